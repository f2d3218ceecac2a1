/** Brings along what only a match needs. Goes before the element's class, whose sheets are then complete. */
import * as module from './match-parts.js';
import { provideMatches } from './match-module.js';

provideMatches(module);
