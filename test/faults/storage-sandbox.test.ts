import { expect } from 'chai';
import { afterwards, markup, until } from '../support/page.js';
import { ATTRIBUTES, KEY, round } from '../support/stored.js';

/** What a frame says of itself: nobody else can look into it. */
interface Report {
  readonly storage: string;
  readonly failed: readonly { readonly code: string }[];
  readonly errors: readonly string[];
  readonly buttons: readonly string[];
  readonly entries: number;
  readonly rows: number;
}

/** Runs a script on the element in a sandboxed frame, as some sites show what others wrote. */
async function sandboxed(script: string, attributes: object = ATTRIBUTES): Promise<Report> {
  const reports: Report[] = [];
  const frame = document.createElement('iframe');
  const listener = ({ source, data }: MessageEvent) => {
    if (source === frame.contentWindow) reports.push(data as Report);
  };
  addEventListener('message', listener);
  afterwards(() => removeEventListener('message', listener));
  frame.sandbox.add('allow-scripts');
  frame.srcdoc = `<!doctype html><html lang="en"><body>${markup('doko-score', { ...attributes })}
    <script type="module">
      const failed = [];
      document.addEventListener('storage-failed', ({ detail }) => failed.push(detail));
      await import('${new URL('/src/doko-score.ts', location.href).href}');
      const element = document.querySelector('doko-score');
      await element.updateComplete;
      let storage = 'there';
      try { void localStorage } catch (error) { storage = error.name }
      ${script}
      await element.updateComplete;
      const texts = (what) =>
        [...element.shadowRoot.querySelectorAll(what)].map((it) => it.textContent.trim());
      const entries = element.match.entries.length;
      const rows = texts('tbody tr').length;
      parent.postMessage({ storage, failed, errors: texts('.err'), buttons: texts('.problems button'), entries, rows }, '*');
    </script>`;
  document.body.append(frame);
  afterwards(() => frame.remove());
  await until(() => reports.length > 0, 'a word from the frame', 15_000);
  return reports[0]!;
}

describe('a frame that may run scripts and has no storage', () => {
  it('keeps score, and says once that nothing is saved', async () => {
    const games = [30, 40].map((n) => `element.addRound(${JSON.stringify(round(n))});`).join('\n');
    const { storage, failed, errors, buttons, entries, rows } = await sandboxed(games);
    expect(storage, 'the frame is what it should be').to.equal('SecurityError');
    expect(failed).to.eql([{ game: 'doko', code: 'forbidden' }]);
    expect(errors).to.eql(['Cannot be saved here. Export keeps it.']);
    expect(buttons).to.eql(['Export', 'Close']);
    expect([entries, rows]).to.eql([2, 2]);
    expect(localStorage.getItem(KEY), 'nothing leaks into the page around').to.equal(null);
  });

  it('says nothing where nothing is to be kept', async () => {
    const { failed, errors, entries } = await sandboxed(`element.addRound(${JSON.stringify(round(30))});`, {
      players: ATTRIBUTES.players,
    });
    expect(failed).to.eql([]);
    expect(errors).to.eql([]);
    expect(entries).to.equal(1);
  });
});
