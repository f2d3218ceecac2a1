/** Points as money, in any game. */
import type { Localizer } from '../../localizer.js';

export const MONEY = {
  label: (l: Localizer): string =>
    l.msg('For money', { id: 'm.money', desc: 'Switch: points are settled in money' }),
  help: (l: Localizer): string =>
    l.msg('At the end it is said who pays whom.', {
      id: 'm.money.help',
      desc: 'Help of the switch “For money”',
    }),
};

export const PER_POINT = {
  label: (l: Localizer): string =>
    l.msg('Cents a point', { id: 'm.perPoint', desc: 'Setting: a number; the hundredth part of the money' }),
  help: (l: Localizer): string =>
    l.msg('What one point is worth.', { id: 'm.perPoint.help', desc: 'Help of the setting “Cents a point”' }),
};

export const MODE = {
  label: (l: Localizer): string => l.msg('Who pays', { id: 'm.payMode', desc: 'Setting; choices follow' }),
  help: (l: Localizer): string =>
    l.msg('How the totals become payments.', {
      id: 'm.payMode.help',
      desc: 'Help of the setting “Who pays”',
    }),
  balance: (l: Localizer): string =>
    l.msg('each settles with the average', { id: 'm.payMode.balance', desc: 'Choice' }),
  pairs: (l: Localizer): string =>
    l.msg('each with every other', {
      id: 'm.payMode.pairs',
      desc: 'Choice: every two players settle their difference',
    }),
  top: (l: Localizer): string =>
    l.msg('what lacks to the first, into the kitty', {
      id: 'm.payMode.top',
      desc: 'Choice: each pays the difference to the highest total',
    }),
  minus: (l: Localizer): string =>
    l.msg('who is below 0, into the kitty', { id: 'm.payMode.minus', desc: 'Choice' }),
};
