/** What only the family’s rules ask and say, in the form, in the result and at the sheet. */
import { str, type Localizer } from '../../localizer.js';

export const numberHint = (l: Localizer): string =>
  l.msg('points', {
    id: 'rummy.q.numberHint',
    desc: 'Small, beside “Left in hand”: a number and no cards is entered',
  });

export const dropOf = (l: Localizer, name: string): string =>
  l.msg(str`Dropped out: ${name}`, {
    id: 'rummy.q.drop',
    desc: 'Spoken name of the choice whether a player dropped out of the round, and when',
  });

export const playedOn = (l: Localizer): string =>
  l.msg('played', { id: 'rummy.q.playedOn', desc: 'Choice: a player did not drop out of the round; short' });

export const dropFirst = (l: Localizer): string =>
  l.msg('first drop', {
    id: 'rummy.q.dropFirst',
    desc: 'Choice, and in the list of points: dropped out before his first draw; short',
  });

export const dropMiddle = (l: Localizer): string =>
  l.msg('middle drop', {
    id: 'rummy.q.dropMiddle',
    desc: 'Choice, and in the list of points: dropped out later in the round; short',
  });

export const dropWrong = (l: Localizer): string =>
  l.msg('wrong show', {
    id: 'rummy.q.dropWrong',
    desc: 'Choice, and in the list of points: showed a hand that was not complete; short',
  });

export const badDrop = (l: Localizer): string =>
  l.msg('Dropped out or not: choose again.', { id: 'rummy.e.drop', desc: 'Error in a player’s line' });

export const allDropped = (l: Localizer): string =>
  l.msg('At least one player plays the round to its end.', {
    id: 'rummy.e.allDropped',
    desc: 'Error: everybody is said to have dropped out',
  });

export const bonusIs = (l: Localizer, points: string): string =>
  l.msg(str`bonus ${points}`, {
    id: 'rummy.i.bonus',
    desc: 'In the list of points, under “went out”: what the rules give for it',
  });

export const allOf = (l: Localizer, sum: string): string =>
  l.msg(str`from the others: ${sum}`, {
    id: 'rummy.i.all',
    desc: 'In the list of points, under “went out”: the winner gets what the others pay, as a sum',
  });

export const shareOf = (l: Localizer, sum: string): string =>
  l.msg(str`share of ${sum}`, {
    id: 'rummy.i.share',
    desc: 'In the list of points: several have won and part what the others pay',
  });

export const fixedIs = (l: Localizer, points: number): string => {
  const pointsText = l.number(points);
  return l.msg(str`Not melded: ${pointsText}.`, {
    id: 'rummy.rules.fixed',
    desc: 'Under a headline: what who has not melded pays',
  });
};

export const unmeldedTimesIs = (l: Localizer, factor: number): string => {
  const factorText = l.number(factor);
  return l.msg(str`Not melded: × ${factorText}.`, {
    id: 'rummy.rules.unmeldedTimes',
    desc: 'Under a headline: the cards of who has not melded times this',
  });
};

export const handTimesIs = (l: Localizer, factor: number): string => {
  const factorText = l.number(factor);
  return l.msg(str`From hand: × ${factorText}.`, {
    id: 'rummy.rules.handTimes',
    desc: 'Under a headline: what the others pay times this',
  });
};

export const winnerTakes = (l: Localizer): string =>
  l.msg('Who goes out gets what the others pay.', {
    id: 'rummy.rules.winnerTakes',
    desc: 'Under a headline',
  });

export const outAt = (l: Localizer, limit: number): string => {
  const limitText = l.number(limit);
  return l.msg(str`Out of the game at ${limitText}.`, {
    id: 'rummy.rules.outAt',
    desc: 'Under the sheet: the total at which a player is out',
  });
};

/** @param names isolated, as `l.list` joins them */
export const outOfMatch = (l: Localizer, names: string): string =>
  l.msg(str`Out: ${names}`, {
    id: 'rummy.m.out',
    desc: 'Above the sheet: who is out of the match, which goes on',
  });

/** @param name isolated */
export const bringBack = (l: Localizer, name: string): string =>
  l.msg(str`Back in: ${name}`, { id: 'rummy.b.reEnter', desc: 'Button: a player who is out comes in again' });

export const tieHighest = (l: Localizer): string =>
  l.msg('Tie for the highest total: one more round.', {
    id: 'rummy.r.extraHighest',
    desc: 'Headline: why the match goes on; the highest total wins',
  });

/** @param name isolated */
export const endByLast = (l: Localizer, name: string): string =>
  l.msg(str`Last one in: ${name} wins.`, {
    id: 'rummy.r.endByLast',
    desc: 'Headline: the match is over, all others are out',
  });

/** @param names of who has won, isolated; @param isMany several share it, as `l.list` joins them */
export const endOfAll = (l: Localizer, names: string, isMany: boolean): string =>
  isMany
    ? l.msg(str`All are out. ${names} win with the best totals.`, {
        id: 'rummy.r.endOfAllMany',
        desc: 'Headline: all who were left reached the limit in one round; several share the win',
      })
    : l.msg(str`All are out. ${names} wins with the best total.`, {
        id: 'rummy.r.endOfAll',
        desc: 'Headline: all who were left reached the limit in one round; a name',
      });

export const outMark = (l: Localizer): string =>
  l.msg('out of the game', {
    id: 'rummy.m.outMark',
    desc: 'What it means that a name in the head of the sheet is struck through: spoken and in the legend',
  });
