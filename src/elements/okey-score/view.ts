import { game } from '../../core/okey/index.js';
import type { OkeyResult, OkeyRound } from '../../core/okey/types.js';
import { isRecord } from '../../core/round.js';
import { loaders as cards } from '../../localization/generated/cards.js';
import { loaders as own } from '../../localization/generated/okey.js';
import * as words from '../../localization/messages/okey.js';
import { persistent } from '../../localization/persistent.js';
import type { Part } from '../../localization/tables.js';
import type { GameView } from '../game-view.js';
import type { GivenRules } from '../inputs.js';
import { losers, type OkeyDraft } from './draft.js';
import { entry } from './entry.js';
import type { House } from './house.js';
import type { Look, Looks } from './look.js';
import { model } from './model.js';
import { lines, reading } from './receipt.js';
import { sheetOf } from './sheet.js';
import type { Typing } from './typed.js';
import { errorText, headline, nameOf, reason, spoken, warningText } from './words.js';
import { step, working } from './working.js';

/** What it needs of every language. */
export const parts: readonly Part[] = [cards, own];

const late = persistent(() => import('./sections.js'));

/** Okey as one element shows it. */
export function viewOf(
  source: Looks,
  typing: Typing,
  house: House,
): GameView<OkeyDraft, OkeyRound, OkeyResult> {
  let sheet: { readonly look: Look; readonly of: ReturnType<typeof sheetOf> } | undefined;
  return {
    game,
    words: parts,
    usual: game.seats.max,
    presume: (rules) => (source.look.tiles ? withPips(rules) : rules),
    model,
    entry: (view) => entry(view, source.look, typing, house),
    working: (view, result) => working(view, source.look, house, result),
    step,
    headline: (l, result, _round, names) => headline(l, result, names),
    reason: (l, result, round) => reason(l, source.look, result, round),
    ledger: (l, result, round, names, inForm) =>
      lines({
        l,
        look: source.look,
        round,
        result,
        names,
        open: [],
        arranged: !inForm,
        house: house.about(result),
      }),
    byPlayer: true,
    reading,
    spoken,
    warnings: (l, result, names) =>
      result.warnings
        .map(
          (issue) =>
            house.about(result)?.warningText(l, issue, names) ||
            warningText(l, issue, sizesOf(result), names),
        )
        .filter(Boolean),
    question(l, question) {
      if (question === 'suit') return source.look.tiles ? words.openColor(l) : words.openSuit(l);
      if (question === 'winner') return words.openWho(l);
      if (question === 'okey') return words.openOkey(l);
      return words.openHands(l);
    },
    roundErrors(view) {
      const { l, errors, draft, names } = view;
      const placed = [
        'suit',
        'winner',
        'okey',
        'shown',
        'bothOkeys',
        ...losers(draft).map((seat) => `hand${seat}`),
      ];
      const texts = [...errors].flatMap(([question, issues]) =>
        placed.includes(question)
          ? []
          : issues.map((issue) =>
              issue.code === 'winner-with-cards'
                ? words.winnerCards(l, nameOf(l, names, issue.seat ?? 0))
                : errorText(l, source.look, issue, view),
            ),
      );
      return [...new Set(texts)];
    },
    record: words.record,
    next: words.next,
    empty: words.noResult,
    get sheet() {
      const { look } = source;
      if (sheet?.look !== look) sheet = { look, of: sheetOf(look) };
      return sheet.of;
    },
    warm: () => typing.soon(() => {}),
    sections: async () => {
      // whoever may need them has no network by then
      typing.load().catch(() => {});
      house.load().catch(() => {});
      return (await late()).sectionsOf(source);
    },
  };
}

/** How many cards each hand has, by seat. */
const sizesOf = ({ hands }: OkeyResult): readonly number[] =>
  hands.map((hand) =>
    hand ? hand.loose.length + hand.groups.reduce((n, { cards }) => n + cards.length, 0) : 0,
  );

/** On tiles stand numbers, so these count: unless the page says otherwise. */
function withPips(rules: GivenRules): GivenRules {
  if (isRecord(rules)) return 'values' in rules ? rules : { ...rules, values: 'pip' };
  const preset = rules === undefined ? undefined : game.presets[rules];
  return rules !== undefined && !preset ? rules : { ...preset, preset: undefined, values: 'pip' };
}
