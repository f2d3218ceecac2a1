import { define } from '../define.js';
import { RummyScore } from './rummy-score.js';

define('rummy-score', RummyScore);
