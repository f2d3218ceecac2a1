import { AUGEN, BANDS, PARTIES } from '../../core/doko/calls.js';
import { mostOf } from '../../core/doko/sonderpunkte.js';
import type { Band, DokoRules, Party, Sonderpunkte } from '../../core/doko/types.js';
import type { Seat } from '../../core/round.js';

/** Augen as they were entered: a number of one party, letter by letter, or one of the bands. */
export type AugenEntry = { readonly party: Party; readonly text: string } | { readonly band: Band };

/** A game of Doppelkopf as tapped and typed. `unknown` where a round that was handed in may hold anything. */
export interface DokoDraft {
  readonly table: readonly Seat[];
  readonly sitsOut: readonly unknown[];
  /** Who was tapped as Re, the latest last: two, or the soloist. */
  readonly re: readonly unknown[];
  readonly solo: unknown;
  readonly augen: AugenEntry | null;
  /** Whether the party without Augen took no trick, as ticked; absent = as the rules presume. */
  readonly noTrick?: boolean;
  readonly calls: Readonly<Record<Party, unknown>>;
  readonly counts: Readonly<Record<Party, Readonly<Record<string, unknown>>>>;
  /** What only house rules ask for, by the names that a round has for it. */
  readonly house: Readonly<Partial<Record<HouseField, unknown>>>;
  /** What was handed in and has no place in the form; the first change by hand drops it. */
  readonly rest?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What a round holds only where house rules ask for it. */
export const HOUSE = ['soloKind', 'special', 'hochzeit', 'bockLayers', 'bockStarts'] as const;
export type HouseField = (typeof HOUSE)[number];

/** So many play a game; who else is at the table sits out. */
export const PLAYING = 4;

/** Who plays: the seats at the table without those who sit out. */
export const playing = ({ table, sitsOut }: DokoDraft): Seat[] =>
  table.filter((seat) => !sitsOut.includes(seat));

/** Whether somebody has to sit out, or is said to. */
export const asksWhoSitsOut = ({ table, sitsOut }: DokoDraft): boolean =>
  table.length > PLAYING || sitsOut.length > 0;

export const isSolo = ({ re }: DokoDraft): boolean => re.length === 1;

/** Whole Augen from what was typed; NaN for anything else. */
export const typedAugen = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : NaN);

/** Re's Augen as the core wants them; undefined while open. */
export function reAugen({ augen }: DokoDraft): number | Band | undefined {
  if (!augen) return undefined;
  if ('band' in augen) return augen.band;
  const typed = typedAugen(augen.text);
  return augen.party === 're' ? typed : AUGEN - typed;
}

/** The party that may have taken no trick: the one with 0 Augen, or whose band begins there. */
export function trickless(draft: DokoDraft): Party | null {
  const augen = reAugen(draft);
  if (augen === undefined) return null;
  const [least, most] = typeof augen === 'number' ? [augen, augen] : augen;
  if (least === 0) return 're';
  return most === AUGEN ? 'kontra' : null;
}

/** Whether that party is taken to have no trick: 0 Augen say so, a band does not (rules/doko "Input"). */
export const hasNoTrick = (draft: DokoDraft): boolean => draft.noTrick ?? typeof reAugen(draft) === 'number';

/** The band that holds the Augen entered, as an index of the nine; -1 for none. */
export function bandOf(draft: DokoDraft): number {
  const augen = reAugen(draft);
  if (augen === undefined) return -1;
  const least = typeof augen === 'number' ? augen : augen[0];
  return BANDS.findIndex((band) =>
    typeof band === 'number' ? band === least : band[0] <= least && least <= band[1],
  );
}

/** What stands in a party's number field: its own text, or what is left of 240. */
export function augenText({ augen }: DokoDraft, party: Party): string {
  if (!augen || 'band' in augen) return '';
  if (augen.party === party) return augen.text;
  const left = AUGEN - typedAugen(augen.text);
  return left >= 0 ? String(left) : '';
}

/** A tap on a name: on, or off. The two latest stand, so that a third name never has to be refused. */
export function tapRe(draft: DokoDraft, seat: Seat): DokoDraft {
  const seats = playing(draft);
  const rest = draft.re.filter((it) => it !== seat && seats.includes(it as Seat));
  const re = draft.re.includes(seat) ? rest : [...rest.slice(-1), seat];
  return edited({ ...draft, re, solo: re.length === 1 ? draft.solo : undefined });
}

/** A tap on who sits out; the latest taps stand, as many as do not play. */
export function tapSitsOut(draft: DokoDraft, seat: Seat): DokoDraft {
  const others = draft.sitsOut.filter((it) => it !== seat);
  const most = Math.max(0, draft.table.length - PLAYING);
  const out = draft.sitsOut.includes(seat)
    ? others
    : [...others, seat].slice(Math.max(0, others.length + 1 - most));
  return edited({ ...draft, sitsOut: out, re: draft.re.filter((it) => !out.includes(it)) });
}

/** Augen were entered: the tick about the trick falls back to what the rules presume. */
export function enterAugen({ noTrick: _, ...draft }: DokoDraft, augen: AugenEntry | null): DokoDraft {
  return edited({ ...draft, augen });
}

/** How many Sonderpunkte of a kind a party made. */
export function count(draft: DokoDraft, party: Party, code: string, n: number): DokoDraft {
  const { [code]: _, ...others } = draft.counts[party];
  const counts = n === 0 ? others : { ...others, [code]: n };
  return edited({ ...draft, counts: { ...draft.counts, [party]: counts } });
}

/** What house rules ask for was answered; undefined = left to the rules. */
export const answer = (draft: DokoDraft, field: HouseField, value: unknown): DokoDraft =>
  edited({ ...draft, house: { ...draft.house, [field]: value } });

/** A change by hand. */
export function edited({ rest: _, ...draft }: DokoDraft): DokoDraft {
  return draft;
}

/** How often one party may still add a Sonderpunkt of a kind, given what both have. */
export const roomFor = (draft: DokoDraft, code: keyof Sonderpunkte, rules: DokoRules): number =>
  mostOf(code, rules) - countedBy(draft, code);

/** How many Sonderpunkte of a kind both parties have. */
const countedBy = ({ counts }: DokoDraft, code: string): number =>
  PARTIES.reduce((sum, party) => sum + countOf(counts[party][code]), 0);

/** A count that was handed in; what is none counts nothing. */
const countOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);
