// Made by `npm run localize`: change what it is made from.
import type { LocaleModule } from '@lit/localize';

export const loaders = new Map<string, () => Promise<LocaleModule>>([
  ['de', () => import('./de/doko.js')],
  ['sk', () => import('./sk/doko.js')],
  ['hu', () => import('./hu/doko.js')],
  ['tr', () => import('./tr/doko.js')],
]);
