/** What the form asks. */
import { str, type Localizer } from '../localizer.js';

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
