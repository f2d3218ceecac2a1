/** A match from a link, whose reader may not be there. */
import { str, type Localizer } from '../localizer.js';

export const imported = (l: Localizer): string =>
  l.msg('Imported', { id: 's.imported', desc: 'Status, and name of a step to undo' });

/** @param names isolated, as `l.list` joins them */
export const shared = (l: Localizer, names: string): string =>
  l.msg(str`A match from a link: ${names}`, {
    id: 'm.shared',
    desc: 'Heading above a match that somebody shared',
  });

export const takeOver = (l: Localizer): string =>
  l.msg('Take its place', {
    id: 'b.takeOver',
    desc: 'Button: the shared match takes the place of the own one, which undo brings back',
  });

export const badLink = (l: Localizer): string =>
  l.msg('This link holds no whole match.', { id: 'e.link', desc: 'Note: a shared link is cut or altered' });

export const lostLink = (l: Localizer): string =>
  l.msg('The match of this link did not load.', {
    id: 'e.linkLost',
    desc: 'Note: the network failed; the button “Try again” follows',
  });
