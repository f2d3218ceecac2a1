import { BANDS, PARTIES } from '../../core/doko/calls.js';
import { SPECIALS } from '../../core/doko/sonderpunkte.js';
import type { Party } from '../../core/doko/types.js';
import { isRecord } from '../../core/round.js';
import type { EntryModel } from '../../controllers/form.js';
import {
  HOUSE,
  isSolo,
  playing,
  PLAYING,
  reAugen,
  trickless,
  typedAugen,
  type AugenEntry,
  type DokoDraft,
} from './draft.js';

/** The answers to what house rules ask for that go with who is Re; the others wait until they do again. */
const fitting = (draft: DokoDraft, house: DokoDraft['house']): DokoDraft['house'] => {
  const fits: Partial<Record<string, boolean>> = {
    soloKind: isSolo(draft),
    special: !isSolo(draft),
    hochzeit: draft.re.includes(house.hochzeit),
  };
  return pick(house, (key, value) => value !== undefined && (fits[key] ?? true));
};

const PARTY_FIELDS: readonly string[] = ['call', ...SPECIALS];

/** Some of the properties of an object. */
const pick = (from: object, is: (key: string, value: unknown) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(from).filter(([key, value]) => is(key, value)));

/** The properties of `value` that are not in `known`. */
const others = (value: object, known: readonly string[]) => pick(value, (key) => !known.includes(key));

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
    house: {},
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
      pick(party[it], (key, n) => (SPECIALS as readonly string[]).includes(key) && n !== undefined);
    const seats: readonly unknown[] = Array.isArray(party.re.players) ? party.re.players : [];
    const known = ['reAugen', 'solo', ...PARTIES.filter((it) => isRecord(round[it]))];
    const shown: DokoDraft = {
      table,
      sitsOut: Array.isArray(round.sitsOut) ? round.sitsOut : [],
      re: seats,
      solo: given(round.solo, round.kind === 'solo' ? 'lust' : undefined),
      augen: readAugen(round.reAugen),
      calls: { re: given(party.re.call, 'none'), kontra: given(party.kontra.call, 'none') },
      counts: { re: counts('re'), kontra: counts('kontra') },
      house: {},
    };
    const house = fitting(
      shown,
      pick(round, (key) => (HOUSE as readonly string[]).includes(key)),
    );
    const draft = { ...shown, house };
    known.push(...Object.keys(house));
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
      ...fitting(draft, draft.house),
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
    if (['sitsOut', 'solo', 'soloKind', 'special', 'hochzeit'].includes(head)) return head;
    if (head.startsWith('bock')) return 'bock';
    if (head === 'reAugen' || head === 'noTrick') return 'augen';
    if (field === 'players') return 're';
    if (field === 'call') return 'calls';
    return (SPECIALS as readonly string[]).includes(field) ? 'sonderpunkte' : 'round';
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
