import { html, nothing, type TemplateResult } from 'lit';
import { handPenalty } from '../../core/okey/penalty.js';
import type { HandPenalty, OkeyResult, OkeyRules } from '../../core/okey/types.js';
import { InvalidInput, type Seat } from '../../core/round.js';
import * as words from '../../localization/messages/okey.js';
import type { Step } from '../game-view.js';
import { tick, type EntryView } from '../views/entry.js';
import {
  allCards,
  current,
  handOf,
  isEmpty,
  keepBack,
  losers,
  nextHand,
  removeCard,
  typedPoints,
  type OkeyDraft,
} from './draft.js';
import { arrangement, plainHand, sumLine, type ShownHand } from './hand.js';
import type { House } from './house.js';
import type { Look } from './look.js';
import { model } from './model.js';
import { bigReading, lines, preview } from './receipt.js';
import { nameOf, valuesInForce } from './words.js';

type View = EntryView<OkeyDraft>;

/** The penalty of a hand of cards; null where it is none, or not right yet. */
function penaltyOf({ draft, rules }: Pick<View, 'draft' | 'rules'>, seat: Seat): HandPenalty | null {
  const hand = handOf(draft, seat);
  const cards = allCards(hand);
  if (cards.length === 0) return null;
  try {
    return handPenalty(cards as readonly string[], {
      okey: draft.okey as string | undefined,
      rules: rules as OkeyRules,
      heldBack: hand.kept as boolean | undefined,
    });
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

/** What a hand counts before the factors; null while that is open. */
function rawOf(view: Pick<View, 'draft' | 'rules'>, seat: Seat): number | null {
  const { points, cards } = handOf(view.draft, seat);
  if (cards.length > 0) return penaltyOf(view, seat)?.raw ?? null;
  const typed = typedPoints(points);
  return Number.isNaN(typed) ? null : typed;
}

/** The open hand arranged as it comes in, and what the round comes to so far. */
export function working(
  view: View,
  look: Look,
  house: House,
  result: OkeyResult | null,
): TemplateResult | undefined {
  const { l, draft, names } = view;
  const seat = current(draft);
  const soFar = result ? null : preview(view);
  const isAnything = losers(draft).some((it) => !isEmpty(handOf(draft, it)));
  if (!isAnything) return undefined;
  return html`
    ${seat !== undefined && handOf(draft, seat).cards.length > 0 ? openHand(view, look, seat) : nothing}
    ${
      soFar
        ? html`<div class="pad q">
            <h3 class="qh">${words.lines(l)}</h3>
            ${lines({ l, look, names, ...soFar, arranged: false, house: house.about(soFar.result) })}
          </div>`
        : nothing
    }
  `;
}

function openHand(view: View, look: Look, seat: Seat): TemplateResult {
  const { l, draft, rules, names, disabled } = view;
  const penalty = penaltyOf(view, seat);
  const hand = handOf(draft, seat);
  const shown: ShownHand = {
    l,
    look,
    okey: typeof draft.okey === 'string' ? draft.okey : undefined,
    rules: rules as OkeyRules,
    disabled,
    remove: (code) => view.change(removeCard(draft, seat, code)),
  };
  const missing = model.open(draft, rules).includes('okey') ? words.whichOkey(l) : words.handWrong(l);
  return html`
    <div class="pad q worked">
      <h3 class="qh">
        <span dir="auto" translate="no" .textContent=${nameOf(l, names, seat)}></span>
        ${penalty ? html`<small>${words.lowest(l)}</small>` : nothing}
      </h3>
      ${penalty ? arrangement(shown, penalty) : plainHand(shown, hand.cards)}
      ${penalty ? sumLine(shown, penalty) : html`<p class="sumline dim" .textContent=${missing}></p>`}
      ${penalty ? html`<p class="small dim" .textContent=${valuesInForce(l, look, shown.rules)}></p>` : nothing}
      ${penalty && ((penalty.complete && shown.rules.heldBackOn) || hand.kept !== undefined) ? heldBack(view, seat, penalty) : nothing}
    </div>
  `;
}

const heldBack = (view: View, seat: Seat, penalty: HandPenalty) =>
  tick(
    words.held(view.l),
    penalty.by === 'complete',
    view.disabled,
    (kept) => view.change(keepBack(view.draft, seat, kept)),
    html`<span class="x" translate="no">${view.l.number(100)}</span>`,
  );

/** What a hand comes to, to be spoken while it is entered. */
export function saidOf(view: View, look: Look, seat: Seat, draft: OkeyDraft): string {
  const { l, rules } = view;
  const count = allCards(handOf(draft, seat)).length;
  const raw = rawOf({ draft, rules }, seat);
  return [
    look.tiles ? words.tiles(l, count) : words.cards(l, count),
    ...(raw === null ? [] : [words.penalty(l, l.number(raw))]),
  ].join(', ');
}

/** On to the next hand, with what the open one counts. */
export function step(view: View): Step<OkeyDraft> | null {
  const { l, draft, names } = view;
  const [seat, next] = [current(draft), nextHand(draft)];
  if (seat === undefined || next === undefined) return null;
  const name = nameOf(l, names, seat);
  const points = preview(view)?.result.points[seat] ?? rawOf(view, seat);
  return {
    label: words.step(l, nameOf(l, names, next)),
    reading: points === null ? nothing : bigReading(name, l.number(points)),
    draft: { ...draft, at: next, picking: false },
    said: points === null ? '' : words.pointsOf(l, name, l.number(points)),
    focus: [FIRST[draft.means], '[data-hand] input:enabled'],
  };
}

/** Where each way to enter a hand begins. */
const FIRST = {
  points: '[data-hand] .num:enabled',
  keys: ".cards .ck[tabindex='0']",
  text: '[data-hand] .text:enabled',
} as const;
