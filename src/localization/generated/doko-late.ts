// Made by `npm run localize`: change what it is made from.
import type { LocaleModule } from '@lit/localize';

export const loaders = new Map<string, () => Promise<LocaleModule>>([
  ['de', () => import('./de/doko-late.js')],
  ['sk', () => import('./sk/doko-late.js')],
  ['hu', () => import('./hu/doko-late.js')],
  ['tr', () => import('./tr/doko-late.js')],
]);
