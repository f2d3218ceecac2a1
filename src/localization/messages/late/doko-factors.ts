/** How points arose by house rules, and what is known of Bock games. */
import { str, type Localizer } from '../../localizer.js';

/** @param n by what points are multiplied */
export const times = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`× ${number}`, { id: 'doko.i.times', desc: 'In a list of points: what multiplies them' });
};

/** @param points before they are multiplied; @param n by what */
export const multiplied = (l: Localizer, points: number, n: number): string => {
  const [number, factor] = [l.number(points), l.number(n)];
  return l.msg(str`${number} × ${factor}`, {
    id: 'doko.i.multiplied',
    desc: 'Small, after what a point was for: how many there were, and by what they are multiplied',
  });
};

export const feigheit = (l: Localizer): string =>
  l.msg('Feigheit', {
    id: 'doko.i.feigheit',
    desc: 'German term, the same in every language. Points of the other party: won too high without saying so',
  });

/** @param party Re or Kontra; @param augen as text, perhaps a band */
export const tooHigh = (l: Localizer, party: string, augen: string): string =>
  l.msg(str`${party} got ${augen} Augen and had said too little: won too high, so lost (Feigheit).`, {
    id: 'doko.r.tooHigh',
    desc: 'Why a party lost that would have won: nothing or too little was said. “Feigheit” stays German',
  });

export const backdoor = (l: Localizer): string =>
  l.msg('The loser gains nothing', {
    id: 'doko.i.backdoor',
    desc: 'Points that lift the winner’s side to 0, as Sonderpunkte of the losers outweighed the game',
  });

export const soloFixed = (l: Localizer): string =>
  l.msg('Solo, fixed worth', { id: 'doko.i.soloFixed', desc: 'Points: what a solo is worth in any case' });

/** @param kind e.g. Damensolo */
export const soloOf = (l: Localizer, kind: string): string =>
  l.msg(str`${kind}, fixed worth`, {
    id: 'doko.i.soloOf',
    desc: 'Points: what a solo of this kind is worth in any case',
  });

// ---- What is written beside the value

/** @param name isolated; @param gain, loss with their signs, as text */
export const fee = (l: Localizer, name: string, gain: string, loss: string): string =>
  l.msg(str`Hochzeit, ${name}: ${gain}, the others ${loss} each.`, {
    id: 'doko.r.fee',
    desc: 'Under the list of points: a fee. “Hochzeit” stays German',
  });

/** @param name isolated; @param gain with its sign, as text */
export const feeGain = (l: Localizer, name: string, gain: string): string =>
  l.msg(str`Hochzeit, ${name}: ${gain}.`, {
    id: 'doko.r.feeGain',
    desc: 'Under the list of points: a fee, where only gains are written',
  });

/** @param name isolated; @param loss with its sign, as text */
export const feeLoss = (l: Localizer, name: string, loss: string): string =>
  l.msg(str`Hochzeit, ${name}: the others ${loss} each.`, {
    id: 'doko.r.feeLoss',
    desc: 'Under the list of points: a fee, where only losses are written',
  });

export const plusOnly = (l: Localizer): string =>
  l.msg('Only gains are written.', { id: 'doko.r.plusOnly', desc: 'Under the list of points' });

export const minusOnly = (l: Localizer): string =>
  l.msg('Only losses are written.', { id: 'doko.r.minusOnly', desc: 'Under the list of points' });

// ---- Bock

/** @param reasons as `l.list` joins them; @param n Bockrunden, 1 or more */
export const starts = (l: Localizer, reasons: string, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () =>
      l.msg(str`Starts a Bockrunde (${reasons}).`, { id: 'doko.r.starts.one', desc: 'About a game' }),
    few: () =>
      l.msg(str`Starts ${number} Bockrunden (${reasons}).`, {
        id: 'doko.r.starts.few',
        desc: 'About a game',
      }),
    many: () =>
      l.msg(str`Starts ${number} Bockrunden (${reasons}).`, {
        id: 'doko.r.starts.many',
        desc: 'About a game',
      }),
    other: () =>
      l.msg(str`Starts ${number} Bockrunden (${reasons}).`, {
        id: 'doko.r.starts.other',
        desc: 'About a game',
      }),
  });
};

/** Why a game starts a Bockrunde, by the core's codes. */
export const REASONS: Readonly<Record<string, (l: Localizer) => string>> = {
  tie120: (l) => l.msg('120 : 120', { id: 'doko.why.tie', desc: 'Why a Bockrunde starts' }),
  reLost: (l) => l.msg('Re said and lost', { id: 'doko.why.reLost', desc: 'Why a Bockrunde starts' }),
  kontraLost: (l) =>
    l.msg('Kontra said and lost', { id: 'doko.why.kontraLost', desc: 'Why a Bockrunde starts' }),
  bothCalled: (l) => l.msg('Re and Kontra said', { id: 'doko.why.both', desc: 'Why a Bockrunde starts' }),
  soloLost: (l) => l.msg('solo lost', { id: 'doko.why.soloLost', desc: 'Why a Bockrunde starts' }),
  solo: (l) => l.msg('solo', { id: 'doko.why.solo', desc: 'Why a Bockrunde starts' }),
  heartTrick: (l) =>
    l.msg('Herzstich', {
      id: 'doko.why.heart',
      desc: 'Why a Bockrunde starts. German term, the same in every language',
    }),
  zero: (l) => l.msg('worth 0', { id: 'doko.why.nil', desc: 'Why a Bockrunde starts: the game was' }),
  nobody: (l) => l.msg('nobody won', { id: 'doko.why.nobody', desc: 'Why a Bockrunde starts' }),
  schwarz: (l) =>
    l.msg('schwarz', {
      id: 'doko.why.schwarz',
      desc: 'Why a Bockrunde starts. German term, the same in every language',
    }),
};

export const byHand = (l: Localizer): string =>
  l.msg('by hand', { id: 'doko.why.byHand', desc: 'Why a Bockrunde starts: the table said so' });

/** @param factor “× 4” or “+ 2” */
export const bockGame = (l: Localizer, factor: string): string =>
  l.msg(str`Bock game ${factor}`, {
    id: 'doko.m.bockGame',
    desc: 'Spoken with the number of a game, and before it is entered. In German: Bockspiel × 4',
  });

/** @param game “Bock game × 4”; @param n how many are to come, this one among them; @param list “× 4 × 4 × 2” */
export const bockAhead = (l: Localizer, game: string, n: number, list: string): string => {
  const number = l.number(n);
  return l.msg(str`${game} · ${number} to come: ${list}`, {
    id: 'doko.m.bockAhead',
    desc: 'Above the form: what this game counts, and the Bock games to come with it. In German: noch 3: × 4 × 4 × 2',
  });
};

export const bockMark = (l: Localizer): string =>
  l.msg('Bock game, a letter for each doubling', {
    id: 'doko.m.bockMark',
    desc: 'Legend: the letters B, BB beside the number of a game',
  });
