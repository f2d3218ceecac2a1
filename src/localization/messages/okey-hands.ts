/** A hand of cards or tiles as it is entered. */
import { str, type Localizer } from '../localizer.js';

export const lowest = (l: Localizer): string =>
  l.msg('lowest penalty', { id: 'okey.m.lowest', desc: 'Small, beside a name' });

export const run = (l: Localizer): string =>
  l.msg('Run', { id: 'okey.m.run', desc: 'Above cards of one suit in sequence; short' });

export const set = (l: Localizer): string =>
  l.msg('Set', { id: 'okey.m.set', desc: 'Above cards of one rank; short' });

export const pair = (l: Localizer): string =>
  l.msg('Pair', { id: 'okey.m.pair', desc: 'Above two equal cards; short' });

export const loose = (l: Localizer): string =>
  l.msg('Loose', { id: 'okey.m.loose', desc: 'Above the cards that are in no group; short' });

export const pairs = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () =>
      l.msg(str`${number} pair`, { id: 'okey.m.pairs.one', desc: 'Before the sum of the other cards' }),
    few: () =>
      l.msg(str`${number} pairs`, { id: 'okey.m.pairs.few', desc: 'Before the sum of the other cards' }),
    many: () =>
      l.msg(str`${number} pairs`, { id: 'okey.m.pairs.many', desc: 'Before the sum of the other cards' }),
    other: () =>
      l.msg(str`${number} pairs`, { id: 'okey.m.pairs.other', desc: 'Before the sum of the other cards' }),
  });
};

export const pairsRun = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () =>
      l.msg(str`${number} pair + run`, {
        id: 'okey.m.pairsRun.one',
        desc: 'Before the sum of the other cards: pairs and one run',
      }),
    few: () =>
      l.msg(str`${number} pairs + run`, {
        id: 'okey.m.pairsRun.few',
        desc: 'Before the sum of the other cards: pairs and one run',
      }),
    many: () =>
      l.msg(str`${number} pairs + run`, {
        id: 'okey.m.pairsRun.many',
        desc: 'Before the sum of the other cards: pairs and one run',
      }),
    other: () =>
      l.msg(str`${number} pairs + run`, {
        id: 'okey.m.pairsRun.other',
        desc: 'Before the sum of the other cards: pairs and one run',
      }),
  });
};

export const pairsSet = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () =>
      l.msg(str`${number} pair + set`, {
        id: 'okey.m.pairsSet.one',
        desc: 'Before the sum of the other cards: pairs and one set',
      }),
    few: () =>
      l.msg(str`${number} pairs + set`, {
        id: 'okey.m.pairsSet.few',
        desc: 'Before the sum of the other cards: pairs and one set',
      }),
    many: () =>
      l.msg(str`${number} pairs + set`, {
        id: 'okey.m.pairsSet.many',
        desc: 'Before the sum of the other cards: pairs and one set',
      }),
    other: () =>
      l.msg(str`${number} pairs + set`, {
        id: 'okey.m.pairsSet.other',
        desc: 'Before the sum of the other cards: pairs and one set',
      }),
  });
};

export const none = (l: Localizer, points: string): string =>
  l.msg(str`Neither combination nor enough pairs: ${points}.`, {
    id: 'okey.r.none100',
    desc: 'Why a hand counts 100',
  });

export const heldBack = (l: Localizer, points: string): string =>
  l.msg(str`Complete hand held back: ${points}.`, { id: 'okey.r.heldBack', desc: 'Why a hand counts 100' });

export const allRuns = (l: Localizer): string =>
  l.msg('All of it is in runs and sets.', { id: 'okey.m.allRuns', desc: 'A complete hand' });

export const allPairs = (l: Localizer): string =>
  l.msg('All of it is in pairs.', { id: 'okey.m.allPairs', desc: 'A complete hand' });

export const held = (l: Localizer): string =>
  l.msg('held back', { id: 'okey.q.held', desc: 'Switch: a complete hand was kept back' });

export const atMost = (l: Localizer, points: string): string =>
  l.msg(str`at most ${points}`, { id: 'okey.m.atMost', desc: 'Behind a sum above 100' });

export const otherPairs = (l: Localizer, points: string): string =>
  l.msg(str`With pairs: ${points}`, {
    id: 'okey.m.otherPairs',
    desc: 'Small: what the hand would count as pairs, which is more',
  });

export const otherRuns = (l: Localizer, points: string): string =>
  l.msg(str`With runs and sets: ${points}`, {
    id: 'okey.m.otherRuns',
    desc: 'Small: what the hand would count so, which is more',
  });

export const whichOkey = (l: Localizer): string =>
  l.msg('The penalty is known once the Okey is chosen.', {
    id: 'okey.m.whichOkey',
    desc: 'In the place of the penalty of a hand with Okeys',
  });

export const handWrong = (l: Localizer): string =>
  l.msg('The penalty is known once the hand is right.', {
    id: 'okey.m.handWrong',
    desc: 'In the place of the penalty of a hand with an error',
  });

export const wildAs = (l: Localizer, card: string): string =>
  l.msg(str`Okey as ${card}`, {
    id: 'okey.m.wildAs',
    desc: 'Spoken: a wild card in a group and the card it stands for. Colon where the language bends names',
  });

export const falseAs = (l: Localizer, card: string): string =>
  l.msg(str`False Okey as ${card}`, {
    id: 'okey.m.falseAs',
    desc: 'Spoken: a printed joker and the card it is',
  });

export const group = (l: Localizer, kind: string, cards: string): string =>
  l.msg(str`${kind}: ${cards}`, { id: 'okey.m.group', desc: 'Spoken: cards that belong together' });
