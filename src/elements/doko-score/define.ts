import { define } from '../define.js';
import { DokoScore } from './doko-score.js';

define('doko-score', DokoScore);
