/** Who won and why, and how each point arose. */
import { str, type Localizer } from '../localizer.js';

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
