/**
 * The pure core: every game, without DOM, without words. `import { doko, match } from 'card-score/core'`.
 * Matches find each of these games by its id.
 */
import * as doko from './core/doko/index.js';
import { register } from './core/games.js';
import * as okey from './core/okey/index.js';
import * as rummy from './core/rummy/index.js';

register(doko.game, okey.game, rummy.game);

export * as doko from './core/doko/index.js';
export * as okey from './core/okey/index.js';
export * as rummy from './core/rummy/index.js';
export * as match from './core/match.js';
export { InvalidInput } from './core/round.js';
export type {
  Findings,
  Game,
  Issue,
  PointItem,
  RoundContext,
  RoundResult,
  Rules,
  Seat,
} from './core/round.js';
export type { Entry, Line, Match, Summary } from './core/match.js';
