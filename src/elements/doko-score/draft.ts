import { AUGEN, BANDS, PARTIES } from '../../core/doko/calls.js';
import { MOST, SONDERPUNKTE } from '../../core/doko/sonderpunkte.js';
import type { Band, Party } from '../../core/doko/types.js';
import { isRecord, type Seat } from '../../core/round.js';
import type { EntryModel } from '../../controllers/form.js';

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
  /** What was handed in and has no place in the form; the first change by hand drops it. */
  readonly rest?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

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
function reAugen({ augen }: DokoDraft): number | Band | undefined {
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

/** A change by hand. */
export function edited({ rest: _, ...draft }: DokoDraft): DokoDraft {
  return draft;
}

const PARTY_FIELDS: readonly string[] = ['call', ...SONDERPUNKTE];

/** The properties of `value` that are not in `known`. */
const others = (value: Record<string, unknown>, known: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !known.includes(key)));

/** The value, however wrong; the preset only where there is none. */
const given = (value: unknown, preset: unknown): unknown => (value === undefined ? preset : value);

export const model: EntryModel<DokoDraft> = {
  blank: (table, sitsOut = table.slice(PLAYING)) => ({
    table,
    sitsOut,
    re: [],
    solo: undefined,
    augen: null,
    calls: { re: 'none', kontra: 'none' },
    counts: { re: {}, kontra: {} },
  }),

  reseat(draft, table, sitsOut = table.slice(PLAYING)) {
    const moved = { ...draft, table, sitsOut };
    const seats: readonly unknown[] = playing(moved);
    return { ...moved, re: draft.re.filter((seat) => seats.includes(seat)) };
  },

  read(round, table) {
    const party = {
      re: isRecord(round.re) ? round.re : {},
      kontra: isRecord(round.kontra) ? round.kontra : {},
    };
    const counts = (it: Party) =>
      Object.fromEntries(
        SONDERPUNKTE.filter((code) => party[it][code] !== undefined).map((code) => [code, party[it][code]]),
      );
    const seats: readonly unknown[] = Array.isArray(party.re.players) ? party.re.players : [];
    const known = ['reAugen', 'solo', ...PARTIES.filter((it) => isRecord(round[it]))];
    const draft: DokoDraft = {
      table,
      sitsOut: Array.isArray(round.sitsOut) ? round.sitsOut : [],
      re: seats,
      solo: given(round.solo, round.kind === 'solo' ? 'lust' : undefined),
      augen: readAugen(round.reAugen),
      calls: { re: given(party.re.call, 'none'), kontra: given(party.kontra.call, 'none') },
      counts: { re: counts('re'), kontra: counts('kontra') },
    };
    if (Array.isArray(round.sitsOut)) known.push('sitsOut');
    const zero = trickless(draft);
    const ticked = round.noTrick === 'nobody' || (zero !== null && round.noTrick === zero);
    if (ticked) known.push('noTrick');
    if (round.kind === kindOf(draft)) known.push('kind');
    const left = {
      round: others(round, known),
      re: others(party.re, [...PARTY_FIELDS, 'players']),
      kontra: others(party.kontra, PARTY_FIELDS),
    };
    const whole = ticked && zero ? { ...draft, noTrick: round.noTrick !== 'nobody' } : draft;
    return Object.values(left).some((it) => Object.keys(it).length > 0) ? { ...whole, rest: left } : whole;
  },

  round(draft) {
    const zero = trickless(draft);
    const augen = reAugen(draft);
    return {
      kind: kindOf(draft),
      ...(augen !== undefined && { reAugen: augen }),
      ...(zero && draft.noTrick !== undefined && { noTrick: draft.noTrick ? zero : 'nobody' }),
      re: { players: draft.re, call: draft.calls.re, ...draft.counts.re, ...draft.rest?.re },
      kontra: { call: draft.calls.kontra, ...draft.counts.kontra, ...draft.rest?.kontra },
      ...(draft.solo !== undefined && { solo: draft.solo }),
      ...(draft.sitsOut.length > 0 && { sitsOut: draft.sitsOut }),
      ...draft.rest?.round,
    };
  },

  open(draft) {
    const open: string[] = [];
    if (playing(draft).length > PLAYING) open.push('sitsOut');
    if (draft.re.length === 0) open.push('re');
    else if (isSolo(draft) && draft.solo === undefined) open.push('solo');
    if (!draft.augen || ('text' in draft.augen && draft.augen.text.trim() === '')) open.push('augen');
    return open;
  },

  question(path) {
    const [head = '', field = ''] = path.split('.');
    if (head === 'sitsOut' || head === 'solo') return head;
    if (head === 'reAugen' || head === 'noTrick') return 'augen';
    if (field === 'players') return 're';
    if (field === 'call') return 'calls';
    return (SONDERPUNKTE as readonly string[]).includes(field) ? 'sonderpunkte' : 'round';
  },
};

/**
 * Augen that were handed in, as the form would hold them; anything odd as the text it reads as. Text that only looks
 * like a number keeps its quotation marks: the core refuses it, and so it stays wrong until somebody types.
 */
function readAugen(value: unknown): AugenEntry | null {
  if (value === undefined) return null;
  const band = BANDS.find((it) => JSON.stringify(it) === JSON.stringify(value));
  if (band !== undefined && typeof band !== 'number') return { band };
  const plain = typeof value === 'string' && Number.isNaN(typedAugen(value));
  return { party: 're', text: plain ? value : JSON.stringify(value) };
}

const kindOf = (draft: DokoDraft) => (isSolo(draft) ? 'solo' : 'normal');

/** How often one party may still add a Sonderpunkt of a kind, given what both have. */
export const roomFor = (draft: DokoDraft, code: keyof typeof MOST): number =>
  MOST[code] - PARTIES.reduce((sum, party) => sum + countOf(draft.counts[party][code]), 0);

/** A count that was handed in; what is none counts nothing. */
const countOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);
