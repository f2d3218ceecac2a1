import { isBelow, levelsOf, opponent, PARTIES, type Taken } from './calls.js';
import type { Call, Party } from './types.js';

/** The Augen that win a game when neither party made an Absage: 121, for Kontra 120, unless only Kontra called. */
export function needed(party: Party, calls: Record<Party, Call>): number {
  const onlyKontra = calls.kontra === 'ansage' && calls.re === 'none';
  return (party === 're') === onlyKontra ? 120 : 121;
}

/**
 * Who won (7.1). A party with an Absage wins when it kept the highest one; if it did not, the other wins,
 * unless that one failed an Absage of its own: then nobody does.
 */
export function findWinner(calls: Record<Party, Call>, took: Record<Party, Taken>): Party | 'none' {
  const highest = { re: levelsOf(calls.re).at(-1), kontra: levelsOf(calls.kontra).at(-1) };
  const promised = PARTIES.filter((party) => highest[party]);
  if (promised.length === 0) return took.re.augen >= needed('re', calls) ? 're' : 'kontra';
  const kept = promised.find((party) => isBelow(took[opponent(party)], highest[party]!));
  return kept ?? (promised.length === 2 ? 'none' : opponent(promised[0] as Party));
}
