import type { doko } from '../../src/core.js';

/** A round as a script might write it: nothing is known of what it holds. */
export type Draft = Record<string, unknown> & {
  re: Record<string, unknown>;
  kontra: Record<string, unknown>;
};

/** Something done to a valid round, and the issues that must follow from it and nothing else. */
export interface Fault {
  readonly name: string;
  readonly spoil: (round: Draft) => void;
  readonly issues: readonly string[];
}

/** A copy of a round to spoil. */
export const draftOf = (round: doko.DokoRound) => JSON.parse(JSON.stringify(round)) as Draft;

const shown = (value: unknown): string =>
  typeof value === 'number' || value === undefined ? String(value) : JSON.stringify(value);

/** A fault for each wrong value of a property of the round or of one party. */
function wrong(path: string, issue: string, values: readonly unknown[]): Fault[] {
  const [first, second] = path.split('.') as [string, string?];
  return values.map((value) => ({
    name: `${path} is ${shown(value)}`,
    spoil: (round) => {
      const holder = second === undefined ? round : (round[first] as Record<string, unknown>);
      holder[second ?? first] = value;
    },
    issues: [issue],
  }));
}

const WRONG_TEXTS = [undefined, null, 0, 1, true, '', 'NORMAL', ' none', 'constructor', ['solo'], {}];
const WRONG_COUNTS = [-1, 0.5, 1.5, NaN, Infinity, -Infinity, null, '1', true, [], [1], {}];
const WRONG_SEATS = [-1, 7, 99, 0.5, NaN, Infinity, null, undefined, '0', [0], {}, true];

/** Seats where there is no list of them; with none the table is taken to be the largest there is. */
const NO_LISTS = [null, 0, '01', true, {}, { 0: 0, 1: 1, length: 2 }];

const counts = (party: 're' | 'kontra') =>
  ['doppelkopf', 'fuchs', 'karlchen'].flatMap((code) =>
    wrong(`${party}.${code}`, `count ${party}.${code}`, WRONG_COUNTS),
  );

/** Replaces the last who sits out, or adds one where nobody does; the table does not grow beyond seven. */
function sitOut(round: Draft, seat: unknown): void {
  const out = (round.sitsOut as unknown[] | undefined) ?? [];
  round.sitsOut = [...out.slice(0, -1), seat];
}

/**
 * By place, so that one of each place can be combined with any of the others: no fault changes what another leads to.
 */
export const FAULTS: readonly (readonly Fault[])[] = [
  wrong('kind', 'kind kind', WRONG_TEXTS),
  [
    ...wrong('reAugen', 'augen reAugen', [
      -1,
      241,
      0.5,
      NaN,
      Infinity,
      -Infinity,
      '120',
      null,
      undefined,
      {},
      true,
    ]),
    ...wrong('reAugen', 'augen-band reAugen', [
      [],
      [0],
      [120],
      [120, 120],
      [0, 30],
      [29, 0],
      [0, 59],
      [90, 120],
      [120, 150],
      [0, 240],
      [0, 29, 29],
      ['0', '29'],
      [[0, 29]],
      [0, null],
      [undefined, undefined],
    ]),
  ],
  wrong('noTrick', 'no-trick noTrick', [null, '', 'none', 'Re', 0, true, ['re'], {}]),
  wrong('re.call', 'call re.call', [...WRONG_TEXTS, 90, '9', 'keine 90', 'Ansage']),
  wrong('kontra.call', 'call kontra.call', [...WRONG_TEXTS, 30, '120']),
  ...['doppelkopf', 'fuchs', 'karlchen'].map((code) => [
    ...counts('re').filter(({ issues }) => issues[0]!.endsWith(code)),
    ...counts('kontra').filter(({ issues }) => issues[0]!.endsWith(code)),
  ]),
  [
    ...wrong('re.players', 're-players re.players', [...NO_LISTS, undefined, []]),
    ...WRONG_SEATS.map((seat) => ({
      name: `a Re seat is ${shown(seat)}`,
      spoil: ({ re }: Draft) => {
        re.players = [seat, ...(re.players as unknown[]).slice(1)];
      },
      issues: ['seat re.players.0'],
    })),
    {
      name: 'a Re seat three times',
      spoil: ({ re }) => {
        const [seat] = re.players as unknown[];
        re.players = [seat, seat, seat];
      },
      issues: ['re-players re.players', 'seat-twice re.players.1', 'seat-twice re.players.2'],
    },
  ],
  wrong('solo', 'solo-kind solo', [null, '', 'farbe', 'Pflicht', 0, true, ['lust'], {}]),
  wrong('fuchs', 'property fuchs', [1, undefined, null]),
  wrong('re.fox', 'property re.fox', [0]),
  wrong('kontra.players', 'property kontra.players', [[0, 1]]),
  wrong('kontra.fuechse', 'property kontra.fuechse', [1]),
];

/** Those who sit out; apart, because a table of another size makes other seats wrong. */
export const SITTING_OUT: readonly Fault[] = [
  ...wrong('sitsOut', 'sits-out sitsOut', [...NO_LISTS, [3, 4, 5, 6]]),
  ...WRONG_SEATS.map((seat) => ({
    name: `who sits out is ${shown(seat)}`,
    spoil: (round: Draft) => sitOut(round, seat),
    issues: ['sits-out sitsOut.LAST'],
  })),
  {
    name: 'a Re player sits out',
    spoil: (round) => sitOut(round, (round.re.players as unknown[])[0]),
    issues: ['sits-out sitsOut.LAST'],
  },
];
