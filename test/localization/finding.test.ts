import { expect } from 'chai';
import { host, language, settled, type Host } from './host.js';

describe('the language an element finds', () => {
  const page = document.documentElement;
  let place: HTMLElement;
  const a = language();
  const b = language();
  const c = language();

  beforeEach(() => {
    page.removeAttribute('lang');
    place = document.createElement('section');
    document.body.append(place);
  });
  afterEach(() => {
    place.remove();
    page.lang = 'en';
  });

  /** A new element inside as many nested shadow roots; and the shadow hosts, outermost first. */
  function nested(depth: number): { element: Host; hosts: HTMLElement[] } {
    const hosts: HTMLElement[] = [];
    let parent: ParentNode = place;
    for (let i = 0; i < depth; i++) {
      const outer = document.createElement('div');
      parent.append(outer);
      hosts.push(outer);
      const inner = document.createElement('div');
      outer.attachShadow({ mode: i % 2 ? 'closed' : 'open' }).append(inner);
      parent = inner;
    }
    const element = host();
    parent.append(element);
    return { element, hosts };
  }
  const shows = async (element: Host, code: string) => {
    await settled(element);
    expect(element.l.locale).to.equal(code);
    expect(element.text).to.equal(code === 'en' ? 'Undo' : `undo in ${code}`);
  };

  it('is English where nobody says anything', async () => {
    const element = host();
    place.append(element);
    await shows(element, 'en');
  });
  it('is that of the document', async () => {
    page.lang = a;
    const element = host();
    place.append(element);
    await shows(element, a);
  });
  it('is that of the closest ancestor before that of the document', async () => {
    page.lang = a;
    place.lang = b;
    const element = host();
    place.append(element);
    await shows(element, b);
  });
  it('is its own before that of an ancestor', async () => {
    place.lang = b;
    const element = host(c);
    place.append(element);
    await shows(element, c);
  });
  it('is the same whether its own is set before it is in the page or after', async () => {
    const element = host();
    place.append(element);
    element.setAttribute('lang', a);
    await shows(element, a);
    element.removeAttribute('lang');
    await shows(element, 'en');
    element.lang = b;
    await shows(element, b);
  });
  for (const lang of ['', 'auto', 'xx', 'x', '-', '_', ' ', 'constructor', '__proto__', 'de'.repeat(500)]) {
    it(`is English for lang="${lang.slice(0, 20)}", whatever the page speaks`, async () => {
      page.lang = a;
      const element = host(lang);
      place.append(element);
      await shows(element, 'en');
    });
  }
  it('is that of a region’s language', async () => {
    const element = host(`${a.toUpperCase()}_AT-1996`);
    place.append(element);
    await shows(element, a);
  });
  it('is German for lang="de-AT", with the words that ship', async () => {
    const element = host('de-AT');
    place.append(element);
    await settled(element);
    expect(element.l.locale).to.equal('de');
    expect(element.shipped).to.equal('Rückgängig');
    expect(element.l.number(1234.5)).to.equal('1.234,5');
  });
  it('is another one in each of three elements on one page', async () => {
    const elements = [a, b, c].map((code) => host(code));
    place.append(...elements);
    for (const [i, element] of elements.entries()) await shows(element, [a, b, c][i]!);
  });

  describe('while the page changes', () => {
    it('follows the document', async () => {
      const element = host();
      place.append(element);
      page.lang = a;
      await shows(element, a);
      page.lang = b;
      await shows(element, b);
      page.removeAttribute('lang');
      await shows(element, 'en');
    });
    it('follows an ancestor, and one that is closer, and the other again', async () => {
      const element = host();
      const inner = document.createElement('div');
      inner.append(element);
      place.append(inner);
      place.lang = a;
      await shows(element, a);
      inner.lang = b;
      await shows(element, b);
      place.lang = c;
      await shows(element, b);
      inner.removeAttribute('lang');
      await shows(element, c);
    });
    for (const depth of [1, 2, 4]) {
      it(`follows every root on the way through ${depth} shadow roots, open or closed`, async () => {
        const { element, hosts } = nested(depth);
        page.lang = a;
        await shows(element, a);
        for (const [i, outer] of hosts.entries()) {
          const code = [b, c, a][i % 3]!;
          outer.lang = code; // in the tree of root i
          await shows(element, code);
        }
        (element.parentElement as HTMLElement).lang = b; // in the innermost tree
        await shows(element, b);
      });
    }
    it('follows where an ancestor is moved to', async () => {
      const inner = document.createElement('div');
      const element = host();
      inner.append(element);
      place.append(inner);
      await shows(element, 'en');
      const other = document.createElement('div');
      other.lang = a;
      place.append(other);
      other.append(inner);
      await shows(element, a);
    });
    it('follows the trees it is moved into, with its shadow host or alone', async () => {
      const { element, hosts } = nested(1);
      const other = document.createElement('div');
      place.append(other);
      const root = other.attachShadow({ mode: 'open' });
      root.append(hosts[0]!); // its host goes into another shadow root
      other.lang = a;
      await shows(element, a);
      hosts[0]!.lang = b;
      await shows(element, b);
      place.append(element); // it leaves both
      await shows(element, 'en');
      place.lang = c;
      await shows(element, c);
      root.append(element);
      await shows(element, a);
      other.lang = b;
      await shows(element, b);
    });
    it('follows the document of a frame it is moved into', async () => {
      const frame = document.createElement('iframe');
      place.append(frame);
      const element = host();
      place.append(element);
      const inner = frame.contentDocument!;
      inner.documentElement.lang = a;
      inner.body.append(element);
      await shows(element, a);
      inner.documentElement.lang = b;
      await shows(element, b);
      document.body.append(element);
      await shows(element, 'en');
      element.remove();
    });
    it('is looked up anew when the element comes back to the page', async () => {
      const element = host();
      place.append(element);
      await shows(element, 'en');
      element.remove();
      place.lang = a;
      await settled(element);
      expect(element.l.locale).to.equal('en');
      place.append(element);
      await shows(element, a);
    });
    it('renders only when the language is another one', async () => {
      const element = host(a);
      place.append(element);
      await shows(element, a);
      const before = element.updates;
      page.lang = b;
      place.lang = c;
      element.lang = `${a}-AT`;
      await shows(element, a);
      expect(element.updates).to.equal(before);
    });
  });
});
