// Made by `npm run localize`: change what it is made from.
import { str } from '../../message.js';
export const templates = {
  'okey.p.okey': `Okey`,
  'okey.p.okey.about': `S hodnotami kariet: eso 11, figúry 10.`,
  'okey.p.tiles': `Kamene s číslami`,
  'okey.p.tiles.about': `Každý kameň platí svoje číslo.`,
  'okey.v.colorFor': str`Farba pre ×${0}`,
  'okey.v.colors': `Farby a násobky`,
  'okey.v.held': `Zadržaná ruka, končí niekto iný`,
  'okey.v.loose': `Voľný okey`,
  'okey.v.suitFactor': str`Násobok: ${0}`,
  'okey.v.values': `Hodnoty`,
};
