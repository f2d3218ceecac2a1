// Made by `npm run localize`: change what it is made from.
import type { LocaleModule } from '@lit/localize';

export const loaders = new Map<string, () => Promise<LocaleModule>>([
  ['de', () => import('./de/rummy.js')],
  ['sk', () => import('./sk/rummy.js')],
  ['hu', () => import('./hu/rummy.js')],
  ['tr', () => import('./tr/rummy.js')],
]);
