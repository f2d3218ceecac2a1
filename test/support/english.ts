import { formatList, formatNumber, formatSigned, selectPlural } from '../../src/localization/format.js';
import type { Localizer } from '../../src/localization/localizer.js';
import { translate } from '../../src/localization/message.js';

/** The language of the sources, without an element. */
export const ENGLISH: Localizer = {
  locale: 'en',
  msg: ((source: string, options: object) => translate(undefined, source, options)) as Localizer['msg'],
  plural: (n, forms) => selectPlural('en', n, forms),
  number: (n) => formatNumber('en', n),
  signed: (n) => formatSigned('en', n),
  list: (items) => formatList('en', items),
};
