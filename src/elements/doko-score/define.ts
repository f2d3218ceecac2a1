import { define } from '../define.js';
import { DokoScore } from './doko-score.js';
import { parts } from './view.js';

define('doko-score', DokoScore, parts);
