// Made by `npm run localize`: change what it is made from.
import type { LocaleModule } from '@lit/localize';

export const loaders = new Map<string, () => Promise<LocaleModule>>([
  ['de', () => import('./de/shared-late.js')],
  ['sk', () => import('./sk/shared-late.js')],
  ['hu', () => import('./hu/shared-late.js')],
  ['tr', () => import('./tr/shared-late.js')],
]);
