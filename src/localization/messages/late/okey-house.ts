/** What only table rules ask, and what they say of a result. */
import { str, type Localizer } from '../../localizer.js';

export const whoShowed = (l: Localizer): string =>
  l.msg('Who showed the indicator?', { id: 'okey.q.shown', desc: 'Question above the players’ names' });

export const whoHeldBoth = (l: Localizer): string =>
  l.msg('Who held both real Okeys?', { id: 'okey.q.bothOkeys', desc: 'Question above the players’ names' });

export const nobodyShort = (l: Localizer): string =>
  l.msg('nobody', {
    id: 'okey.q.noneOfThem',
    desc: 'Choice beside the players’ names, where nobody showed the indicator or held both Okeys',
  });

export const badSeat = (l: Localizer): string =>
  l.msg('A player of this round, or nobody.', { id: 'okey.e.seat', desc: 'Error under the names' });

export const indicatorShown = (l: Localizer): string =>
  l.msg('indicator shown', { id: 'okey.i.shown', desc: 'In the list of points, before a figure' });

export const bothOkeysHeld = (l: Localizer): string =>
  l.msg('both Okeys', {
    id: 'okey.i.bothOkeys',
    desc: 'In the list of points, before a figure: held both real Okeys',
  });

export const partnerSpared = (l: Localizer): string =>
  l.msg('partner finished', {
    id: 'okey.i.spared',
    desc: 'In the list of points, before a figure: takes off what is not to be paid',
  });

export const shownOff = (l: Localizer): string =>
  l.msg('Showing the indicator counts nothing by these rules.', {
    id: 'okey.w.shownOff',
    desc: 'Under the result: scored, but odd',
  });

export const bothOkeysOff = (l: Localizer): string =>
  l.msg('Holding both Okeys counts nothing by these rules.', {
    id: 'okey.w.bothOkeysOff',
    desc: 'Under the result: scored, but odd',
  });

export const heldBackOff = (l: Localizer, name: string): string =>
  l.msg(str`${name}: held back, which counts nothing more by these rules.`, {
    id: 'okey.w.heldBackOff',
    desc: 'Under the result: scored, but odd',
  });
