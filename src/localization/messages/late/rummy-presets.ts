/** The ways to play. */
import type { Localizer } from '../../localizer.js';

export const PRESETS = {
  rami: {
    name: (l: Localizer): string => l.msg('Rami', { id: 'rummy.p.rami', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('Joker 20, ace 11; 25 more without a meld; ends at the limit.', {
        id: 'rummy.p.rami.about',
        desc: 'About a way to play',
      }),
  },
  romme: {
    name: (l: Localizer): string => l.msg('Rommé', { id: 'rummy.p.romme', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('The cards count whether melded or not; double when a player goes out from hand.', {
        id: 'rummy.p.romme.about',
        desc: 'About a way to play',
      }),
  },
  'romme-25': {
    name: (l: Localizer): string =>
      l.msg('Rommé, joker 25', { id: 'rummy.p.romme25', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('As Rommé, but a joker counts 25.', { id: 'rummy.p.romme25.about', desc: 'About a way to play' }),
  },
  'romme-plus': {
    name: (l: Localizer): string =>
      l.msg('Rommé, all to the winner', { id: 'rummy.p.rommePlus', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('As Rommé, but the winner gets what the others pay, and the highest total wins.', {
        id: 'rummy.p.rommePlus.about',
        desc: 'About a way to play',
      }),
  },
  'romme-101': {
    name: (l: Localizer): string =>
      l.msg('Rommé to 101', { id: 'rummy.p.romme101', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('As Rommé, but who has 101 is out; the last one in wins.', {
        id: 'rummy.p.romme101.about',
        desc: 'About a way to play',
      }),
  },
  remik: {
    name: (l: Localizer): string => l.msg('Remik', { id: 'rummy.p.remik', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('Joker 50; going out gives −10, from hand −20; who has 501 is out.', {
        id: 'rummy.p.remik.about',
        desc: 'About a way to play',
      }),
  },
  'rami-fr': {
    name: (l: Localizer): string =>
      l.msg('French rami', { id: 'rummy.p.ramiFr', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('Not melded 100; going out gives −10, from hand −50; who has 501 is out.', {
        id: 'rummy.p.ramiFr.about',
        desc: 'About a way to play',
      }),
  },
  'rami-sec': {
    name: (l: Localizer): string =>
      l.msg('French rami, short', { id: 'rummy.p.ramiSec', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('As Rommé, but ends at 100.', { id: 'rummy.p.ramiSec.about', desc: 'About a way to play' }),
  },
  'pool-101': {
    name: (l: Localizer): string =>
      l.msg('Pool 101', { id: 'rummy.p.pool101', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('Only cards without a place count, at most 80; dropping out 20 or 40; who has 101 is out.', {
        id: 'rummy.p.pool101.about',
        desc: 'About a way to play',
      }),
  },
  'pool-201': {
    name: (l: Localizer): string =>
      l.msg('Pool 201', { id: 'rummy.p.pool201', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('As Pool 101, but dropping out 25 or 50, and who has 201 is out.', {
        id: 'rummy.p.pool201.about',
        desc: 'About a way to play',
      }),
  },
  deals: {
    name: (l: Localizer): string => l.msg('Deals', { id: 'rummy.p.deals', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('A few rounds; the winner gets what the others pay, at most 80 each.', {
        id: 'rummy.p.deals.about',
        desc: 'About a way to play',
      }),
  },
};
