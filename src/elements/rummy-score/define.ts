import { define } from '../define.js';
import { RummyScore } from './rummy-score.js';
import { parts } from './view.js';

define('rummy-score', RummyScore, parts);
