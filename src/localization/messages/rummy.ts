import { str, type Localizer } from '../localizer.js';

// ---- Questions

export const whoOut = (l: Localizer): string =>
  l.msg('Who went out?', { id: 'rummy.q.whoOut', desc: 'Question above the players’ names' });

export const how = (l: Localizer): string =>
  l.msg('How the round ended', {
    id: 'rummy.q.how',
    desc: 'Spoken name of the choice “normal”, “from hand”, “blocked”',
  });

export const normal = (l: Localizer): string =>
  l.msg('normal', { id: 'rummy.q.normal', desc: 'Choice: somebody went out; short' });

export const fromHand = (l: Localizer): string =>
  l.msg('from hand', {
    id: 'rummy.q.fromHand',
    desc: 'Choice: somebody melded for the first time and went out in one turn, while nobody else had melded; short',
  });

export const blocked = (l: Localizer): string =>
  l.msg('blocked', { id: 'rummy.q.blocked', desc: 'Choice: the stock ran out and nobody went out; short' });

export const left = (l: Localizer): string =>
  l.msg('Left in hand', { id: 'rummy.q.left', desc: 'Question above a line for each player' });

export const leftHint = (l: Localizer): string =>
  l.msg('sum of the cards, or the cards', { id: 'rummy.q.leftHint', desc: 'Small, beside “Left in hand”' });

export const meldedHint = (l: Localizer): string =>
  l.msg('nobody else has melded', {
    id: 'rummy.q.meldedHint',
    desc: 'Small, beside “Left in hand”: a round that ended from hand',
  });

export const melded = (l: Localizer): string =>
  l.msg('melded', { id: 'rummy.q.melded', desc: 'Box to tick in a player’s line: has melded' });

/** @param name isolated */
export const inHand = (l: Localizer, name: string): string =>
  l.msg(str`In hand: ${name}`, { id: 'rummy.q.inHand', desc: 'Spoken label of a number field' });

// ---- Buttons and what is open

export const record = (l: Localizer): string =>
  l.msg('Record round', { id: 'rummy.b.record', desc: 'Button: writes the round down; at most 16 letters' });

export const next = (l: Localizer): string =>
  l.msg('Next round', { id: 'rummy.b.next', desc: 'Button after a round was recorded: an empty form' });

export const openWinner = (l: Localizer): string =>
  l.msg('who went out', { id: 'rummy.open.winner', desc: 'One of what is “Still open: …”' });

export const empty = (l: Localizer): string =>
  l.msg('The points appear here as soon as it is known who went out and what the others hold.', {
    id: 'rummy.m.noResult',
    desc: 'In the place of the result',
  });

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

export const ownRules = (l: Localizer): string =>
  l.msg('Rules of the table.', {
    id: 'rummy.rules.own',
    desc: 'Under the sheet: the rules are not those of any name',
  });

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

// ---- Result

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

/** @param hand, surcharge, sum, cap points, as text */
export const capped = (l: Localizer, hand: string, surcharge: string, sum: string, cap: string): string =>
  l.msg(str`${hand} + ${surcharge} = ${sum}, at most ${cap}`, {
    id: 'rummy.r.cap',
    desc: 'How a player’s points arise: cards, surcharge, and the most that is paid',
  });

/** @param hand, cap points, as text */
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

// ---- Errors and warnings

/** @param name isolated */
export const hasMelded = (l: Localizer, name: string): string =>
  l.msg(str`${name} has melded: not from hand.`, { id: 'e.melded', desc: 'Error in a player’s line' });

export const badWinner = (l: Localizer): string =>
  l.msg('A player of this round went out.', { id: 'rummy.e.winner', desc: 'Error under the names' });

export const noWinner = (l: Localizer): string =>
  l.msg('In a blocked round nobody went out.', { id: 'rummy.e.noWinner', desc: 'Error under the names' });

/** @param name isolated */
export const outHasCards = (l: Localizer, name: string): string =>
  l.msg(str`${name} went out and holds no cards.`, {
    id: 'rummy.e.outHasCards',
    desc: 'Error under the names',
  });

