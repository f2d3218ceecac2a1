import { mostOf, SPECIALS as CODES } from '../../../core/doko/sonderpunkte.js';
import { MOST_LAYERS } from '../../../core/doko/bock.js';
import type { DokoRules } from '../../../core/doko/types.js';
import type { Issue } from '../../../core/round.js';
import type { Localizer } from '../../../localization/localizer.js';
import * as asks from '../../../localization/messages/late/doko-fields.js';
import { SPECIALS } from '../../../localization/messages/late/doko-specials.js';
import * as words from '../../../localization/messages/doko.js';
import { range } from '../../../localization/messages/shared.js';
import { sonderpunktName } from '../words.js';

/** The name of a Sonderpunkt. */
export const specialName = (l: Localizer, code: string): string =>
  Object.hasOwn(SPECIALS, code) ? SPECIALS[code as keyof typeof SPECIALS](l) : sonderpunktName(l, code);

/** What is wrong about an answer to what house rules ask; undefined about all else. */
export function errorText(l: Localizer, { code, path }: Issue, rules: DokoRules): string | undefined {
  switch (code) {
    case 'last-trick':
      return asks.lastTrick(l);
    case 'hochzeit-seat':
      return asks.badHolder(l);
    case 'special':
      return asks.badSpecial(l);
    case 'bock-layers':
      return range(l, 0, MOST_LAYERS);
    case 'solo-kind':
      return path === 'soloKind' ? words.badSoloKind(l) : undefined;
    default: {
      const what = path.split('.').at(-1);
      if (what === 'bockStarts') return range(l, 0, MOST_STARTS);
      const known = CODES.find((it) => it === what);
      // a Fuchs too many is at the last one, and is a Fuchs
      const counted = code === 'too-many-fuchs' ? 'fuchs' : known;
      return counted && words.tooMany(l, specialName(l, counted), mostOf(counted, rules));
    }
  }
}

/** As many reasons as there are. */
const MOST_STARTS = 11;

/** What is odd about a round for house rules alone; undefined about all else. */
export function warningText(l: Localizer, { code, path }: Issue): string | undefined {
  const [party = '', what = ''] = path.split('.');
  if (code === 'sonderpunkt-off') return asks.isOff(l, specialName(l, what));
  return code === 'sonderpunkt-without-trick'
    ? words.withoutTrick(l, specialName(l, what), words.TERMS[party === 're' ? 're' : 'kontra'](l))
    : undefined;
}
