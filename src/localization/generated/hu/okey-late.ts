// Made by `npm run localize`: change what it is made from.
import { str } from '../../message.js';
export const templates = {
  'okey.p.okey': `Okey`,
  'okey.p.okey.about': `Kártyaértékekkel: ász 11, figurák 10.`,
  'okey.p.tiles': `Számozott kövek`,
  'okey.p.tiles.about': `Minden kő a számát éri.`,
  'okey.v.colorFor': str`Szín ×${0} szorzóval`,
  'okey.v.colors': `Színek és szorzók`,
  'okey.v.held': `Visszatartott kéz, más megy ki`,
  'okey.v.loose': `Szabad okey`,
  'okey.v.suitFactor': str`Szorzó: ${0}`,
  'okey.v.values': `Értékek`,
};
