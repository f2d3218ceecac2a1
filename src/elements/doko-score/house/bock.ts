import { factorOf } from '../../../core/doko/bock.js';
import type { Bock } from '../../../core/doko/types.js';
import type { Localizer } from '../../../localization/localizer.js';
import { times } from '../../../localization/messages/late/doko-factors.js';
import { SOLO_KINDS } from '../../../localization/messages/late/doko-specials.js';

/** So many letters have room beside a number. */
const LETTERS = 3;

/** The mark of a Bock game: a letter a layer. */
export const letters = (layers: number): string => (layers > LETTERS ? `B${layers}` : 'B'.repeat(layers));

/** What Bock makes of a game: “× 4”, or “+ 2”. */
export const bockText = (l: Localizer, layers: number, bock: Bock | null): string =>
  bock?.effect === 'add'
    ? l.signed(bock.add * layers)
    : times(l, bock ? factorOf(layers, bock) : 2 ** layers);

/** A solo by what is trump; a word of the table's own as it is. */
export const kindName = (l: Localizer, kind: string): string =>
  Object.hasOwn(SOLO_KINDS, kind) ? SOLO_KINDS[kind as keyof typeof SOLO_KINDS](l) : kind;
