/** A match: its sheet, and the rules in force. */
import { str, type Localizer } from '../localizer.js';

// ---- Match

/** @param n number of a round, from 1 */
export const nth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Round ${number}`, { id: 'rummy.m.nth', desc: 'A round of the match by its number' });
};

/** @param n how many rounds the match has; follows “Round 12” */
export const of = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`of ${number}`, { id: 'rummy.m.of', desc: 'Follows “Round 12” in a heading' });
};

export const extra = (l: Localizer): string =>
  l.msg('extra', {
    id: 'rummy.m.extra',
    desc: 'Follows “Round 12” in a heading: it is played because of a tie',
  });

/** @param n number of a round */
export const recordNth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Record round ${number}`, {
    id: 'rummy.b.recordNth',
    desc: 'Button: opens the form for the next round',
  });
};

/** @param n number of a round */
export const correctNth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Correct round ${number}`, { id: 'rummy.m.correctNth', desc: 'Heading above the form' });
};

export const sheet = (l: Localizer): string =>
  l.msg('Score sheet', { id: 'rummy.m.sheet', desc: 'Spoken name of the sheet' });

export const noRounds = (l: Localizer): string =>
  l.msg('No rounds yet.', { id: 'rummy.m.noRounds', desc: 'In an empty sheet' });

export const newMatch = (l: Localizer): string =>
  l.msg('New game', { id: 'rummy.b.newMatch', desc: 'Button: an empty sheet' });

/** @param n rounds, 0 or more */
export const roundsLeft = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () => l.msg(str`${number} round left.`, { id: 'rummy.r.left.one', desc: 'Under the sheet' }),
    few: () => l.msg(str`${number} rounds left.`, { id: 'rummy.r.left.few', desc: 'Under the sheet' }),
    many: () => l.msg(str`${number} rounds left.`, { id: 'rummy.r.left.many', desc: 'Under the sheet' }),
    other: () => l.msg(str`${number} rounds left.`, { id: 'rummy.r.left.other', desc: 'Under the sheet' }),
  });
};

export const tie = (l: Localizer): string =>
  l.msg('Tie for the lowest total: one more round.', {
    id: 'rummy.r.extra',
    desc: 'Headline: why the match goes on beyond its limit',
  });

/** @param names isolated, as `l.list` joins them; @param total their points, as text */
export const tied = (l: Localizer, names: string, total: string): string =>
  l.msg(str`${names}: ${total}. Everybody plays.`, {
    id: 'rummy.r.tied',
    desc: 'Under “Tie for the lowest total: one more round.”: who share it',
  });

export const leadsAfter = (l: Localizer): string =>
  l.msg('Leads after this round', {
    id: 'rummy.r.leadsAfter',
    desc: 'Beside the record button, above a name and a total',
  });

export const winsRound = (l: Localizer): string =>
  l.msg('Wins the round', { id: 'rummy.r.winsRound', desc: 'Beside the record button, above a name' });

// ---- Rules in force, under the sheet

export const rami = (l: Localizer): string =>
  l.msg('Rules: Rami.', { id: 'rummy.rules.rami', desc: 'Under the sheet: the name of the rules' });

/** What a joker, an ace and the others count. */
export const cardValues = (l: Localizer, values: readonly [number, number, number]): string => {
  const [joker, ace, face] = values.map((value) => l.number(value));
  return l.msg(str`Joker ${joker}, ace ${ace}, king, queen and jack ${face}.`, {
    id: 'rummy.rules.cards',
    desc: 'Under the sheet: what cards count',
  });
};

/** @param n points */
export const limitIs = (l: Localizer, n: number): string => {
  const limit = l.number(n);
  return l.msg(str`Limit ${limit}.`, {
    id: 'rummy.rules.limit',
    desc: 'Under the sheet: the total at which the match ends',
  });
};

/** @param n points */
export const limitShown = (l: Localizer, n: number): string => {
  const limit = l.number(n);
  return l.msg(str`Limit ${limit}, which ends nothing here.`, {
    id: 'rummy.rules.limitShown',
    desc: 'Under the sheet: the match has a fixed number of rounds',
  });
};

/** @param n points */
export const surchargeIs = (l: Localizer, n: number): string => {
  const surcharge = l.number(n);
  return l.msg(str`Not melded: ${surcharge} more.`, { id: 'rummy.rules.surcharge', desc: 'Under the sheet' });
};

/** @param n points; @param m the most that is paid, points too */
export const surchargeAndCap = (l: Localizer, n: number, m: number): string => {
  const surcharge = l.number(n);
  const cap = l.number(m);
  return l.msg(str`Not melded: ${surcharge} more, at most ${cap}.`, {
    id: 'rummy.rules.surchargeAndCap',
    desc: 'Under the sheet',
  });
};

/** @param n points that everybody else pays */
export const handFinishIs = (l: Localizer, n: number): string => {
  const points = l.number(n);
  return l.msg(str`From hand: ${points}.`, { id: 'rummy.rules.handFinish', desc: 'Under the sheet' });
};

export const fixedIs = (l: Localizer, points: number): string => {
  const pointsText = l.number(points);
  return l.msg(str`Not melded: ${pointsText}.`, {
    id: 'rummy.rules.fixed',
    desc: 'Under the sheet and under a headline: what who has not melded pays',
  });
};

export const unmeldedTimesIs = (l: Localizer, factor: number): string => {
  const factorText = l.number(factor);
  return l.msg(str`Not melded: × ${factorText}.`, {
    id: 'rummy.rules.unmeldedTimes',
    desc: 'Under the sheet and under a headline: the cards of who has not melded times this',
  });
};

export const handTimesIs = (l: Localizer, factor: number): string => {
  const factorText = l.number(factor);
  return l.msg(str`From hand: × ${factorText}.`, {
    id: 'rummy.rules.handTimes',
    desc: 'Under the sheet and under a headline: what the others pay times this',
  });
};

export const handCapIs = (l: Localizer, points: number): string => {
  const pointsText = l.number(points);
  return l.msg(str`A hand counts at most ${pointsText}.`, {
    id: 'rummy.rules.handCap',
    desc: 'Under the sheet',
  });
};

export const dropsAre = (l: Localizer, first: number, middle: number): string => {
  const firstText = l.number(first);
  const middleText = l.number(middle);
  return l.msg(str`First drop ${firstText}, middle drop ${middleText}.`, {
    id: 'rummy.rules.drops',
    desc: 'Under the sheet: what it costs to drop out of a round',
  });
};

export const winBonusIs = (l: Localizer, points: string): string =>
  l.msg(str`Out: ${points}.`, {
    id: 'rummy.rules.winBonus',
    desc: 'Under the sheet: what who goes out gets',
  });

export const handBonusIs = (l: Localizer, points: string): string =>
  l.msg(str`Out from hand: ${points}.`, {
    id: 'rummy.rules.handBonus',
    desc: 'Under the sheet: what who goes out from hand gets',
  });

export const handBonusLateIs = (l: Localizer, points: string): string =>
  l.msg(str`Out from hand after a meld of others: ${points}.`, {
    id: 'rummy.rules.handBonusLate',
    desc: 'Under the sheet: what who goes out from hand gets when somebody had melded',
  });

export const winnerTakes = (l: Localizer): string =>
  l.msg('Who goes out gets what the others pay.', {
    id: 'rummy.rules.winnerTakes',
    desc: 'Under the sheet and under a headline',
  });

export const highWins = (l: Localizer): string =>
  l.msg('The highest total wins.', { id: 'rummy.rules.high', desc: 'Under the sheet' });

export const outAt = (l: Localizer, limit: number): string => {
  const limitText = l.number(limit);
  return l.msg(str`Out of the game at ${limitText}.`, {
    id: 'rummy.rules.outAt',
    desc: 'Under the sheet: the total at which a player is out',
  });
};

export const reEntryUpTo = (l: Localizer, points: number): string => {
  const pointsText = l.number(points);
  return l.msg(str`Back in while nobody has more than ${pointsText}.`, {
    id: 'rummy.rules.reEntry',
    desc: 'Under the sheet: who is out may come in again',
  });
};

export const tieOfNobody = (l: Localizer): string =>
  l.msg('Blocked with several lowest hands: nobody wins.', {
    id: 'rummy.rules.tieOfNobody',
    desc: 'Under the sheet',
  });

export const blockedByCards = (l: Localizer): string =>
  l.msg('Blocked: only the cards count.', {
    id: 'rummy.rules.blockedByCards',
    desc: 'Under the sheet: nothing is added for who has not melded',
  });
