import { game } from '../../core/doko/index.js';
import type { DokoResult, DokoRound } from '../../core/doko/types.js';
import { loaders as own } from '../../localization/generated/doko.js';
import * as words from '../../localization/messages/doko.js';
import { persistent } from '../../localization/persistent.js';
import type { Part } from '../../localization/tables.js';
import type { GameView } from '../game-view.js';
import { model, type DokoDraft } from './draft.js';
import { entry } from './entry.js';
import { ledger, reading } from './receipt.js';
import { sheet } from './sheet.js';
import { errorText, headline, reason, warningText } from './words.js';

/** What it needs of every language. */
export const parts: readonly Part[] = [own];

const late = persistent(() => import('./sections.js'));

/** Doppelkopf as the element shows it. */
export const view: GameView<DokoDraft, DokoRound, DokoResult> = {
  game,
  words: parts,
  model,
  entry,
  headline,
  reason,
  ledger,
  reading,
  spoken: (l, text, { winner, value }) => words.spoken(l, text, winner === 'kontra' ? 0 - value : value),
  warnings: (l, { warnings }) => [...new Set(warnings.map((issue) => warningText(l, issue)))],
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
  sheet,
  sections: async () => (await late()).sections,
};
