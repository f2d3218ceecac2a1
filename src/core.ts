/** The pure core: every game, without DOM, without words. `import { doko } from 'card-score/core'`. */
export * as doko from './core/doko/index.js';
export * as rummy from './core/rummy/index.js';
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
