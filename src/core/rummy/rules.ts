import { freeze, isWhole } from '../round.js';
import { isLength, oneOf, orNull, rulesOf } from '../rules.js';
import type { RummyRules } from './types.js';

/** Rami as it is published: the match ends by its limit. */
export const defaults: RummyRules = freeze({
  preset: 'rami',
  rounds: null,
  joker: 20,
  ace: 11,
  face: 10,
  handFinish: 200,
  surcharge: 25,
  cap: 100,
  capOfLimit: 0.5,
  limitPerOpponent: 100,
  limit: null,
  blockedTie: 'shared',
  blockedUnmelded: 'surcharge',
});

export const presets: Readonly<Record<string, RummyRules>> = freeze({ rami: defaults });

/** The most a rule may name, so that every sum stays exact. */
const MOST = 1_000_000;

const isPoints = (value: unknown) => isWhole(value, 0, MOST);
const isLimit = (value: unknown) => isWhole(value, 1, MOST);
const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

export const { checkRules, rules } = rulesOf<RummyRules>(defaults, presets, {
  rounds: isLength,
  joker: isPoints,
  ace: isPoints,
  face: isPoints,
  handFinish: isPoints,
  surcharge: isPoints,
  cap: orNull(isPoints),
  capOfLimit: orNull(isShare),
  limitPerOpponent: isLimit,
  limit: orNull(isLimit),
  blockedTie: oneOf('shared', 'none'),
  blockedUnmelded: oneOf('surcharge', 'cards'),
});
