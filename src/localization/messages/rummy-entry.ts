/** What the form asks. */
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
