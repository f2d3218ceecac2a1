import { JOKER } from '../../core/rummy/values.js';
import type { CardReading } from '../../localization/card-reading.js';
import { jokerWords } from '../../localization/card-words.js';
import { readCards } from '../../localization/cards.js';
import type { Localizer } from '../../localization/localizer.js';

/** Typed and pasted cards, in the order of the text; suits may be left out. */
export const readHand = ({ locale }: Localizer, text: string): readonly CardReading[] =>
  readCards(text, { locale, suits: 'optional', own: { [JOKER]: jokerWords(locale) } });
