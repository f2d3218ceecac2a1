/** What the form asks only where house rules are played, and what is wrong about the answers. */
import { str, type Localizer } from '../../localizer.js';

export const whoHeld = (l: Localizer): string =>
  l.msg('who had both Kreuz-Damen', {
    id: 'doko.q.whoHeld',
    desc: 'Small, beside “Hochzeit”; names follow. “Kreuz-Damen” stays German',
  });

export const soloTrump = (l: Localizer): string =>
  l.msg('in a solo only', {
    id: 'doko.q.soloTrump',
    desc: 'Small, beside “Kind of solo”; choices such as “Damensolo” follow',
  });

export const notNamed = (l: Localizer): string =>
  l.msg('none of these', {
    id: 'doko.q.notNamed',
    desc: 'Spoken name of the choice “–”: nobody, or another kind of solo',
  });

export const specialsStay = (l: Localizer): string =>
  l.msg('Other Sonderpunkte do not count in a solo.', {
    id: 'doko.q.othersStay',
    desc: 'Under the Sonderpunkte of a solo where only one of them matters',
  });

// ---- Bock

export const bockStarts = (l: Localizer): string =>
  l.msg('Bockrunden that this game starts', {
    id: 'doko.q.bockStarts',
    desc: 'Question; choices follow: as the rules say, 0, 1, 2, 3',
  });

export const bockLayers = (l: Localizer): string =>
  l.msg('This game counts', {
    id: 'doko.q.bockLayers',
    desc: 'Question; choices follow: as the rules say, × 1, × 2, × 4, × 8',
  });

export const byRules = (l: Localizer): string =>
  l.msg('by the rules', {
    id: 'doko.q.byRules',
    desc: 'Choice before numbers: what the rules say is left as it is; short',
  });

// ---- Errors and what is odd

export const lastTrick = (l: Localizer): string =>
  l.msg('One party takes the last trick, with one card: of Karlchen and Fuchs am End only one.', {
    id: 'doko.e.lastTrick',
    desc: 'Error under the Sonderpunkte. The terms stay German',
  });

export const badHolder = (l: Localizer): string =>
  l.msg('Who had the Hochzeit is Re.', { id: 'doko.e.hochzeit', desc: 'Error under “Hochzeit”' });

export const badSpecial = (l: Localizer): string =>
  l.msg('An Armut is no solo.', { id: 'doko.e.armut', desc: 'Error under “Armut”, which stays German' });

/** @param what a Sonderpunkt */
export const isOff = (l: Localizer, what: string): string =>
  l.msg(str`${what} is not played here and does not count.`, {
    id: 'doko.w.off',
    desc: 'Under the result: a Sonderpunkt was entered that these rules do not know',
  });
