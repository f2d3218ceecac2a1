import { game } from '../../core/doko/index.js';
import type { DokoResult, DokoRound } from '../../core/doko/types.js';
import { loaders as own } from '../../localization/generated/doko.js';
import type { Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/doko.js';
import { persistent } from '../../localization/persistent.js';
import type { Part } from '../../localization/tables.js';
import type { GameView } from '../game-view.js';
import type { DokoDraft } from './draft.js';
import { entry } from './entry.js';
import type { House } from './house.js';
import { model } from './model.js';
import { ledger, reading } from './receipt.js';
import { sheet } from './sheet.js';
import { errorText, headline, reason, warningText } from './words.js';

/** What it needs of every language. */
export const parts: readonly Part[] = [own];

const late = persistent(() => import('./sections.js'));

/** Doppelkopf as one element shows it. */
export const viewOf = (house: House): GameView<DokoDraft, DokoRound, DokoResult> => ({
  game,
  words: parts,
  model,
  entry: (view) => entry(view, house),
  headline,
  reason: (l, result, round) => (house.about(result) ?? { reason }).reason(l, result, round),
  ledger: (l, result, round, names) => ledger(l, result, round, names, house.about(result)),
  reading,
  spoken: (l, text, result) =>
    [spoken(l, text, result), ...(house.about(result)?.spoken(l, result) ?? [])].join('. '),
  warnings: (l, result) => [
    ...new Set(
      result.warnings.map((issue) => house.about(result)?.warningText(l, issue) ?? warningText(l, issue)),
    ),
  ],
  question(l, question) {
    if (question === 'sitsOut') return words.openSitsOut(l);
    if (question === 'solo') return words.openSolo(l);
    return question === 'augen' ? words.TERMS.augen(l) : words.TERMS.re(l);
  },
  roundErrors: ({ l, errors, draft }) => [
    ...new Set((errors.get('round') ?? []).map((issue) => errorText(l, issue, draft))),
  ],
  record: words.record,
  next: words.next,
  empty: words.empty,
  /** With Bock once that is there: what is shown changes with it. */
  get sheet() {
    return (house.isHere && house.parts?.sheet) || sheet;
  },
  sections: async () => {
    // whoever may change the rules may need what they ask for, and have no network by then
    house.load().catch(() => {});
    return (await late()).sections;
  },
});

const spoken = (l: Localizer, text: string, { winner, value }: DokoResult): string =>
  words.spoken(l, text, winner === 'kontra' ? 0 - value : value);
