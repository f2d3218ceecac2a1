import type { End, Standing } from './hooks.js';
import type { Seat } from './round.js';

/** The seats in the order in which they come after the dealer, who is the last. */
export function afterDealer(order: readonly Seat[], dealer: Seat): Seat[] {
  const at = order.indexOf(dealer) + 1;
  return [...order.slice(at), ...order.slice(0, at)];
}

/** By seat: equals share a rank, and the next one is as many further down (1, 2, 2, 4). Who left has none. */
export const ranksBy = (
  { totals, order }: Pick<Standing, 'totals' | 'order'>,
  isBetter: (a: Seat, b: Seat) => boolean,
): (number | null)[] =>
  totals.map((_, seat) =>
    order.includes(seat) ? 1 + order.filter((other) => isBetter(other, seat)).length : null,
  );

/** Over after a fixed number of games; with an open length never. */
export function endByLength({ rules, played }: Standing): End {
  return { ended: rules.rounds !== null && played >= rules.rounds };
}
