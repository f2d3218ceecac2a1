/** Settings of a match. */
import { str, type Localizer } from '../../localizer.js';

export const values = (l: Localizer): string =>
  l.msg('Values', { id: 'okey.v.values', desc: 'Setting: what cards count' });

export const looseOkey = (l: Localizer): string =>
  l.msg('A loose Okey counts', { id: 'okey.v.loose', desc: 'Setting; choices follow' });

export const heldBackRule = (l: Localizer): string =>
  l.msg('Held back, somebody else finishes', { id: 'okey.v.held', desc: 'Setting; choices follow' });

export const suitFactor = (l: Localizer, suit: string): string =>
  l.msg(str`Factor (${suit})`, {
    id: 'okey.v.suitFactor',
    desc: 'Setting: the factor of one suit or colour, for the whole match',
  });

export const colors = (l: Localizer): string =>
  l.msg('Colours and factors', {
    id: 'okey.v.colors',
    desc: 'Setting: which colour of tiles has which factor',
  });

export const colorFor = (l: Localizer, factor: string): string =>
  l.msg(str`Colour for ×${factor}`, { id: 'okey.v.colorFor', desc: 'Spoken: a row of colours' });

export const aceHigh = (l: Localizer, q: string, k: string, a: string): string =>
  l.msg(str`${q}-${k}-${a} is a run`, {
    id: 'okey.v.aceHigh',
    desc: 'Switch. The letters on the cards stand in it',
  });

export const asItsCard = (l: Localizer): string =>
  l.msg('its card', { id: 'okey.v.asCard', desc: 'Choice after “A loose Okey counts”' });

export const cap = (l: Localizer): string =>
  l.msg('A hand counts at most 100', { id: 'okey.v.cap', desc: 'Switch' });

export const heldFinish = (l: Localizer): string =>
  l.msg('100 × table × finish', {
    id: 'okey.v.heldFinish',
    desc: 'Choice: what a complete hand counts that was held back',
  });

export const heldTable = (l: Localizer): string =>
  l.msg('100 × table', {
    id: 'okey.v.heldTable',
    desc: 'Choice: what a complete hand counts that was held back',
  });

export const heldSteps = (l: Localizer): string =>
  l.msg('100 × table × 1, 2 or 3', {
    id: 'okey.v.heldSteps',
    desc: 'Choice: what a complete hand counts that was held back; 2 for a finish with pairs or an Okey, 3 for both',
  });

export const jokersWild = (l: Localizer): string =>
  l.msg('Printed jokers are wild too', { id: 'okey.v.jokers', desc: 'Switch' });

/** @param setting the one that partners are switched on and off with */
export const partsTeams = (l: Localizer, setting: string): string =>
  l.msg(str`This order would part the partners. To do so, first switch “${setting}” off.`, {
    id: 'okey.e.teams',
    desc: 'Error under the players, where those who sit opposite are partners and somebody was moved',
  });

// ---- Presets

export const PRESETS = {
  okey: {
    name: (l: Localizer): string => l.msg('Okey', { id: 'okey.p.okey', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('With the values of cards: ace 11, faces 10.', {
        id: 'okey.p.okey.about',
        desc: 'About a way to play',
      }),
  },
  tiles: {
    name: (l: Localizer): string =>
      l.msg('Number tiles', { id: 'okey.p.tiles', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('Each tile counts the number on it.', { id: 'okey.p.tiles.about', desc: 'About a way to play' }),
  },
  cezali: {
    name: (l: Localizer): string =>
      l.msg('Cezalı Okey', { id: 'okey.p.cezali', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg(
        'A normal finish gives −10 times the table; held back in steps; a false Okey as indicator counts 10.',
        { id: 'okey.p.cezali.about', desc: 'About a way to play' },
      ),
  },
  esli: {
    name: (l: Localizer): string => l.msg('Eşli Okey', { id: 'okey.p.esli', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('As Okey, with partners who sit opposite.', {
        id: 'okey.p.esli.about',
        desc: 'About a way to play',
      }),
  },
};
