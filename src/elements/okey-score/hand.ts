import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { cardIndex } from '../../core/cards.js';
import { FALSE_OKEY, OKEY } from '../../core/okey/tally.js';
import type { HandGroup, HandPenalty, OkeyRules } from '../../core/okey/types.js';
import type { Localizer } from '../../localization/localizer.js';
import { removeCard } from '../../localization/messages/cards.js';
import * as words from '../../localization/messages/okey.js';
import { figure } from '../views/figure.js';
import { facesOf, looseValue, type Face } from './faces.js';
import { cardText, rankText, suitOf, suitSign, type Look } from './look.js';

/** A hand and how it is shown. */
export interface ShownHand {
  readonly l: Localizer;
  readonly look: Look;
  readonly okey: string | undefined;
  readonly rules: OkeyRules;
  readonly disabled?: boolean;
  /** Makes each card a button that takes it out. */
  readonly remove?: (code: unknown) => void;
}

/** The groups framed, the loose cards apart. */
export const arrangement = (it: ShownHand, { groups, loose }: HandPenalty): TemplateResult => html`
  <div class="hand">
    ${groups.map((group) => cardGroup(it, kindText(it.l, group), 'run', facesOf(group, it.okey)))}
    ${looseCards(it, loose)}
  </div>
`;

/** Cards of which nothing is known but that they are there. */
export const plainHand = (it: ShownHand, cards: readonly unknown[]): TemplateResult =>
  html`<div class="hand">${looseCards(it, cards)}</div>`;

function looseCards(it: ShownHand, cards: readonly unknown[]): TemplateResult | typeof nothing {
  if (cards.length === 0) return nothing;
  const faces = cards.map((code): Face => {
    const card = code === OKEY || code === FALSE_OKEY ? (it.okey ?? null) : (code as string);
    return { code: code as string, card: cardIndex(card) < 0 ? null : card };
  });
  return cardGroup(it, words.loose(it.l), 'loose', faces);
}

const kindText = (l: Localizer, { kind }: HandGroup): string =>
  kind === 'run' ? words.run(l) : kind === 'set' ? words.set(l) : words.pair(l);

/** A card as it is spoken, with what it stands for. */
function spokenFace({ l, look }: ShownHand, { code, card }: Face): string {
  if (card === null || (code !== OKEY && code !== FALSE_OKEY)) return cardText(l, look, code);
  const as = cardText(l, look, card);
  return code === OKEY ? words.wildAs(l, as) : words.falseAs(l, as);
}

function cardGroup(it: ShownHand, kind: string, shape: string, faces: readonly Face[]): TemplateResult {
  const { l, disabled, remove } = it;
  const spoken = words.group(l, kind, l.list(faces.map((each) => spokenFace(it, each))));
  const cap = html`<span class="cap" aria-hidden="true" .textContent=${kind}></span>`;
  if (!remove) {
    return html`<div class="grp">
      ${cap}
      <div class=${shape} role="img" aria-label=${spoken}>
        ${faces.map((each) => html`<span class=${classOf(each)}>${inner(it, each)}</span>`)}
      </div>
    </div>`;
  }
  return html`<div class="grp">
    ${cap}
    <div class=${shape} role="group" aria-label=${kind}>
      ${faces.map(
        (each) =>
          html`<button
            class=${classOf(each)}
            type="button"
            aria-label=${removeCard(l, spokenFace(it, each))}
            ?disabled=${disabled}
            @click=${(event: Event) => takeOut(event, () => remove(each.code))}
          >
            ${inner(it, each)}
          </button>`,
      )}
    </div>
  </div>`;
}

const classOf = ({ code }: Face) => (code === OKEY || code === FALSE_OKEY ? 'card ok' : 'card');

function inner({ l, look }: ShownHand, { code, card }: Face): TemplateResult {
  const tag = code === OKEY || code === FALSE_OKEY ? code : undefined;
  if (card === null) return html`<span translate="no" .textContent=${cardText(l, look, code)}></span>`;
  return html`${tag ? html`<small translate="no">${tag}</small>` : nothing}<span
      translate="no"
      .textContent=${rankText(l, look, card)}
    ></span
    >${suitSign(look, suitOf(card))}`;
}

/** The cards are arranged anew without it: the focus stays at its place, or goes to the keys when none is left. */
function takeOut(event: Event, remove: () => void): void {
  const button = event.currentTarget as HTMLElement;
  const root = button.getRootNode() as ShadowRoot;
  const all = () => [...root.querySelectorAll<HTMLElement>('.hand button')];
  const at = all().indexOf(button);
  remove();
  void (root.host as LitElement).updateComplete.then(() => {
    const left = all();
    (
      left[Math.min(at, left.length - 1)] ?? root.querySelector<HTMLElement>('.cards .ck[tabindex="0"]')
    )?.focus();
  });
}

// ---- The sum

/** How the penalty adds up, or why it is 100. */
export function sumLine(it: ShownHand, penalty: HandPenalty): TemplateResult {
  const { l, okey, rules } = it;
  const raw = l.number(penalty.raw);
  const why = whyHundred(l, penalty, raw);
  if (why) return html`<p class="sumline" .textContent=${why}></p>`;
  const values = penalty.loose.map((code) => looseValue(code, okey, rules));
  const sum = values.reduce((a, b) => a + b, 0);
  const written = values.map((n) => l.number(n)).join(' + ');
  const isPairs = penalty.by === 'pairs';
  const total = isPairs ? 2 * sum : sum;
  const doubled = values.length > 1 ? `2 × (${written})` : `2 × ${written || l.number(0)}`;
  const math = isPairs ? doubled : written;
  return html`
    <p class="sumline">
      ${isPairs ? html`<span .textContent=${pairsText(l, penalty)}></span>, ` : nothing}
      ${math && math !== l.number(total) ? figure(`${math} =`) : nothing}
      <strong translate="no" .textContent=${l.number(total)}></strong
      >${total > penalty.raw ? html`, <span .textContent=${words.atMost(l, raw)}></span>` : nothing}
      ${otherWay(l, penalty)}
    </p>
  `;
}

/** Why a hand counts 100 whatever its cards are; undefined where it counts by them. */
function whyHundred(l: Localizer, { by, groups, loose }: HandPenalty, raw: string): string | undefined {
  if (by === 'none') return words.none(l, raw);
  if (by !== 'complete') return undefined;
  const all = groups.every(({ kind }) => kind === 'pair') ? words.allPairs(l) : words.allRuns(l);
  return [...(loose.length === 0 ? [all] : []), words.heldBack(l, raw)].join(' ');
}

function pairsText(l: Localizer, { groups }: HandPenalty): string {
  const n = groups.filter(({ kind }) => kind === 'pair').length;
  const other = groups.find(({ kind }) => kind !== 'pair');
  if (!other) return words.pairs(l, n);
  return other.kind === 'run' ? words.pairsRun(l, n) : words.pairsSet(l, n);
}

/** What the hand would count in the other way, where there is one. */
function otherWay(l: Localizer, { by, normal, pairs }: HandPenalty): TemplateResult | typeof nothing {
  if (normal === null || pairs === null) return nothing;
  const text = by === 'pairs' ? words.otherRuns(l, l.number(normal)) : words.otherPairs(l, l.number(pairs));
  return html`<span class="small dim" .textContent=${text}></span>`;
}
