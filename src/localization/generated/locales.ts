// Made by `npm run localize`: change what it is made from.

import type { LocaleModule } from '@lit/localize';

/** The language of the texts in the sources. */
export const sourceLocale = 'en';

/** The other languages and how to load each. */
export const loaders = new Map<string, () => Promise<LocaleModule>>([
  ['de', () => import('./de.js')],
  ['sk', () => import('./sk.js')],
  ['hu', () => import('./hu.js')],
  ['tr', () => import('./tr.js')],
]);
