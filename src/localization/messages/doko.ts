import { str, type Localizer } from '../localizer.js';

// ---- Terms: German in every language and never bent; a club that spells one otherwise may override it

const re = (l: Localizer): string =>
  l.msg('Re', {
    id: 'doko.term.re',
    desc: 'German term, the same in every language. The party of the Kreuz-Damen, or the soloist',
  });

const kontra = (l: Localizer): string =>
  l.msg('Kontra', {
    id: 'doko.term.kontra',
    desc: 'German term, the same in every language. The party against Re',
  });

const augen = (l: Localizer): string =>
  l.msg('Augen', {
    id: 'doko.term.augen',
    desc: 'German term, the same in every language. The points on the cards',
  });

const ansagen = (l: Localizer): string =>
  l.msg('Ansagen', { id: 'doko.term.ansagen', desc: 'German term, the same in every language. Calls' });

const absageTerm = (l: Localizer): string =>
  l.msg('Absage', {
    id: 'doko.term.absage',
    desc: 'German term, the same in every language. The promise of keine 90 … schwarz',
  });

const sonderpunkte = (l: Localizer): string =>
  l.msg('Sonderpunkte', {
    id: 'doko.term.sonderpunkte',
    desc: 'German term, the same in every language. Points for feats in a normal game',
  });

const doppelkopf = (l: Localizer): string =>
  l.msg('Doppelkopf', {
    id: 'doko.term.doppelkopf',
    desc: 'German term, the same in every language. A trick of 40 Augen or more',
  });

const fuchs = (l: Localizer): string =>
  l.msg('Fuchs', {
    id: 'doko.term.fuchs',
    desc: 'German term, the same in every language. Ace of diamonds caught',
  });

const karlchen = (l: Localizer): string =>
  l.msg('Karlchen', {
    id: 'doko.term.karlchen',
    desc: 'German term, the same in every language. Jack of clubs takes the last trick',
  });

const schwarz = (l: Localizer): string =>
  l.msg('schwarz', {
    id: 'doko.term.schwarz',
    desc: 'German term, the same in every language. No trick at all',
  });

const lust = (l: Localizer): string =>
  l.msg('Lustsolo', {
    id: 'doko.term.lust',
    desc: 'German term, the same in every language. A solo by choice',
  });

const pflicht = (l: Localizer): string =>
  l.msg('Pflichtsolo', {
    id: 'doko.term.pflicht',
    desc: 'German term, the same in every language. The solo that each player owes',
  });

const silent = (l: Localizer): string =>
  l.msg('stille Hochzeit', {
    id: 'doko.term.silent',
    desc: 'German term, the same in every language. A Hochzeit that was kept secret',
  });

const hochzeit = (l: Localizer): string =>
  l.msg('Hochzeit', {
    id: 'doko.term.hochzeit',
    desc: 'German term, the same in every language. Both Kreuz-Damen in one hand',
  });

/** The stille Hochzeit where it has to fit a small box. */
export const silentShort = (l: Localizer): string =>
  l.msg('still', {
    id: 'doko.term.silentShort',
    desc: 'German term, the same in every language. A stille Hochzeit, in a small box',
  });

/** The terms by the names that the core has for them. */
export const TERMS = {
  re,
  kontra,
  augen,
  ansagen,
  absage: absageTerm,
  sonderpunkte,
  doppelkopf,
  fuchs,
  karlchen,
  schwarz,
  lust,
  pflicht,
  'stille-hochzeit': silent,
  hochzeit,
} as const;

/** An Absage. @param level 90, 60, 30 or schwarz */
export const absage = (l: Localizer, level: string): string =>
  level === 'schwarz'
    ? schwarz(l)
    : l.msg(str`keine ${level}`, {
        id: 'doko.term.no',
        desc: 'German term, the same in every language: keine 90, keine 60, keine 30',
      });

// ---- Questions

