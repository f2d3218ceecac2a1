import { define } from '../define.js';
import { OkeyScore } from './okey-score.js';
import { parts } from './view.js';

define('okey-score', OkeyScore, parts);
