// Made by `npm run localize`: change what it is made from.
import type { LocaleModule } from '@lit/localize';

export const loaders = new Map<string, () => Promise<LocaleModule>>([
  ['de', () => import('./de/okey-late.js')],
  ['sk', () => import('./sk/okey-late.js')],
  ['hu', () => import('./hu/okey-late.js')],
  ['tr', () => import('./tr/okey-late.js')],
]);
