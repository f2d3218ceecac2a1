import { freeze } from '../round.js';
import type { RummyRules } from './types.js';

/** Rami as it is published: the match ends by its limit. */
export const defaults: RummyRules = freeze({
  preset: 'rami',
  rounds: null,
  joker: 20,
  ace: 11,
  face: 10,
  handFinish: 200,
  handTimes: 1,
  handOnly: 'nobody-melded',
  unmelded: 'surcharge',
  surcharge: 25,
  cap: 100,
  capOfLimit: 0.5,
  unmeldedFixed: 100,
  unmeldedTimes: 2,
  handCap: null,
  drops: null,
  winBonus: 0,
  handBonus: 0,
  handBonusLate: 0,
  winnerGets: 'nothing',
  direction: 'low',
  end: 'limit',
  limitPerOpponent: 100,
  limit: null,
  reEntry: null,
  endTie: 'extra',
  blockedTie: 'shared',
  blockedUnmelded: 'surcharge',
});

type Options = Partial<RummyRules>;

const ROMME: Options = {
  handFinish: null,
  handTimes: 2,
  handOnly: 'any',
  unmelded: 'cards',
  cap: null,
  capOfLimit: null,
  end: 'rounds',
  limitPerOpponent: null,
  endTie: 'shared',
};
const LAST_ONE_IN: Options = { ...ROMME, end: 'elimination', limit: 501 };
const WINNER_TAKES: Options = { winnerGets: 'sum', direction: 'high' };
const INDIAN: Options = { ...ROMME, joker: 0, ace: 10, handTimes: 1, handCap: 80 };
const POOL: Options = { ...INDIAN, end: 'elimination' };

/** What the others of the family have otherwise than Rami. */
const FAMILY: Readonly<Record<string, Options>> = {
  romme: ROMME,
  'romme-25': { ...ROMME, joker: 25 },
  'romme-plus': { ...ROMME, ...WINNER_TAKES },
  'romme-101': { ...LAST_ONE_IN, limit: 101 },
  handromi: { ...ROMME, ace: 10, rounds: 7 },
  'romi-40': ROMME,
  remi51: { ...ROMME, ace: 10, unmelded: 'fixed' },
  remik: { ...LAST_ONE_IN, joker: 50, winBonus: -10, handBonus: -20, handBonusLate: -20 },
  zolik: { ...ROMME, ace: 10 },
  'rami-fr': {
    ...LAST_ONE_IN,
    handTimes: 1,
    unmelded: 'fixed',
    winBonus: -10,
    handBonus: -50,
    handBonusLate: -20,
  },
  'rami-sec': { ...ROMME, end: 'limit', limit: 100 },
  'pool-101': { ...POOL, limit: 101, drops: { first: 20, middle: 40 }, reEntry: { upTo: 79, times: null } },
  'pool-201': { ...POOL, limit: 201, drops: { first: 25, middle: 50 }, reEntry: { upTo: 174, times: null } },
  deals: { ...INDIAN, ...WINNER_TAKES, rounds: 2 },
};

/** Rami, and common ways of play of the family, complete. None is official. */
export const presets: Readonly<Record<string, RummyRules>> = freeze({
  rami: defaults,
  ...Object.fromEntries(
    Object.entries(FAMILY).map(([preset, options]) => [preset, { ...defaults, ...options, preset }]),
  ),
});

/**
 * Presets that hold a figure which no source confirms. Rules may name them and a table may play by them, but a choice
 * does not offer them: whoever wants one sets the figures himself.
 */
export const unconfirmed: readonly string[] = freeze(['handromi', 'romi-40', 'remi51', 'zolik']);
