/** Who went out, and how the points arose. */
import { str, type Localizer } from '../localizer.js';

/** @param name isolated */
export const wentOut = (l: Localizer, name: string): string =>
  l.msg(str`${name} went out`, { id: 'rummy.r.wentOut', desc: 'Headline of the result' });

/** @param name isolated */
export const wentOutFromHand = (l: Localizer, name: string): string =>
  l.msg(str`${name} went out from hand`, { id: 'rummy.r.wentOutFromHand', desc: 'Headline of the result' });

/** @param names isolated, as `l.list` joins them */
export const fewest = (l: Localizer, names: string): string =>
  l.msg(str`Fewest points in hand: ${names}`, {
    id: 'rummy.r.fewest',
    desc: 'Headline of the result: nobody went out',
  });

export const nobody = (l: Localizer): string =>
  l.msg('Nobody wins the round', {
    id: 'rummy.r.nobody',
    desc: 'Headline of the result: several hold the fewest points, and the rules let nobody win',
  });

export const othersCount = (l: Localizer): string =>
  l.msg('The others count what is left in hand.', { id: 'rummy.r.othersCount', desc: 'Under the headline' });

/** @param n points */
export const unmelded = (l: Localizer, n: number): string => {
  const surcharge = l.number(n);
  return l.msg(str`Not melded: ${surcharge} more.`, {
    id: 'rummy.r.unmelded',
    desc: 'Follows “The others count what is left in hand.”',
  });
};

/** @param n points */
export const handFor = (l: Localizer, n: number): string => {
  const points = l.number(n);
  return l.msg(str`From hand: ${points} for every other player.`, {
    id: 'rummy.r.fromHand',
    desc: 'Under the headline',
  });
};

export const stockOut = (l: Localizer): string =>
  l.msg('The stock ran out, and nobody went out.', { id: 'rummy.r.stockOut', desc: 'Under the headline' });

/** @param hand what is counted, as text or as a sum; @param cap points, as text */
export const most = (l: Localizer, hand: string, cap: string): string =>
  l.msg(str`${hand}, at most ${cap}`, {
    id: 'rummy.r.most',
    desc: 'How a player’s points arise: cards, and the most that is paid',
  });

export const out = (l: Localizer): string =>
  l.msg('went out', { id: 'rummy.i.out', desc: 'In the list of points, beside a name' });

export const outFromHand = (l: Localizer): string =>
  l.msg('went out from hand', { id: 'rummy.i.outFromHand', desc: 'In the list of points, beside a name' });

export const lowest = (l: Localizer): string =>
  l.msg('fewest points in hand', { id: 'rummy.i.lowest', desc: 'In the list of points, beside a name' });

export const player = (l: Localizer): string =>
  l.msg('Player', { id: 'rummy.r.player', desc: 'Head of a column' });

export const points = (l: Localizer): string =>
  l.msg('Points', { id: 'rummy.r.points', desc: 'Head of a column' });

/** @param headline as above; @param points “Marek 7”, as `l.list` joins them */
export const spoken = (l: Localizer, headline: string, points: string): string =>
  l.msg(str`${headline}: ${points}`, {
    id: 'rummy.s.result',
    desc: 'Spoken: the result, then each player’s points',
  });
