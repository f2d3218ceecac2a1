import { freeze, plain, type RulesInput, type Seat } from '../round.js';
import { refuse } from '../rules.js';
import { finishOf, heldBackOf, tableOf, winOf } from './factors.js';
import { penaltiesOf } from './penalty.js';
import { HUNDRED } from './search.js';
import { rules as complete } from './rules.js';
import { mateIn } from './teams.js';
import type { HandPenalty, OkeyContext, OkeyItem, OkeyResult, OkeyRound, OkeyRules } from './types.js';
import { findIssues } from './validate.js';

/**
 * Scores one round ("Round"): the winner's hundreds off, everybody else's raw penalty times the factors.
 * `points` has an entry for each hand, in whole points; `null` was not in the round.
 * @throws {InvalidInput} with every issue of the round and the rules
 */
export function score(input: OkeyRound, rules?: RulesInput<OkeyRules>, given?: OkeyContext): OkeyResult {
  const [round, context] = [plain(input), plain(given)];
  const { errors, warnings } = findIssues(round, rules, context);
  refuse(errors);
  const inForce = complete(rules);
  const table = tableOf(round.suit, inForce);
  const finish = finishOf(round.finish, inForce);
  const hands = penaltiesOf(round, inForce);
  const spared = inForce.mateSpared ? mateIn(round, inForce, context) : undefined;

  const own = (seat: Seat): OkeyItem => {
    if (seat === round.winner) {
      return {
        code: 'win',
        points: winOf(round.finish, table, inForce),
        rule: 'finish',
        seat,
        table,
        finish,
      };
    }
    const { code, raw } = chargeOf(round, seat, hands[seat], inForce);
    const factor = code === 'held-back' ? heldBackOf(round.finish, inForce) : finish;
    return { code, points: raw * table * factor, rule: RULES[code], seat, raw, table, finish: factor };
  };
  const bonus = (code: 'shown' | 'both-okeys', seat: Seat, each: number | null): OkeyItem[] =>
    each === null
      ? []
      : [{ code, points: 0 - each * table, rule: code, seat, raw: 0 - each, table, finish: 1 }];
  const items = round.hands.flatMap((hand, seat): OkeyItem[] => {
    if (hand === null) return [];
    const charge = own(seat);
    return [
      charge,
      ...(seat === round.shown ? bonus('shown', seat, inForce.showBonus) : []),
      ...(seat === round.bothOkeys ? bonus('both-okeys', seat, inForce.bothOkeys) : []),
      ...(seat === spared ? [sparing(charge)] : []),
    ];
  });
  return freeze({
    game: 'okey',
    points: round.hands.map((hand, seat) => (hand === null ? null : sumOf(items, seat))),
    winners: round.winner === undefined ? [] : [round.winner],
    items,
    warnings,
    rules: inForce,
    factors: { table, finish },
    hands,
  });
}

const sumOf = (items: readonly OkeyItem[], at: Seat): number =>
  items.reduce((sum, { seat, points }) => (seat === at ? sum + points : sum), 0);

/** Takes off again what a partner would have paid. */
const sparing = ({ points, raw = 0, ...charge }: OkeyItem): OkeyItem => ({
  ...charge,
  code: 'spared',
  rule: 'spared',
  points: 0 - points,
  raw: 0 - raw,
});

const RULES = { penalty: 'table', hundred: 'hundred', 'held-back': 'held-back' } as const;

const CODES = { normal: 'penalty', pairs: 'penalty', none: 'hundred', complete: 'held-back' } as const;

/** The raw penalty of a loser, and why it is that. */
function chargeOf(
  { hands, heldBack }: OkeyRound,
  seat: Seat,
  penalty: HandPenalty | null | undefined,
  { capAt100, heldBackOn }: OkeyRules,
): { code: keyof typeof RULES; raw: number } {
  if (penalty) return { code: CODES[penalty.by], raw: penalty.raw };
  if (heldBackOn && heldBack?.[seat]) return { code: 'held-back', raw: HUNDRED };
  const typed = hands[seat] as number;
  return { code: 'penalty', raw: capAt100 ? Math.min(typed, HUNDRED) : typed };
}
