import { expect } from 'chai';
import { allScreens, ELEMENTS, forEachScreen } from '../support/elements.js';
import { afterwards, failures, setPage, settled } from '../support/page.js';

/** What a careful site sends; here the page gives it to itself, before the first module of ours is loaded. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; trusted-types lit-html; require-trusted-types-for 'script'";

let violations: string[] = [];

before(() => {
  for (const { tag } of ELEMENTS) expect(customElements.get(tag), 'nothing came first').to.equal(undefined);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    violations.push(`${violatedDirective}: ${blockedURI} ${sample}`);
  });
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = POLICY;
  document.head.append(meta);
  performance.setResourceTimingBufferSize(5000);
});

beforeEach(() => (violations = []));

/** A violation is told in a task of its own. */
const told = () => new Promise((resolve) => setTimeout(resolve));

/** Everything that is written to the console as an error, until the end of the test. */
function consoleErrors(): unknown[] {
  const { error } = console;
  const heard: unknown[] = [];
  console.error = (...parts: unknown[]) => void heard.push(parts.map(String).join(' '));
  afterwards(() => (console.error = error));
  return heard;
}

describe('the policy of these tests', () => {
  after(() => performance.clearResourceTimings());

  it('forbids styles, scripts and requests', async () => {
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
    const span = document.createElement('span');
    span.setAttribute('style', 'color: red');
    const image = new Image();
    image.src = '/favicon.ico';
    await fetch('/').catch(() => undefined);
    await told();
    style.remove();
    const directives = violations.map((it) => it.split(':')[0]);
    expect(directives).to.include.members(['style-src-elem', 'style-src-attr', 'img-src', 'connect-src']);
    const guardsTypes = 'trustedTypes' in window;
    const write = () => (span.innerHTML = '<b></b>');
    if (guardsTypes) expect(write).to.throw(TypeError);
    else expect(write).not.to.throw();
  });
});

forEachScreen(
  'under a strict policy',
  (open) => {
    it('violates nothing, reports nothing, and has no style of its own in the markup', async () => {
      const failed = failures();
      const errors = consoleErrors();
      const element = await open({ width: 380 });
      setPage('lang', 'de');
      await settled(element);
      await told();
      expect(violations).to.deep.equal([]);
      expect(errors).to.deep.equal([]);
      expect(failed).to.deep.equal([]);
      const found = element.shadowRoot!.querySelectorAll('style, [style], link, script, img, iframe, object');
      expect([...found].map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
      expect(element.getAttribute('style')).to.equal(null);
    });
  },
  allScreens,
);

describe('what the elements ask the network for', () => {
  it('is nothing but their own modules', () => {
    const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const modules = asked.filter(
      ({ origin, pathname }) =>
        origin === location.origin && /\/(src|node_modules)\/.+\.[jt]s$/.test(pathname),
    );
    expect(modules.length).to.be.greaterThan(20);
    expect(asked.filter((it) => !modules.includes(it)).map(String)).to.deep.equal([]);
  });
});
