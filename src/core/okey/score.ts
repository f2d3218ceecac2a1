import { freeze, plain, type RulesInput, type Seat } from '../round.js';
import { refuse } from '../rules.js';
import { penaltiesOf } from './penalty.js';
import { HUNDRED } from './search.js';
import { rules as complete } from './rules.js';
import type { HandPenalty, OkeyContext, OkeyItem, OkeyResult, OkeyRound, OkeyRules } from './types.js';
import { findIssues } from './validate.js';

/** What the finish multiplies the others' penalties by, and the winner's hundreds: these the table multiplies too. */
const FINISHES = {
  normal: { factor: 1, won: 1, byTable: false },
  pairs: { factor: 2, won: 1, byTable: true },
  okey: { factor: 2, won: 1, byTable: true },
  'pairs-okey': { factor: 4, won: 2, byTable: true },
  exhausted: { factor: 1, won: 0, byTable: false },
} as const;

export const tableOf = (suit: OkeyRound['suit'], { clubsFactor }: OkeyRules): number =>
  ({ C: clubsFactor, S: 3, D: 4, H: 5 })[suit];

/**
 * Scores one round ("Round"): the winner's hundreds off, everybody else's raw penalty times the factors.
 * `points` has an entry for each hand, in whole points; `null` was not in the round.
 * @throws {InvalidInput} with every issue of the round and the rules
 */
export function score(input: OkeyRound, rules?: RulesInput<OkeyRules>, context?: OkeyContext): OkeyResult {
  const round = plain(input);
  const { errors, warnings } = findIssues(round, rules, plain(context));
  refuse(errors);
  const inForce = complete(rules);
  const { factor, won, byTable } = FINISHES[round.finish];
  const table = tableOf(round.suit, inForce);
  const hands = penaltiesOf(round, inForce);

  const item = (seat: Seat): OkeyItem => {
    if (seat === round.winner) {
      const points = 0 - HUNDRED * won * (byTable ? table : 1);
      return { code: 'win', points, rule: 'finish', seat, table, finish: factor };
    }
    const { code, raw } = chargeOf(round, seat, hands[seat], inForce);
    const finish = code === 'held-back' && inForce.heldBackFactor === 'table' ? 1 : factor;
    return { code, points: raw * table * finish, rule: RULES[code], seat, raw, table, finish };
  };
  const seats = round.hands.map((hand, seat) => (hand === null ? null : item(seat)));
  return freeze({
    game: 'okey',
    points: seats.map((it) => it && it.points),
    winners: round.winner === undefined ? [] : [round.winner],
    items: seats.filter((it) => it !== null),
    warnings,
    rules: inForce,
    factors: { table, finish: factor },
    hands,
  });
}

const RULES = { penalty: 'table', hundred: 'hundred', 'held-back': 'held-back' } as const;

const CODES = { normal: 'penalty', pairs: 'penalty', none: 'hundred', complete: 'held-back' } as const;

/** The raw penalty of a loser, and why it is that. */
function chargeOf(
  { hands, heldBack }: OkeyRound,
  seat: Seat,
  penalty: HandPenalty | null | undefined,
  { capAt100 }: OkeyRules,
): { code: keyof typeof RULES; raw: number } {
  if (penalty) return { code: CODES[penalty.by], raw: penalty.raw };
  if (heldBack?.[seat]) return { code: 'held-back', raw: HUNDRED };
  const typed = hands[seat] as number;
  return { code: 'penalty', raw: capAt100 ? Math.min(typed, HUNDRED) : typed };
}
