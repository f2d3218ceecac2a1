import { MODE, MONEY, PER_POINT } from '../../localization/messages/late/money.js';
import type { RuleSetting } from './setting.js';

/** What a point is worth in money, for any game whose rules have that: nothing of it changes a round's points. */
export const moneySettings: readonly RuleSetting[] = [
  { option: 'money', ...MONEY, off: null, on: { perPoint: 10 }, scope: 'here' },
  { option: 'money.perPoint', ...PER_POINT, number: { min: 0, max: 1_000_000, parts: 100 }, scope: 'here' },
  {
    option: 'money.mode',
    label: MODE.label,
    help: MODE.help,
    choices: [
      { value: 'balance', label: MODE.balance },
      { value: 'pairs', label: MODE.pairs },
      { value: 'kitty-top', label: MODE.top },
      { value: 'kitty-minus', label: MODE.minus },
    ],
    scope: 'here',
  },
];
