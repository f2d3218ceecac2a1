import { freeze, plain, seatIssues, type Findings, type Issue } from '../round.js';
import { findErrors } from './input.js';
import { penaltiesOf } from './penalty.js';
import { checkRules } from './rules.js';
import type { OkeyContext, OkeyRound, OkeyRules } from './types.js';

/**
 * What is wrong with a round and with rules ("Bad input"), and what is odd about it. Never throws.
 * Warnings are only looked for where nothing is wrong.
 */
export function validate(round: unknown, rules?: unknown, context?: OkeyContext): Findings {
  return freeze(findIssues(plain(round), rules, plain(context)));
}

/** What `validate` finds in a round and a context that are plain data already. */
export function findIssues(round: unknown, rules: unknown, context?: OkeyContext): Findings {
  const { rules: complete, issues } = checkRules(rules);
  const errors = [...findErrors(round, complete), ...contextIssues(context), ...issues];
  return { errors, warnings: errors.length === 0 ? findWarnings(round as OkeyRound, complete) : [] };
}

const contextIssues = (context?: OkeyContext): Issue[] => [
  ...seatIssues(context?.present, 'present'),
  ...seatIssues(context?.order, 'order'),
];

function findWarnings(round: OkeyRound, rules: OkeyRules): Issue[] {
  return [
    ...(round.okey === undefined || round.suit === 'J' || round.okey.endsWith(round.suit)
      ? []
      : [{ code: 'okey-suit', path: 'okey' }]),
    ...(round.shown === undefined || rules.showBonus !== null ? [] : [{ code: 'shown-off', path: 'shown' }]),
    ...(round.bothOkeys === undefined || rules.bothOkeys !== null
      ? []
      : [{ code: 'both-okeys-off', path: 'bothOkeys' }]),
    ...(rules.heldBackOn ? [] : (round.heldBack ?? [])).flatMap((kept, seat) =>
      kept ? [{ code: 'held-back-off', path: `heldBack.${seat}`, seat }] : [],
    ),
    ...penaltiesOf(round, rules).flatMap((penalty, seat) =>
      (penalty?.warnings ?? []).map(({ code }) => ({ code, path: `hands.${seat}`, seat })),
    ),
  ];
}
