import { sheet, summary } from '../core/match.js';
import type { Line, Match, Summary } from '../core/match.js';
import type { RoundResult } from '../core/round.js';

/** What became of a round, or of the match, by a change that a user made. */
export interface MatchEvent<Result extends RoundResult> {
  readonly type: 'round-scored' | 'round-revised' | 'round-removed' | 'match-finished' | 'match-reopened';
  /** The round concerned; of a match's end the last one, if there is any. */
  readonly round: unknown;
  readonly result: Result | null;
  readonly summary: Summary;
}

/** What became of each round between two matches, and of the end. */
export function reportChange<Result extends RoundResult>(before: Match, after: Match): MatchEvent<Result>[] {
  const [old, next] = [rounds(before), rounds(after)];
  const now = summary(after);
  const removed = [...old].flatMap(([id, line]) =>
    next.has(id) ? [] : [eventOf<Result>('round-removed', line, now)],
  );
  const made = [...next].flatMap(([id, line]) => {
    const was = old.get(id);
    if (!was) return [eventOf<Result>('round-scored', line, now)];
    return sameRound(was, line) ? [] : [eventOf<Result>('round-revised', line, now)];
  });
  return [...removed, ...made, ...reportEnd<Result>(before, after)];
}

/** Whether the match has come to its end between the two, or goes on again. */
function reportEnd<Result extends RoundResult>(before: Match, after: Match): MatchEvent<Result>[] {
  const now = summary(after);
  if (now.ended === summary(before).ended) return [];
  const last = [...rounds(after).values()].at(-1);
  return [eventOf(now.ended ? 'match-finished' : 'match-reopened', last, now)];
}

const eventOf = <Result extends RoundResult>(
  type: MatchEvent<Result>['type'],
  line: Line | undefined,
  now: Summary,
): MatchEvent<Result> => ({
  type,
  round: line?.entry.type === 'round' ? line.entry.round : null,
  result: (line?.result ?? null) as Result | null,
  summary: now,
});

/** The lines of the rounds by id, in the order of the log. */
const rounds = (match: Match): ReadonlyMap<string, Line> =>
  new Map(
    sheet(match).flatMap((line) => (line.entry.type === 'round' ? [[line.entry.id, line] as const] : [])),
  );

const sameRound = (a: Line, b: Line): boolean =>
  a.entry === b.entry || JSON.stringify(a.entry) === JSON.stringify(b.entry);
