import { okey } from '../../src/core.js';
import { faults } from './okey-arrangement.js';
import { hands, type Dealt, type Shape } from './okey-hands.js';
import { bySubsets } from './okey-subsets.js';

/** What is wrong with the penalty of one hand: where it differs from the plain search, and what does not add up. */
export function differences({ hand, okey: card, rules, heldBack }: Dealt): string[] {
  const complete = okey.game.rules(rules);
  const found = okey.handPenalty(hand, { okey: card, rules, heldBack });
  const wanted = bySubsets(hand, card, complete, heldBack);
  const wrong = (Object.keys(wanted) as (keyof typeof wanted)[])
    .filter((key) => found[key] !== wanted[key])
    .map((key) => `${key} is ${String(found[key])}, not ${String(wanted[key])}`);
  const all = [...wrong, ...faults(hand, card, complete, found)];
  return all.map(
    (what) => `${what}: ${hand.join(' ')}, okey ${card}, ${JSON.stringify({ ...rules, heldBack })}`,
  );
}

/** The same for seeded random hands of a shape. */
export const compare = (shape: Shape, count: number, seed: number): string[] =>
  hands(shape, count, seed).flatMap(differences);
