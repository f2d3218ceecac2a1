import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/round.js';
import { score, validate } from '../../core/rummy/index.js';
import type { RummyContext, RummyItem, RummyResult, RummyRound, RummyRules } from '../../core/rummy/types.js';
import { JOKER, limitOf } from '../../core/rummy/values.js';
import { isolate } from '../../localization/localizer.js';
import { addCard } from '../../localization/messages/cards.js';
import * as words from '../../localization/messages/rummy.js';
import { pointCount } from '../../localization/messages/shared.js';
import { chips, rankKeys, spokenCard } from '../views/cards.js';
import { errorLines, numberField, tick } from '../views/entry.js';
import { figure } from '../views/figure.js';
import * as draftOf from './draft.js';
import type { HandDraft, RummyDraft } from './draft.js';
import { typedCards, wake } from './typed.js';
import { cardsText, errorText, ownName, sumTexts, warningTexts, type View } from './words.js';

const rulesOf = (view: View) => view.rules as RummyRules;

/** The whole result, once nothing is open or wrong. */
export function resultOf(view: View): RummyResult | null {
  if (view.errors.size > 0 || draftOf.model.open(view.draft, view.rules).length > 0) return null;
  return score(roundOf(view), rulesOf(view), view.context);
}

const roundOf = ({ draft, rules }: Pick<View, 'draft' | 'rules'>) =>
  draftOf.model.round(draft, rules) as RummyRound;

/** Where the cards of a hand have a most, only those that fit nowhere count: which, the table alone can see. */
const countsCards = ({ handCap }: RummyRules): boolean => handCap === null;

/** Whether anything hangs on who has melded. */
const asksMelded = ({ unmelded, handOnly, handBonus, handBonusLate }: RummyRules): boolean =>
  unmelded !== 'cards' || handOnly !== 'any' || handBonus !== handBonusLate;

export const errors = ({ l, errors: all, names, ...of }: View, id: string, ...questions: readonly string[]) =>
  errorLines(
    `e-${id}`,
    questions.flatMap((question) => (all.get(question) ?? []).map((issue) => errorText(l, issue, of, names))),
  );

/** One player's line: whether melded, what is left in hand, and what that comes to. */
export function player(view: View, seat: Seat, result: RummyResult | null): TemplateResult {
  const { l, names, draft, disabled } = view;
  const hand = draftOf.handOf(draft, seat);
  const rules = rulesOf(view);
  const isCounted = draftOf.flat(draft, rules) === null;
  const isIn = draftOf.dropOf(draft, seat) === undefined;
  const question = `hand${seat}`;
  const items = result ? result.items.filter((item) => item.seat === seat) : itemsOf(view, seat);
  const warnings = result ? result.warnings.filter((issue) => issue.seat === seat) : [];
  const tickMelded = (melded: boolean) => change(view, [seat], draftOf.tickMelded(draft, seat, melded));
  const points = html`<b
    class="res"
    .textContent=${items.length > 0 ? pointCount(l, sumOf(items)) : ''}
  ></b>`;
  return html`
    <div
      class="pl ${isCounted ? '' : 'flat'}"
      role="group"
      aria-label=${names[seat] ?? ''}
      aria-describedby=${view.errors.has(question) ? `e-${question}` : nothing}
    >
      <span class="nmx" dir="auto" translate="no" .textContent=${names[seat] ?? ''}></span>
      <div data-q=${isCounted ? nothing : question}>
        ${
          asksMelded(rules) || view.errors.has(question)
            ? tick(words.melded(l), draftOf.hasMelded(draft, seat), disabled, tickMelded)
            : nothing
        }
      </div>
      ${isCounted ? left(view, seat, hand) : points}
      ${
        isCounted
          ? html`<div class="wide comes">
              ${countsCards(rules) && isIn ? opener(view, seat) : nothing}
              ${howTexts(view, items).map(
                (text) => html`<span class="fig math" translate="no" .textContent=${text}></span>`,
              )}
              ${points}
            </div>`
          : nothing
      }
      ${view.house?.dropping(view, seat)}
      ${isCounted && isIn && draft.keys === seat ? keys(view, seat) : nothing}
      ${isCounted && isIn && draftOf.holdsCards(hand) ? held(view, seat, hand) : nothing}
      <div class="wide">
        ${errors(view, question, question)}
        ${warningTexts(l, warnings, roundOf(view), names).map(
          (text) => html`<p class="small" .textContent=${text}></p>`,
        )}
      </div>
    </div>
  `;
}

/** How the points of a line arise. */
const howTexts = ({ l, rules, house }: View, items: readonly RummyItem[]): readonly string[] =>
  items[0]?.code === 'win' ? [words.lowest(l)] : sumTexts(l, items, rules as RummyRules, house);

