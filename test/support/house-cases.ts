import type { doko, match, Match } from '../../src/core.js';
import type { Money } from '../../src/core/round.js';
import { jsonCases } from './cases.js';

interface Case {
  readonly id: string;
  readonly title: string;
}

/** Options that differ from the defaults, in part. */
export type HouseRules = Parameters<typeof doko.score>[1];

export interface RoundCase extends Case {
  readonly kind: 'round';
  readonly rules: HouseRules;
  readonly round: doko.DokoRound;
  readonly bock?: number;
  readonly expect: Readonly<Record<string, unknown>> & {
    readonly items?: readonly Record<string, unknown>[];
  };
}

export interface MatchCase extends Case {
  readonly kind: 'match';
  readonly match: {
    readonly players: number;
    readonly rules: HouseRules;
    readonly log: readonly Omit<Match['entries'][number], 'id'>[];
  };
  readonly expect: {
    readonly plans: readonly (readonly number[])[];
    readonly points?: readonly (readonly (number | null)[] | null)[];
    readonly totals?: readonly number[];
  };
}

export interface SettlementCase extends Case {
  readonly kind: 'settlement';
  readonly totals: readonly number[];
  readonly money: Money;
  readonly expect: Partial<match.Settlement>;
}

const { cases } = await jsonCases<{ cases: readonly (RoundCase | MatchCase | SettlementCase)[] }>(
  'house.json',
);

const of = <K extends (typeof cases)[number]['kind']>(kind: K) =>
  cases.filter((it): it is Extract<(typeof cases)[number], { readonly kind: K }> => it.kind === kind);

/** The worked examples of house rules, by what they are about. */
export const house = { rounds: of('round'), matches: of('match'), settlements: of('settlement') };
