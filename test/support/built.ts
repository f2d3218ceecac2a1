/** What the tests of the built elements share. */
import { entries } from './build/entries.mjs';

/** The tag of every element. */
export const TAGS = entries().filter((name) => name.endsWith('-score'));

/** A whole round of each game, as its element takes it. */
export const ROUNDS: Readonly<Record<string, object>> = {
  'doko-score': {
    kind: 'normal',
    reAugen: 148,
    re: { players: [0, 2], call: '90' },
    kontra: { call: 'none', fuchs: 1 },
  },
  'okey-score': {
    suit: 'S',
    okey: '7S',
    finish: 'normal',
    winner: 0,
    hands: [[], ['OK', '5C', '6C', 'KH'], 24, 100],
  },
  'rummy-score': {
    finish: 'normal',
    winner: 0,
    hands: [[], ['KH', '10D', 'JK'], 24, 7],
    melded: [true, true, false, true],
  },
};

const undo: (() => unknown)[] = [];

/** Does this at the end of the test. */
export const afterwards = (act: () => unknown): void => void undo.push(act);

afterEach(async () => {
  while (undo.length > 0) await undo.pop()!();
});
