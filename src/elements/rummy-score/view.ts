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
import type { House } from './house.js';
import { ledger, reading } from './receipt.js';
import { sheet } from './sheet.js';
import type { Typing } from './typed.js';
import { errorText, headline, pointsText, reason, warningTexts } from './words.js';

/** What it needs of every language. */
export const parts: readonly Part[] = [cards, own];

const late = persistent(() => import('./sections.js'));

/** Rummy as one element shows it. */
export const viewOf = (house: House, typing: Typing): GameView<RummyDraft, RummyRound, RummyResult> => ({
  game,
  words: parts,
  model,
  entry: (view) => entry(view, house, typing),
  explains: true,
  byPlayer: true,
  headline,
  reason: (l, result, round) => (house.about(result) ?? { reason }).reason(l, result, round),
  ledger: (l, result, round, names) => ledger(l, result, round, names, house.about(result)),
  reading,
  spoken: (l, text, result, names) => words.spoken(l, text, pointsText(l, result, names)),
  warnings: (l, { warnings }, names, round) => warningTexts(l, warnings, round, names),
  question: (l, question, names) =>
    question === 'winner' ? words.openWinner(l) : isolate(names[Number(question.replace('hand', ''))] ?? ''),
  roundErrors({ l, errors, names, ...of }) {
    const own = { ...of, house: house.asks(of.rules, of.draft) ? house.parts : null };
    return [...new Set((errors.get('round') ?? []).map((issue) => errorText(l, issue, own, names)))];
  },
  record: words.record,
  next: words.next,
  empty: words.empty,
  /** With what the family’s rules show, once that is there. */
  get sheet() {
    return (house.isHere && house.parts?.sheet) || sheet;
  },
  warm: () => typing.soon(() => {}),
  sections: async () => {
    // whoever may change the rules may need what they ask for, and have no network by then
    house.load().catch(() => {});
    typing.soon(() => {});
    return (await late()).sections;
  },
});
