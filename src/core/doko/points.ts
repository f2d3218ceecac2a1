import { isBelow, LEVELS, levelsOf, opponent, PARTIES, type Taken } from './calls.js';
import type { DokoItem, DokoRound, Party } from './types.js';

/** Counts of Sonderpunkte, in the order they are listed (7.2.3). */
export const SONDERPUNKTE = ['doppelkopf', 'fuchs', 'karlchen'] as const;

const UNDER: Readonly<Record<string, string>> = {
  90: 'under90',
  60: 'under60',
  30: 'under30',
  schwarz: 'schwarz',
};

/**
 * Every point of a game, one item each (7.2). When nobody wins only what a party reached by itself counts
 * (7.1.4). Sonderpunkte belong to the party that made them, and there are none in a solo.
 */
export function listPoints(round: DokoRound, winner: Party | 'none', took: Record<Party, Taken>): DokoItem[] {
  const rule = winner === 'none' ? '7.1.4' : '7.2.2';
  const items: DokoItem[] = [];
  const add = (code: string, party: Party, points = 1) => items.push({ code, points, rule, party });
  const say = (code: string, by: Party, points: number) => {
    if (winner !== 'none') items.push({ code, points, rule, party: winner, by });
  };

  if (winner !== 'none') add('won', winner);
  for (const party of PARTIES.filter((it) => winner === 'none' || it === winner)) {
    for (const level of LEVELS) if (isBelow(took[opponent(party)], level)) add(UNDER[level.call]!, party);
  }
  if (round.re.call !== 'none') say('saidRe', 're', 2);
  if (round.kontra.call !== 'none') say('saidKontra', 'kontra', 2);
  for (const by of PARTIES) for (const level of levelsOf(round[by].call)) say(level.said, by, 1);
  for (const party of PARTIES) {
    for (const { reached } of levelsOf(round[opponent(party)].call)) {
      if (took[party].augen >= reached) add(`reached${reached}`, party);
    }
  }
  if (round.kind === 'normal') items.push(...sonderpunkte(round, winner));
  return items;
}

/** 7.2.3, in a Normalspiel only. */
function sonderpunkte(round: DokoRound, winner: Party | 'none'): DokoItem[] {
  const point = (code: string, party: Party): DokoItem => ({ code, points: 1, rule: '7.2.3', party });
  return [
    ...(winner === 'kontra' ? [point('againstQueens', winner)] : []),
    ...PARTIES.flatMap((party) =>
      SONDERPUNKTE.flatMap((code) =>
        Array.from({ length: round[party][code] ?? 0 }, () => point(code, party)),
      ),
    ),
  ];
}
