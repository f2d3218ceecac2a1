import { expect } from 'chai';
import fc from 'fast-check';
import { doko, InvalidInput, match, type Match } from '../../src/core.js';
import { fromOlderList, readOlderList } from '../../src/core/match-file/older-list.js';
import { anything } from '../support/hostile.js';
import { evenings, play } from '../support/match-evenings.js';

/** The names of everything that all objects, lists, texts and functions have. */
const inherited = (): string =>
  [Object, Array, String, Function]
    .map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join())
    .join('|');

/** A match, or the issues by which it was refused; anything else that is thrown fails the test. */
async function read(reader: () => Match | Promise<Match>): Promise<Match | null> {
  const before = inherited();
  let result: Match | null = null;
  try {
    result = await reader();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    expect(error.issues, 'a refusal says why').not.to.eql([]);
    for (const { code, path } of error.issues) {
      expect(code).to.match(/^[a-z]+(-[a-z]+)*$/);
      expect(path).to.be.a('string');
    }
  }
  expect(inherited(), 'no prototype was changed').to.equal(before);
  return result;
}

/** A match is whole: it can be written and read, and everything that is derived from it is there. */
function expectWhole(m: Match | null): void {
  if (m === null) return;
  expect(match.fromJSON(JSON.stringify(match.toJSON(m)))).to.deep.equal(m);
  expect(match.summary(m).totals).to.have.length(m.players.length);
}

const evening = evenings.map((plan) => play(plan).at(-1)!);

/** Every place in plain data, as the names that lead there. */
const places = (data: unknown, at: readonly string[] = []): (readonly string[])[] =>
  typeof data === 'object' && data !== null
    ? [
        at,
        ...Object.keys(data).flatMap((key) => places((data as Record<string, unknown>)[key], [...at, key])),
      ]
    : [at];

/** The data with something else in one place. */
function put(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(data)
    ? [...(data as unknown[])]
    : { ...(data as object) };
  Object.defineProperty(copy, key, {
    value: put((data as Record<string, unknown>)[key], rest, value),
    configurable: true,
    enumerable: true,
    writable: true,
  });
  return copy;
}

describe('Text that is no match, or no longer', () => {
  it('is refused where it is the beginning of one only', async () => {
    const property = fc.asyncProperty(
      evening,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      async (m, part) => {
        const text = JSON.stringify(match.toJSON(m));
        expect(await read(() => match.fromJSON(text.slice(0, Math.floor(part * text.length))))).to.equal(
          null,
        );
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });

  it('is refused or a whole match where some of it is other text', async () => {
    const splice = fc.record({
      at: fc.nat(),
      drop: fc.nat(6),
      text: fc.oneof(
        fc.string({ maxLength: 6 }),
        fc.constantFrom('"', '}', '9', '-', 'null,', '"__proto__":{"x":1},', '\\u0000'),
      ),
    });
    const property = fc.asyncProperty(evening, splice, async (m, { at, drop, text }) => {
      const whole = JSON.stringify(match.toJSON(m));
      const where = at % whole.length;
      expectWhole(await read(() => match.fromJSON(whole.slice(0, where) + text + whole.slice(where + drop))));
    });
    await fc.assert(property, { numRuns: 120 });
  });

  it('is refused or a whole match where anything stands in the place of something', async () => {
    const names = fc.constantFrom('__proto__', 'constructor', 'toString', 'prototype', 'x');
    const property = fc.asyncProperty(
      evening,
      fc.nat(),
      fc.option(names),
      anything,
      async (m, n, name, value) => {
        const data: unknown = JSON.parse(JSON.stringify(match.toJSON(m)));
        const all = places(data);
        const at = all[n % all.length]!;
        expectWhole(
          await read(() => match.fromJSON(put(data, name === null ? at : [...at.slice(0, -1), name], value))),
        );
      },
    );
    await fc.assert(property, { numRuns: 120 });
  });

  it('is refused by every reader, whatever it is', async () => {
    const readers = [
      (text: string) => match.fromJSON(text),
      (text: string) => match.fromShareText(text),
      (text: string) => fromOlderList(readOlderList(text, doko.game), 'points', doko.game),
    ];
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.string({ unit: fc.constantFrom(...letters), maxLength: 200 }),
    );
    const property = fc.asyncProperty(texts, async (text) => {
      for (const reader of readers) expectWhole(await read(() => reader(text)));
    });
    await fc.assert(property, { numRuns: 150 });
  });
});