export const whoRe = (l: Localizer): string =>
  l.msg('Who was Re?', { id: 'doko.q.whoRe', desc: 'Question above the players’ names' });

export const whoReHint = (l: Localizer): string =>
  l.msg('two names, in a solo one', { id: 'doko.q.whoReHint', desc: 'Small, beside “Who was Re?”' });

export const whoSitsOut = (l: Localizer): string =>
  l.msg('Who sits out?', {
    id: 'doko.q.whoSitsOut',
    desc: 'Question, with five to seven players at the table',
  });

/** @param names isolated, as `l.list` joins them */
export const sitsOut = (l: Localizer, names: string): string =>
  l.msg(str`Sits out: ${names}`, { id: 'doko.q.sitsOut', desc: 'A line that opens to “Who sits out?”' });

export const soloKind = (l: Localizer): string =>
  l.msg('Kind of solo', { id: 'doko.q.soloKind', desc: 'Spoken name of the choice of a kind of solo' });

export const augenHint = (l: Localizer): string =>
  l.msg('exact, or as a band: Re above, Kontra below', {
    id: 'doko.q.augenHint',
    desc: 'Small, beside “Augen”: in the boxes Re’s numbers stand above Kontra’s',
  });

export const augenBands = (l: Localizer): string =>
  l.msg('Augen of Re in bands, Kontra below', {
    id: 'doko.q.augenBands',
    desc: 'Spoken name of the nine boxes',
  });

/** @param re, kontra the two ends of a band, or its only number, as text */
export const band = (l: Localizer, re: string, kontra: string): string =>
  l.msg(str`Re ${re}, Kontra ${kontra}`, {
    id: 'doko.q.band',
    desc: 'Spoken name of one of the nine boxes of Augen',
  });

export const callsHint = (l: Localizer): string =>
  l.msg('the highest of each party', { id: 'doko.q.callsHint', desc: 'Small, beside “Ansagen”' });

/** @param party Re or Kontra */
export const callOf = (l: Localizer, party: string): string =>
  l.msg(str`Ansage of ${party}`, { id: 'doko.q.callOf', desc: 'Spoken name of a party’s choice of calls' });

export const noCall = (l: Localizer): string =>
  l.msg('none', { id: 'doko.q.noCall', desc: 'Spoken name of the choice “–”: the party made no call' });

/** @param party Re or Kontra */
export const noTrick = (l: Localizer, party: string): string =>
  l.msg(str`${party} took no trick`, {
    id: 'doko.q.noTrick',
    desc: 'A box to tick where a party has no Augen',
  });

export const noSonderpunkte = (l: Localizer): string =>
  l.msg('No Sonderpunkte count in a solo.', {
    id: 'doko.q.noSonderpunkte',
    desc: 'In the place of the Sonderpunkte',
  });

/** @param re, kontra names, as `l.list` joins them */
export const parties = (l: Localizer, re: string, kontra: string): string =>
  l.msg(str`${re} against ${kontra}`, { id: 'doko.q.parties', desc: 'Under the names: who plays with whom' });

// ---- Buttons and what is open

export const record = (l: Localizer): string =>
  l.msg('Record game', { id: 'doko.b.record', desc: 'Button: writes the game down; at most 16 letters' });

export const next = (l: Localizer): string =>
  l.msg('Next game', { id: 'doko.b.next', desc: 'Button after a game was recorded: an empty form' });

export const openSitsOut = (l: Localizer): string =>
  l.msg('who sits out', { id: 'doko.open.sitsOut', desc: 'One of what is “Still open: …”' });

export const openSolo = (l: Localizer): string =>
  l.msg('second name or kind of solo', { id: 'doko.open.solo', desc: 'One of what is “Still open: …”' });

export const empty = (l: Localizer): string =>
  l.msg('The sum appears here as soon as it is known who was Re and how many Augen fell.', {
    id: 'doko.m.noResult',
    desc: 'In the place of the result',
  });

// ---- Match

