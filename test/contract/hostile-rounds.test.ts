import { expect } from 'chai';
import fc from 'fast-check';
import { forEachElement } from '../support/elements.js';
import { Harness } from '../support/harness.js';
import { markup, settled, show } from '../support/page.js';
import { nothingThrown, recovery } from '../support/recovery.js';

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((inner, key) => (inner as Record<string, unknown>)[key], value);

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every place in a round, by the keys that lead there. */
const pathsOf = (inner: unknown, above: readonly string[] = []): string[][] =>
  typeof inner === 'object' && inner !== null
    ? Object.entries(inner).flatMap(([key, value]) => [[...above, key], ...pathsOf(value, [...above, key])])
    : [];

/** A copy with another value at one place. */
function dentedAt(round: object, path: readonly string[], dent: unknown): object {
  const copy = structuredClone(round);
  (at(copy, path.slice(0, -1)) as Record<string, unknown>)[path.at(-1)!] = dent;
  return copy;
}

/** Rounds with another value at one place, or with one that nobody knows. */
const dented = (round: object) => {
  const places = pathsOf(round);
  const records = [[], ...places].filter((path) => isRecord(at(round, path)));
  const unknown = records.map((path) => [...path, 'surprise']);
  return fc
    .tuple(fc.constantFrom(...places, ...unknown), fc.jsonValue())
    .map(([path, dent]) => dentedAt(round, path, dent));
};

/** What a round leaves out, as the form presumes it. */
const filled = (round: Record<string, unknown>, presets: Readonly<Record<string, object>>) => ({
  ...round,
  ...Object.fromEntries(
    Object.entries(presets).flatMap(([key, preset]) => {
      const part = round[key];
      return isRecord(part) ? [[key, { ...preset, ...(part as object) }]] : [];
    }),
  ),
});

forEachElement('takes any round that the page hands in', (its) => {
  const { tag, register, view, players, round, presets, wrong, score } = its;
  const start = () => show(markup(tag, { ...view, players }));
  const expectRecovered = recovery(its);
  const warned = nothingThrown();

  before(register);

  for (const [round, ...errors] of wrong) {
    it(`a wrong round: ${errors.join(' ')}`, async () => {
      const element = await show(markup(tag, { ...view, players, round }));
      expect(new Harness(element).errors).to.deep.equal(errors);
      expect(element.result).to.equal(null);
      expect(warned()).to.have.lengthOf(1);
      expect(warned()[0]).to.include('round');
      expect(element.getAttribute('round')).to.equal(JSON.stringify(round));
      await expectRecovered(element);
    });
  }

  it('rounds with any dent: the result of the core, or none', async () => {
    const element = await start();
    await fc.assert(
      fc.asyncProperty(dented(round), async (round) => {
        element.round = round;
        await settled(element);
        let expected: unknown = null;
        try {
          expected = score(filled(round as Record<string, unknown>, presets) as never, [0, 1, 2, 3]);
        } catch {
          // refused, so there is nothing to show
        }
        expect(element.result).to.deep.equal(expected);
      }),
      { numRuns: 150 },
    );
    await expectRecovered(element);
  });

  it('objects that are no text, at every place of a round', async () => {
    const element = await start();
    for (const odd of [
      { toString: 0 },
      { toString: '', valueOf: null },
      [{ toString: 1 }],
      -0,
      '-0',
      [[['']]],
    ]) {
      for (const path of pathsOf(round)) {
        element.round = dentedAt(round, path, odd);
        await settled(element);
      }
    }
    await expectRecovered(element);
  });
});
