// Made by `npm run localize`: change what it is made from.
import type { LocaleModule } from '@lit/localize';

export const loaders = new Map<string, () => Promise<LocaleModule>>([
  ['de', () => import('./de/cards.js')],
  ['sk', () => import('./sk/cards.js')],
  ['hu', () => import('./hu/cards.js')],
  ['tr', () => import('./tr/cards.js')],
]);
