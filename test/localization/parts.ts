import { loaders as cards } from '../../src/localization/generated/cards.js';
import { loaders as dokoLate } from '../../src/localization/generated/doko-late.js';
import { loaders as doko } from '../../src/localization/generated/doko.js';
import { loaders as okeyLate } from '../../src/localization/generated/okey-late.js';
import { loaders as okey } from '../../src/localization/generated/okey.js';
import { loaders as rummyLate } from '../../src/localization/generated/rummy-late.js';
import { loaders as rummy } from '../../src/localization/generated/rummy.js';
import { loaders as sharedLate } from '../../src/localization/generated/shared-late.js';
import type { Part } from '../../src/localization/tables.js';

/** All of a language, beside what every element needs. */
export const PARTS: readonly Part[] = [cards, doko, dokoLate, okey, okeyLate, rummy, rummyLate, sharedLate];
