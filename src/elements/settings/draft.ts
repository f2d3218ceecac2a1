import { fromJSON, setRules, summary, type Match } from '../../core/match.js';
import { InvalidInput, type Game, type RoundResult, type Rules, type Seat } from '../../core/round.js';
import { differing, nearest, type RulesOfGame } from './differences.js';
import { same, withValue } from './options.js';
import { optionsOf, type Options, type RuleSetting } from './setting.js';

/** Rules that a table is about to play by. */
export interface Draft {
  /** All options at once, where a preset was chosen or a text was read. */
  readonly base?: Options;
  /** Options that were set since, by path. */
  readonly set: Options;
  /** What was changed last. */
  readonly at: string;
}

type AnyGame = Game<unknown, Rules, RoundResult>;

/** A game with its rules in words, as it plays. */
export interface Playing extends RulesOfGame {
  readonly game: AnyGame;
}

/** The rules as the draft has them. @throws {InvalidInput} where the game does not know such */
export function drafted(of: Playing, rules: Rules, { base, set }: Draft): Rules {
  const options = base ? { ...base, rounds: base.rounds ?? lengthBeside(of, rules) } : optionsOf(rules);
  return of.game.rules(Object.entries(set).reduce(withValue, options));
}

/** The length is the table's own, unless it came with a preset. */
function lengthBeside(of: Playing, rules: Rules): number | null {
  const { preset } = nearest(of, rules);
  return of.game.presets[preset]!.rounds === rules.rounds ? null : rules.rounds;
}

/** From when on a draft may hold: what was recorded is scored anew, or it is not. */
export type From = 'here' | 'start';

/** From when on a change of these settings may hold. */
export function choicesOf(changed: readonly RuleSetting[]): readonly From[] {
  if (changed.some(({ scope }) => scope === 'match')) return ['start'];
  return changed.every(({ scope }) => scope === 'here') ? ['here'] : ['here', 'start'];
}

/** What a draft changes, to be asked about; empty where nothing is. */
export const changedBy = (of: Playing, rules: Rules, then: Rules): readonly RuleSetting[] =>
  differing(of, then, rules);

/** The match by the drafted rules. @throws {InvalidInput} where an entry cannot be scored by them */
export function changed(of: Playing, match: Match, rules: Rules, draft: Draft, from: From): Match {
  if (from === 'here') return setRules(match, optionsOf(drafted(of, rules, draft)));
  const anew = (old: Rules) => drafted(of, old, draft);
  return fromJSON(
    {
      ...match,
      rules: anew(match.rules),
      entries: match.entries.map((it) => (it.type === 'rules' ? { ...it, rules: anew(it.rules) } : it)),
    },
    { games: [of.game] },
  );
}

/** What the draft makes of the match from the start. */
export type Outlook =
  | { readonly totals: readonly number[]; readonly moved: readonly Seat[] }
  /** Entries that cannot be scored so, by their places in the log. */
  | { readonly misfits: readonly number[] };

export function outlook(of: Playing, match: Match, rules: Rules, draft: Draft): Outlook {
  try {
    const now = summary(match).totals;
    const { totals } = summary(changed(of, match, rules, draft, 'start'));
    return { totals, moved: [...totals.keys()].filter((seat) => totals[seat] !== now[seat]) };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const places = error.issues.map(({ path }) => Number(/^entries\.(\d+)/.exec(path)?.[1] ?? NaN));
    return { misfits: [...new Set(places)].filter((at) => !Number.isNaN(at)) };
  }
}

/** Whether the draft leaves the rules as they are. */
export const isIdle = (of: Playing, rules: Rules, draft: Draft): boolean =>
  same(optionsOf(drafted(of, rules, draft)), optionsOf(rules));
