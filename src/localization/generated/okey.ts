// Made by `npm run localize`: change what it is made from.
import type { LocaleModule } from '@lit/localize';

export const loaders = new Map<string, () => Promise<LocaleModule>>([
  ['de', () => import('./de/okey.js')],
  ['sk', () => import('./sk/okey.js')],
  ['hu', () => import('./hu/okey.js')],
  ['tr', () => import('./tr/okey.js')],
]);
