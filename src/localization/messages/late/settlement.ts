/** Who pays whom at the end. */
import { str, type Localizer } from '../../localizer.js';

export const player = (l: Localizer): string =>
  l.msg('Player', { id: 'm.settle.player', desc: 'Head of a column of names' });

export const total = (l: Localizer): string =>
  l.msg('Points', { id: 'm.settle.points', desc: 'Head of a column: the totals of a match' });

export const balance = (l: Localizer): string =>
  l.msg('Balance', { id: 'm.settle.balance', desc: 'Head of a column of money: what each gets or pays' });

export const kitty = (l: Localizer): string =>
  l.msg('Kitty', { id: 'm.settle.kitty', desc: 'Into which players pay; in a column of names' });

export const from = (l: Localizer): string =>
  l.msg('Who pays', { id: 'm.settle.from', desc: 'Head of a column of names' });

export const to = (l: Localizer): string =>
  l.msg('to whom', { id: 'm.settle.to', desc: 'Head of a column of names' });

export const amount = (l: Localizer): string =>
  l.msg('Amount', { id: 'm.settle.amount', desc: 'Head of a column of money' });

export const balances = (l: Localizer): string =>
  l.msg('Balances', { id: 'm.settle.balances', desc: 'Title of a table: what each gets or pays' });

export const payments = (l: Localizer): string =>
  l.msg('Payments', { id: 'm.settle.payments', desc: 'Title of a table: who pays whom' });

export const nobody = (l: Localizer): string =>
  l.msg('Nobody owes anything.', { id: 'm.settle.even', desc: 'In the place of the payments' });

/** @param price an amount of money, as text */
export const price = (l: Localizer, price: string): string =>
  l.msg(str`${price} a point`, { id: 'm.settle.price', desc: 'Above the tables: what a point is worth' });