/** The number, or what the cards come to. */
function left(view: View, seat: Seat, hand: HandDraft): TemplateResult {
  const { l, names, draft, disabled } = view;
  const question = `hand${seat}`;
  const isWrong = view.errors.has(question);
  const isOut = draftOf.dropOf(draft, seat) !== undefined;
  if (isOut || draftOf.holdsCards(hand)) {
    const own = itemsOf(view, seat).find(({ code }) => code === (isOut ? 'drop' : 'hand'));
    return html`<span class="sum">${figure(own ? l.number(own.points) : '–')}</span>`;
  }
  return html`
    <label class="field" data-q=${question}>
      ${numberField({
        value: hand.points,
        error: isWrong ? `e-${question}` : undefined,
        disabled,
        spoken: words.inHand(l, isolate(names[seat] ?? '')),
        type: (text) => change(view, [seat], draftOf.typePoints(draft, seat, text)),
      })}
    </label>
  `;
}

/** The button that opens the keys. */
function opener(view: View, seat: Seat): TemplateResult {
  const { l, draft, disabled } = view;
  return html`
    <button
      class="word"
      type="button"
      aria-expanded=${draft.keys === seat}
      ?disabled=${disabled}
      @click=${() => {
        wake(view, (next, seats) => change(view, seats, next));
        view.change(draftOf.openKeys(draft, seat));
      }}
      .textContent=${addCard(l)}
    ></button>
  `;
}

/** Keys to tap cards and a field to type them. */
function keys(view: View, seat: Seat): TemplateResult {
  const { l, draft, disabled } = view;
  return html`
    <div class="wide pick">
      ${rankKeys({
        l,
        more: [JOKER],
        own: ownName,
        disabled,
        add: (code) => change(view, [seat], draftOf.addCard(draft, seat, code), spokenCard(l, code, ownName)),
      })}
      ${typedCards(view, seat, (next, seats) => change(view, seats, next))}
    </div>
  `;
}

/** The cards of the hand and what they count. */
function held(view: View, seat: Seat, hand: HandDraft): TemplateResult {
  const { l, draft, disabled } = view;
  const isRight = itemsOf(view, seat).length > 0;
  return html`
    <div class="wide held">
      <div class="chips" data-q="hand${seat}">
        ${chips({
          l,
          cards: hand.cards,
          ...(!hand.typed?.done && { coming: hand.typed?.readings ?? [] }),
          own: ownName,
          disabled,
          remove: (at) => change(view, [seat], draftOf.removeCard(draft, seat, at)),
        })}
      </div>
      <p
        class="fig math"
        translate="no"
        .textContent=${isRight ? cardsText(l, draftOf.cardsOf(hand), rulesOf(view)) : ''}
      ></p>
    </div>
  `;
}

/** What a hand comes to before the round is whole; nothing while it is not entered or wrong. */
function itemsOf({ draft, context, ...view }: Omit<View, 'change'>, seat: Seat): readonly RummyItem[] {
  const rules = view.rules as RummyRules;
  const isFromHand = draft.finish === 'hand';
  const isFlat = draftOf.flat(draft, rules) !== null;
  const drop = draftOf.dropOf(draft, seat) ?? null;
  const isPlain = draft.finish === 'blocked' && rules.blockedUnmelded === 'cards';
  const hand = draftOf.valueOf(draftOf.handOf(draft, seat));
  const alone = {
    finish: isFromHand ? 'hand' : 'normal',
    winner: 0,
    hands: [[], isFlat || drop !== null ? 1 : hand],
    melded: [true, !isFlat && (isPlain || draftOf.hasMelded(draft, seat))],
    ...(drop !== null && { drop: [null, drop] }),
  };
  const limit = (context as RummyContext).limit ?? limitOf(draft.table.length, rules);
  const known = limit === null ? {} : { limit };
  if (validate(alone, rules, known).errors.length > 0) return [];
  return score(alone as RummyRound, rules, known).items.filter((item) => item.seat === 1);
}

const sumOf = (items: readonly RummyItem[]) => items.reduce((sum, { points }) => sum + points, 0);

/** Changes players’ lines and says what was added and what the hands come to. */
function change(view: View, seats: readonly Seat[], draft: RummyDraft, added = ''): void {
  const sums = seats.map((seat) => itemsOf({ ...view, draft }, seat)).filter((items) => items.length > 0);
  const text = sums.map((items) => pointCount(view.l, sumOf(items))).join('. ');
  view.change(draft, [added, text].filter(Boolean).join(': '));
}