/** @param n number of a game, from 1 */
export const nth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Game ${number}`, { id: 'doko.m.nth', desc: 'A game of the match by its number' });
};

/** @param n how many games the match has; follows “Game 12” */
export const of = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`of ${number}`, { id: 'doko.m.of', desc: 'Follows “Game 12” in a heading' });
};

/** @param n number of a game */
export const recordNth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Record game ${number}`, {
    id: 'doko.b.recordNth',
    desc: 'Button: opens the form for the next game',
  });
};

/** @param n number of a game */
export const correctNth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Correct game ${number}`, { id: 'doko.m.correctNth', desc: 'Heading above the form' });
};

export const sheet = (l: Localizer): string =>
  l.msg('Score sheet', { id: 'doko.m.sheet', desc: 'Spoken name of the sheet' });

export const noGames = (l: Localizer): string =>
  l.msg('No games yet. Each one becomes a line here.', {
    id: 'doko.m.noGames',
    desc: 'In an empty sheet',
  });

export const newMatch = (l: Localizer): string =>
  l.msg('New match', { id: 'doko.b.newMatch', desc: 'Button: an empty sheet. In German: Neue Liste' });

/** @param n games, 0 or more */
export const left = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () => l.msg(str`${number} game left.`, { id: 'doko.r.left.one', desc: 'Under the sheet' }),
    few: () => l.msg(str`${number} games left.`, { id: 'doko.r.left.few', desc: 'Under the sheet' }),
    many: () => l.msg(str`${number} games left.`, { id: 'doko.r.left.many', desc: 'Under the sheet' }),
    other: () => l.msg(str`${number} games left.`, { id: 'doko.r.left.other', desc: 'Under the sheet' }),
  });
};

/** @param names isolated, as `l.list` joins them */
export const owed = (l: Localizer, names: string): string =>
  l.msg(str`Pflichtsolo still owed: ${names}.`, { id: 'doko.r.owed', desc: 'Under the sheet' });

/** @param name isolated */
export const forced = (l: Localizer, name: string): string =>
  l.msg(str`Pflichtsolo due now: ${name}`, {
    id: 'doko.r.forced',
    desc: 'Above the form: as many Pflichtsoli are owed as games are left, so this player has to play it now',
  });

export const soloTwice = (l: Localizer): string =>
  l.msg('A second Pflichtsolo counts as a Lustsolo.', {
    id: 'doko.w.soloTwice',
    desc: 'About a game of the sheet',
  });

export const byTsr = (l: Localizer): string =>
  l.msg('Scored by the tournament rules (TSR).', {
    id: 'doko.m.byTsr',
    desc: 'Under the sheet: the rules in force',
  });

/** Penalty by rule 9 of the TSR: −3 for one, +1 for each other. */
export const penalty = (l: Localizer): string =>
  l.msg('Penalty: −3, the others +1', {
    id: 'doko.m.penalty',
    desc: 'Choice above the names: whom to give the penalty',
  });

// ---- Result

/** @param party Re or Kontra */
export const wins = (l: Localizer, party: string): string =>
  l.msg(str`${party} wins`, { id: 'doko.r.wins', desc: 'Headline of the result' });

/** @param name the soloist, isolated */
export const soloWon = (l: Localizer, name: string): string =>
  l.msg(str`${name} wins the solo`, { id: 'doko.r.soloWon', desc: 'Headline of the result' });

/** @param name the soloist, isolated */
export const soloLost = (l: Localizer, name: string): string =>
  l.msg(str`${name} loses the solo`, { id: 'doko.r.soloLost', desc: 'Headline of the result' });

export const nobody = (l: Localizer): string =>
  l.msg('Nobody wins', { id: 'doko.r.nobodyWins', desc: 'Headline of the result' });

export const bothFailed = (l: Localizer): string =>
  l.msg('Both Absagen failed.', {
    id: 'doko.r.bothFailed',
    desc: 'Why nobody wins; the two parties’ Augen follow',
  });

/** @param party Re or Kontra; @param need, got Augen as text, `got` perhaps a band */
export const neededGot = (l: Localizer, party: string, need: string, got: string): string =>
  l.msg(str`${party} needed ${need} Augen and got ${got}.`, {
    id: 'doko.r.neededGot',
    desc: 'Why a party won or lost that made no Absage',
  });

/** @param party Re or Kontra; @param absage “keine 90” …; @param need, got Augen as text, `got` perhaps a band */
export const neededAfter = (l: Localizer, party: string, absage: string, need: string, got: string): string =>
  l.msg(str`After “${absage}” ${party} needed ${need} Augen and got ${got}.`, {
    id: 'doko.r.neededAfter',
    desc: 'Why a party won or lost that made an Absage',
  });

/** @param party, other Re or Kontra */
export const schwarzKept = (l: Localizer, party: string, other: string): string =>
  l.msg(str`${party} said “schwarz”, and ${other} took no trick.`, {
    id: 'doko.r.schwarzKept',
    desc: 'Why a party won',
  });

/** @param party, other Re or Kontra */
export const schwarzMissed = (l: Localizer, party: string, other: string): string =>
  l.msg(str`${party} said “schwarz”, but ${other} took a trick.`, {
    id: 'doko.r.schwarzMissed',
    desc: 'Why a party did not win',
  });

export const tripled = (l: Localizer): string =>
  l.msg('The soloist gets three times the value.', {
    id: 'doko.r.tripled',
    desc: 'Under the headline of a solo',
  });

export const points = (l: Localizer): string =>
  l.msg('Points', { id: 'doko.r.points', desc: 'Head of the list of points' });

export const withParagraph = (l: Localizer): string =>
  l.msg(', with paragraph of the TSR', {
    id: 'doko.r.withParagraph',
    desc: 'Follows “Points” where there is room',
  });

export const sum = (l: Localizer): string =>
  l.msg('Sum', { id: 'doko.r.sum', desc: 'Line under the points of both parties' });

export const value = (l: Localizer): string =>
  l.msg('Value of the game', { id: 'doko.r.value', desc: 'Last line: what each player of a party gets' });

/** @param headline as above, without a full stop; @param n the points of a winner, 0 or more */
export const spoken = (l: Localizer, headline: string, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () =>
      l.msg(str`${headline}, ${number} point`, { id: 'doko.s.result.one', desc: 'Spoken: the result' }),
    few: () =>
      l.msg(str`${headline}, ${number} points`, { id: 'doko.s.result.few', desc: 'Spoken: the result' }),
    many: () =>
      l.msg(str`${headline}, ${number} points`, { id: 'doko.s.result.many', desc: 'Spoken: the result' }),
    other: () =>
      l.msg(str`${headline}, ${number} points`, { id: 'doko.s.result.other', desc: 'Spoken: the result' }),
  });
};

// ---- Points

export const won = (l: Localizer): string =>
  l.msg('Won', { id: 'doko.i.won', desc: 'Point for the game won' });

/** @param party who stayed below; @param level 90, 60 or 30 */
export const under = (l: Localizer, party: string, level: string): string =>
  l.msg(str`${party} below ${level}`, { id: 'doko.i.under', desc: 'Point: a party has fewer Augen' });

/** @param party who took no trick */
export const isSchwarz = (l: Localizer, party: string): string =>
  l.msg(str`${party} schwarz`, { id: 'doko.i.schwarz', desc: 'Point: a party took no trick. A German term' });

/** @param call “Re” or “Kontra” */
export const said = (l: Localizer, call: string): string =>
  l.msg(str`“${call}” said`, { id: 'doko.i.said', desc: 'Points for an Ansage' });

/** @param party Re or Kontra; @param absage “keine 90” … “schwarz” */
export const saidAbsage = (l: Localizer, party: string, absage: string): string =>
  l.msg(str`${party}: ${absage}`, { id: 'doko.i.saidAbsage', desc: 'Point for an Absage that a party made' });

/** @param party Re or Kontra; @param augen 120, 90, 60 or 30 */
export const reached = (l: Localizer, party: string, augen: string): string =>
  l.msg(str`${party} reached ${augen}`, {
    id: 'doko.i.reached',
    desc: 'Point: enough Augen against an Absage',
  });

export const againstQueens = (l: Localizer): string =>
  l.msg('Against the Kreuz-Damen', {
    id: 'doko.i.againstQueens',
    desc: 'Point for Kontra. In German: Gegen die Kreuz-Damen',
  });

export const fuchsCaught = (l: Localizer): string =>
  l.msg('Fuchs caught', { id: 'doko.i.fuchs', desc: 'Sonderpunkt. Fuchs stays German' });

// ---- Errors and warnings

/** @param n what was entered, more than 240 */
export const tooManyAugen = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`There are 240 Augen. ${number} are too many.`, {
    id: 'doko.e.tooManyAugen',
    desc: 'Error under the field',
  });
};

export const badBand = (l: Localizer): string =>
  l.msg('Not one of the nine bands of Augen.', { id: 'doko.e.augenBand', desc: 'Error under the Augen' });

export const tricklessWithAugen = (l: Localizer): string =>
  l.msg('Who has Augen took a trick.', { id: 'doko.e.tricklessWithAugen', desc: 'Error under the Augen' });

export const badSeat = (l: Localizer): string =>
  l.msg('One of these players is not in the game.', { id: 'doko.e.seat', desc: 'Error under the names' });

export const seatTwice = (l: Localizer): string =>
  l.msg('Two different players make a party.', { id: 'doko.e.seatTwice', desc: 'Error under the names' });

export const badRePlayers = (l: Localizer): string =>
  l.msg('Two players are Re, in a solo one.', { id: 'doko.e.rePlayers', desc: 'Error under the names' });

export const badSoloKind = (l: Localizer): string =>
  l.msg('Choose the kind of solo again.', { id: 'doko.e.soloKind', desc: 'Error under the kinds of solo' });

export const badSitsOut = (l: Localizer): string =>
  l.msg('Four players play, the others sit out.', { id: 'doko.e.sitsOut', desc: 'Error under who sits out' });

export const badCall = (l: Localizer): string =>
  l.msg('Choose the call again.', { id: 'doko.e.call', desc: 'Error under the calls' });

/** @param what a Sonderpunkt; @param n how many there are in all */
export const tooMany = (l: Localizer, what: string, n: number): string => {
  const number = l.number(n);
  return l.msg(str`${what}: at most ${number} in a game.`, {
    id: 'doko.e.tooMany',
    desc: 'Error under the Sonderpunkte',
  });
};

/** @param property how the unknown property is spelled */
export const badProperty = (l: Localizer, property: string): string =>
  l.msg(str`“${property}” is not part of a game.`, {
    id: 'doko.e.property',
    desc: 'Error at the top: a misspelt property',
  });

export const oddAugen = (l: Localizer): string =>
  l.msg('No trick is worth 1 Auge: 1 and 239 cannot be.', {
    id: 'doko.w.augen',
    desc: 'Under the result: scored, but odd',
  });

/** @param what a Sonderpunkt; @param party Re or Kontra */
export const withoutTrick = (l: Localizer, what: string, party: string): string =>
  l.msg(str`${what}: ${party} took no trick.`, {
    id: 'doko.w.withoutTrick',
    desc: 'Under the result: scored, but odd',
  });

/** @param party Re or Kontra */
export const withoutAugen = (l: Localizer, party: string): string =>
  l.msg(str`Doppelkopf: ${party} has fewer than 40 Augen for each.`, {
    id: 'doko.w.withoutAugen',
    desc: 'Under the result: scored, but odd',
  });
