// Made by `npm run localize`: change what it is made from.
import type { LocaleModule } from '@lit/localize';

export const loaders = new Map<string, () => Promise<LocaleModule>>([
  ['de', () => import('./de/rummy-late.js')],
  ['sk', () => import('./sk/rummy-late.js')],
  ['hu', () => import('./hu/rummy-late.js')],
  ['tr', () => import('./tr/rummy-late.js')],
]);
