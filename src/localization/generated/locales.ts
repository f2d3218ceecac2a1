// Made by `npm run localize`: change what it is made from.

import type { LocaleModule } from '@lit/localize';

/** The language of the texts in the sources. */
export const sourceLocale = 'en';

/** The other languages and how to load what every element needs of each. */
export const loaders = new Map<string, () => Promise<LocaleModule>>([
  ['de', () => import('./de/shared.js')],
  ['sk', () => import('./sk/shared.js')],
  ['hu', () => import('./hu/shared.js')],
  ['tr', () => import('./tr/shared.js')],
]);
