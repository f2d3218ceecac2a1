/** Brings along what only a match needs. */
import * as module from './match-parts.js';
import { provideMatches } from './match-module.js';

provideMatches(module);
