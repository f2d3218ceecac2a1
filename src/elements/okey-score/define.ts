import { define } from '../define.js';
import { OkeyScore } from './okey-score.js';

define('okey-score', OkeyScore);
