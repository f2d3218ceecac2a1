import { isBelow, LEVELS, levelsOf, opponent, PARTIES, SAID, type Taken } from './calls.js';
import type { DokoItem, DokoRound, DokoRules, Party } from './types.js';

/** The points of a game apart, as they are multiplied: those of 7.2.2, gegen die Damen, Sonderpunkte. */
export interface Tally {
  readonly game: readonly DokoItem[];
  readonly queens: readonly DokoItem[];
  readonly special: readonly DokoItem[];
}

type Part = keyof Tally;

export const ALL: readonly Part[] = ['game', 'queens', 'special'];

export const itemsOf = (tally: Tally): DokoItem[] => ALL.flatMap((part) => tally[part]);

/** What the points come to, as Re sees it. */
export const valueOf = (items: readonly DokoItem[]): number =>
  items.reduce((sum, { party, points }) => sum + (party === 're' ? points : -points), 0);

/** The tally with these parts of it multiplied. */
export function multiply(tally: Tally, factor: number, parts: readonly Part[]): Tally {
  if (factor === 1) return tally;
  const times = (part: Part) =>
    parts.includes(part)
      ? tally[part].map((item) => ({ ...item, points: item.points * factor }))
      : tally[part];
  return { game: times('game'), queens: times('queens'), special: times('special') };
}

const UNDER: Readonly<Record<string, string>> = {
  90: 'under90',
  60: 'under60',
  30: 'under30',
  schwarz: 'schwarz',
};

/**
 * The points of 7.2.2, one item each. When nobody wins only what a party reached by itself counts (7.1.4); what calls
 * bring, points or a factor, the rules say.
 */
export function gamePoints(
  round: DokoRound,
  winner: Party | 'none',
  took: Record<Party, Taken>,
  { calls }: DokoRules,
): DokoItem[] {
  const rule = winner === 'none' ? '7.1.4' : '7.2.2';
  const items: DokoItem[] = [];
  const add = (code: string, party: Party) => items.push({ code, points: 1, rule, party });
  const say = (code: string, by: Party, what: 'ansage' | 'level') => {
    if (winner !== 'none') items.push({ code, rule, party: winner, by, ...SAID[calls][what] });
  };

  if (winner !== 'none') add('won', winner);
  for (const party of PARTIES.filter((it) => winner === 'none' || it === winner)) {
    for (const level of LEVELS) if (isBelow(took[opponent(party)], level)) add(UNDER[level.call]!, party);
  }
  if (round.re.call !== 'none') say('saidRe', 're', 'ansage');
  if (round.kontra.call !== 'none') say('saidKontra', 'kontra', 'ansage');
  for (const by of PARTIES) for (const level of levelsOf(round[by].call)) say(level.said, by, 'level');
  for (const party of PARTIES) {
    for (const { reached } of levelsOf(round[opponent(party)].call)) {
      if (took[party].augen >= reached) add(`reached${reached}`, party);
    }
  }
  return items;
}
