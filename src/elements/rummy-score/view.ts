import { game } from '../../core/rummy/index.js';
import type { RummyResult, RummyRound } from '../../core/rummy/types.js';
import { isolate } from '../../localization/localizer.js';
import { loaders as cards } from '../../localization/generated/cards.js';
import { loaders as own } from '../../localization/generated/rummy.js';
import * as words from '../../localization/messages/rummy.js';
import { persistent } from '../../localization/persistent.js';
import type { Part } from '../../localization/tables.js';
import type { GameView } from '../game-view.js';
import { model, type RummyDraft } from './draft.js';
import { entry } from './entry.js';
import { ledger, reading } from './receipt.js';
import { sheet } from './sheet.js';
import { errorText, headline, pointsText, reason, warningTexts } from './words.js';

/** What it needs of every language. */
export const parts: readonly Part[] = [cards, own];

const late = persistent(() => import('./sections.js'));

/** Rummy as the element shows it. */
export const view: GameView<RummyDraft, RummyRound, RummyResult> = {
  game,
  words: parts,
  model,
  entry,
  explains: true,
  byPlayer: true,
  headline,
  reason,
  ledger,
  reading,
  spoken: (l, text, result, names) => words.spoken(l, text, pointsText(l, result, names)),
  warnings: (l, { warnings }, names, round) => warningTexts(l, warnings, round, names),
  question: (l, question, names) =>
    question === 'winner' ? words.openWinner(l) : isolate(names[Number(question.replace('hand', ''))] ?? ''),
  roundErrors: ({ l, errors, names, ...of }) => [
    ...new Set((errors.get('round') ?? []).map((issue) => errorText(l, issue, of, names))),
  ],
  record: words.record,
  next: words.next,
  empty: words.empty,
  sheet,
  sections: async () => (await late()).sections,
};
