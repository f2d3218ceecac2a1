import { isWhole, type Best } from '../round.js';
import { isLength, oneOf, orNull, rulesOf } from '../rules.js';
import { defaults, presets } from './presets.js';
import type { RummyRules } from './types.js';

/** The most a rule may name, so that every sum stays exact. */
const MOST = 1_000_000;

const isPoints = (value: unknown) => isWhole(value, 0, MOST);
const isLimit = (value: unknown) => isWhole(value, 1, MOST);
const isFactor = (value: unknown) => isWhole(value, 1, 1000);
const isBonus = (value: unknown) => isWhole(value, -MOST, MOST);
const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

/** Which total is the best. */
export const bestOf = ({ direction }: RummyRules): Best => (direction === 'high' ? 'highest' : 'lowest');

export const { checkRules, rules } = rulesOf<RummyRules>(defaults, presets, {
  rounds: isLength,
  joker: isPoints,
  ace: isPoints,
  face: isPoints,
  handFinish: orNull(isPoints),
  handTimes: isFactor,
  handOnly: oneOf('nobody-melded', 'any'),
  unmelded: oneOf('surcharge', 'fixed', 'times', 'cards'),
  surcharge: isPoints,
  cap: orNull(isPoints),
  capOfLimit: orNull(isShare),
  unmeldedFixed: isPoints,
  unmeldedTimes: isFactor,
  handCap: orNull(isPoints),
  drops: { fields: { first: isPoints, middle: isPoints }, orNull: true },
  winBonus: isBonus,
  handBonus: isBonus,
  handBonusLate: isBonus,
  winnerGets: oneOf('nothing', 'sum'),
  direction: oneOf('low', 'high'),
  end: oneOf('limit', 'rounds', 'elimination'),
  limitPerOpponent: orNull(isLimit),
  limit: orNull(isLimit),
  reEntry: { fields: { upTo: isPoints, times: orNull(isLimit) }, orNull: true },
  endTie: oneOf('extra', 'shared'),
  blockedTie: oneOf('shared', 'none'),
  blockedUnmelded: oneOf('surcharge', 'cards'),
});
