// Made by `npm run localize`: change what it is made from.
import { str } from '../../message.js';
export const templates = {
  'okey.p.okey': `Okey`,
  'okey.p.okey.about': `Mit Kartenwerten: Ass 11, Bilder 10.`,
  'okey.p.tiles': `Zahlensteine`,
  'okey.p.tiles.about': `Jeder Stein zählt seine Zahl.`,
  'okey.v.colorFor': str`Farbe für ×${0}`,
  'okey.v.colors': `Farben und Faktoren`,
  'okey.v.held': `Zurückgehalten, jemand anders schließt ab`,
  'okey.v.loose': `Ein loser Okey zählt`,
  'okey.v.suitFactor': str`Faktor: ${0}`,
  'okey.v.values': `Werte`,
};
