// Made by `npm run localize`: change what it is made from.
import { str } from '../../message.js';
export const templates = {
  'okey.p.okey': `Okey`,
  'okey.p.okey.about': `Kart değerleriyle: as 11, resimliler 10.`,
  'okey.p.tiles': `Sayı taşları`,
  'okey.p.tiles.about': `Her taş üstündeki sayı kadardır.`,
  'okey.v.colorFor': str`×${0} için renk`,
  'okey.v.colors': `Renkler ve çarpanlar`,
  'okey.v.held': `Okeye dönerken başkası bitti`,
  'okey.v.loose': `Boştaki okey`,
  'okey.v.suitFactor': str`Çarpan: ${0}`,
  'okey.v.values': `Değerler`,
};
