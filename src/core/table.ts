import type { End, Seat, Standing } from './round.js';

/** The seats in the order in which they come after the dealer, who is the last. */
export function afterDealer(order: readonly Seat[], dealer: Seat): Seat[] {
  const at = order.indexOf(dealer) + 1;
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Over after a fixed number of games; with an open length never. */
export function endByLength({ rules, played }: Standing): End {
  return { ended: rules.rounds !== null && played >= rules.rounds };
}