/** @param name isolated */
export const outHasMelded = (l: Localizer, name: string): string =>
  l.msg(str`${name} went out and so has melded.`, {
    id: 'rummy.e.outHasMelded',
    desc: 'Error under the names',
  });

/** @param name isolated */
export const needsCards = (l: Localizer, name: string): string =>
  l.msg(str`${name} holds at least one card.`, {
    id: 'rummy.e.needsCards',
    desc: 'Error in a player’s line',
  });

export const badHand = (l: Localizer): string =>
  l.msg('A whole number of points.', { id: 'rummy.e.hand', desc: 'Error in a player’s line' });

export const badFinish = (l: Localizer): string =>
  l.msg('Choose again how the round ended.', { id: 'rummy.e.finish', desc: 'Error under the choice' });

export const badMelded = (l: Localizer): string =>
  l.msg('Melded or not: tick again.', { id: 'rummy.e.meldedTick', desc: 'Error in a player’s line' });

/** @param property how it is spelled */
export const badProperty = (l: Localizer, property: string): string =>
  l.msg(str`“${property}” is not part of a round.`, {
    id: 'rummy.e.property',
    desc: 'Error at the top: a misspelt property',
  });

/** @param name isolated; @param card as it is spoken */
export const tooManyCopies = (l: Localizer, name: string, card: string): string =>
  l.msg(str`${name}: there are fewer of ${card} in two packs.`, {
    id: 'rummy.w.copies',
    desc: 'Under a player’s line: scored, but odd',
  });

// ---- Settings

export const setLimit = (l: Localizer): string => l.msg('Limit', { id: 'rummy.set.limit', desc: 'Setting' });

export const perOpponent = (l: Localizer): string =>
  l.msg('100 × opponents', {
    id: 'rummy.set.perOpponent',
    desc: 'Choice: the limit is 100 for each opponent; short',
  });

export const setJoker = (l: Localizer): string =>
  l.msg('Joker', { id: 'rummy.set.joker', desc: 'Setting: its points' });

export const setAce = (l: Localizer): string =>
  l.msg('Ace', { id: 'rummy.set.ace', desc: 'Setting: its points' });

export const setFace = (l: Localizer): string =>
  l.msg('King, queen, jack', { id: 'rummy.set.face', desc: 'Setting: their points' });

export const setHandFinish = (l: Localizer): string =>
  l.msg('From hand', { id: 'rummy.set.handFinish', desc: 'Setting: what everybody else pays' });

export const setSurcharge = (l: Localizer): string =>
  l.msg('Not melded: more by', { id: 'rummy.set.surcharge', desc: 'Setting: points' });

export const setCap = (l: Localizer): string =>
  l.msg('Not melded: at most', { id: 'rummy.set.cap', desc: 'Setting: two choices follow' });

export const capUsual = (l: Localizer): string =>
  l.msg('100 or half the limit', { id: 'rummy.set.capUsual', desc: 'Choice: the lower of the two holds' });

export const noCap = (l: Localizer): string => l.msg('no cap', { id: 'rummy.set.noCap', desc: 'Choice' });

export const setBlockedTie = (l: Localizer): string =>
  l.msg('Blocked, several lowest hands', { id: 'rummy.set.blockedTie', desc: 'Setting: two choices follow' });

export const allWin = (l: Localizer): string => l.msg('all win', { id: 'rummy.set.allWin', desc: 'Choice' });

export const nobodyWins = (l: Localizer): string =>
  l.msg('nobody wins', { id: 'rummy.set.nobodyWins', desc: 'Choice' });

export const setBlockedUnmelded = (l: Localizer): string =>
  l.msg('Blocked, not melded', { id: 'rummy.set.blockedUnmelded', desc: 'Setting: two choices follow' });

export const asEver = (l: Localizer): string =>
  l.msg('as ever', { id: 'rummy.set.asEver', desc: 'Choice: who has not melded pays as in any other round' });

export const cardsOnly = (l: Localizer): string =>
  l.msg('cards only', { id: 'rummy.set.cardsOnly', desc: 'Choice: nothing is added' });
