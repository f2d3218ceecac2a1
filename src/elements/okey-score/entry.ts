import { html, nothing, type TemplateResult } from 'lit';
import { cardIndex, SUITS } from '../../core/cards.js';
import { tableOf } from '../../core/okey/factors.js';
import { HAND } from '../../core/okey/search.js';
import type { Indicator, OkeyRules } from '../../core/okey/types.js';
import type { Seat } from '../../core/round.js';
import * as words from '../../localization/messages/okey.js';
import { errorLines, numberField, option, tick, type EntryView } from '../views/entry.js';
import { figure } from '../views/figure.js';
import * as draftOf from './draft.js';
import type { OkeyDraft } from './draft.js';
import { describedBy, errors, nameLabel } from './fields.js';
import type { House } from './house.js';
import { cardKeys, moreKeys, type Keys } from './keys.js';
import { cardText, rankText, suitOf, suitSign, suitText, type Look } from './look.js';
import { typedCards, type Typing } from './typed.js';
import { errorText, nameOf } from './words.js';
import { saidOf } from './working.js';

type View = EntryView<OkeyDraft>;

/** The form of one round: suit, who finished and how, then hand after hand. It waits for what the rules ask. */
export function entry(view: View, look: Look, typing: Typing, house: House): TemplateResult {
  const asked = house.asks(view.rules, view.draft);
  const parts = asked ? house.parts : undefined;
  if (asked && parts === undefined) return house.waiting();
  return html`
    ${suit(view, look)} ${who(view, look)} ${asked ? (parts?.bonuses(view) ?? house.lost(view.l)) : nothing}
    ${hands(view, look, typing)}
  `;
}

function suit(view: View, look: Look): TemplateResult {
  const { l, draft, disabled } = view;
  const rules = view.rules as OkeyRules;
  const indicators: readonly Indicator[] =
    rules.falseOkeyFactor === null && draft.suit !== 'J' ? SUITS : [...SUITS, 'J'];
  return html`
    <fieldset class="q pad" data-q="suit" aria-describedby=${describedBy(view, 'suit')}>
      <legend>${look.tiles ? words.color(l) : words.suit(l)}</legend>
      <div class="opts suits n${indicators.length}">
        ${indicators.map((it) => {
          const factor = l.number(tableOf(it, rules));
          return option({
            type: 'radio',
            name: 'suit',
            checked: draft.suit === it,
            disabled,
            label: html`${it === 'J' ? words.falseOkeyShort(l) : suitSign(look, it)}<span
                class="f fig"
                translate="no"
                >×${factor}</span
              >`,
            spoken: words.suitKey(l, suitText(l, look, it), factor),
            choose: () => view.change(draftOf.edited({ ...draft, suit: it })),
          });
        })}
      </div>
      ${errors(view, look, 'suit')}
    </fieldset>
  `;
}

function who(view: View, look: Look): TemplateResult {
  const { l, names, draft, disabled } = view;
  const choice = (seat: Seat | null, label: unknown) =>
    option({
      type: 'radio',
      name: 'winner',
      checked: draft.winner === seat,
      disabled,
      label,
      choose: () => view.change(draftOf.chooseWinner(draft, seat)),
    });
  const isOff = disabled || draft.winner === null;
  const { finish } = view.rules as OkeyRules;
  const how = (key: 'thrown' | 'pairs', label: string) =>
    tick(
      label,
      draft[key],
      isOff,
      (on) => view.change(draftOf.edited({ ...draft, [key]: on })),
      html`<span class="x ${draft[key] ? '' : 'dim'}" translate="no"
        >×${l.number(finish[key === 'pairs' ? 'pairs' : 'okey'])}</span
      >`,
    );
  return html`
    <fieldset class="q pad" data-q="winner" aria-describedby=${describedBy(view, 'winner')}>
      <legend>${words.who(l)}</legend>
      <div class="opts names n${draft.table.length + 1}">
        ${draft.table.map((seat) => choice(seat, nameLabel(nameOf(l, names, seat))))}
        ${choice(null, html`<span>${words.nobody(l)}</span>`)}
      </div>
      ${errors(view, look, 'winner')}
      <div class="how">${how('thrown', words.thrown(l))} ${how('pairs', words.withPairs(l))}</div>
    </fieldset>
  `;
}

function hands(view: View, look: Look, typing: Typing): TemplateResult {
  const { l, names, draft } = view;
  const seats = draftOf.losers(draft);
  const open = draftOf.current(draft);
  return html`
    <fieldset class="q pad">
      <legend>${words.hands(l)}</legend>
      <div class="opts tabs n${seats.length}">
        ${seats.map((seat) =>
          option({
            type: 'radio',
            name: 'hand',
            checked: seat === open,
            disabled: false, // to look at
            label: html`${nameLabel(nameOf(l, names, seat))}<small
                .textContent=${stateText(view, look, seat)}
              ></small>`,
            choose: () => view.change({ ...draft, at: seat, picking: false }),
          }),
        )}
      </div>
      ${otherErrors(view, look, open)}
      ${open === undefined ? nothing : hand({ view, look, seat: open, said: (next) => saidOf(view, look, open, next) }, typing)}
    </fieldset>
  `;
}

/** What is wrong about the hands that are not open. */
function otherErrors(view: View, look: Look, open: Seat | undefined) {
  const { l, names, draft, errors: all } = view;
  const others = draftOf.losers(draft).filter((seat) => seat !== open);
  return errorLines(
    'e-hands',
    others.flatMap((seat) =>
      (all.get(`hand${seat}`) ?? []).map((issue) =>
        words.errorOf(l, nameOf(l, names, seat), errorText(l, look, issue, view)),
      ),
    ),
  );
}

/** What there is of a hand, under the name. */
function stateText({ l, draft, errors: all }: View, { tiles }: Look, seat: Seat): string {
  const it = draftOf.handOf(draft, seat);
  const count = draftOf.allCards(it).length;
  if (all.has(`hand${seat}`)) return words.wrongHand(l);
  if (count > 0) return tiles ? words.tiles(l, count) : words.cards(l, count);
  if (draftOf.isOpen(it)) return words.emptyHand(l);
  return words.penalty(l, it.points.trim());
}

function hand(keys: Keys, typing: Typing): TemplateResult {
  const { view, look, seat } = keys;
  const { l, draft } = view;
  const it = draftOf.handOf(draft, seat);
  const question = `hand${seat}`;
  return html`
    <div data-hand data-q=${question}>
      <div class="okrow">
        ${okeyButton(view, look)} ${draftOf.allCards(it).length > 0 ? counter(keys) : points(keys)}
      </div>
      ${draft.picking ? html`<p class="small picktext">${words.pick(l)}</p>` : nothing} ${cardKeys(keys)}
      ${moreKeys(keys)} ${typedCards(keys, typing)} ${errors(view, look, question)}
      ${errors(view, look, 'okey')}
    </div>
  `;
}

/** Which card is the round's Okey: the next tap on the keys says so. */
function okeyButton(view: View, look: Look): TemplateResult {
  const { l, draft, disabled } = view;
  const known = cardIndex(draft.okey) >= 0 ? (draft.okey as string) : undefined;
  const face = known
    ? html`<span translate="no">${rankText(l, look, known)} ${suitSign(look, suitOf(known))}</span>`
    : '–';
  return html`
    <div class="field" data-q="okey">
      <span class="lab" aria-hidden="true">${words.okey(l)}</span>
      <button
        class="btn okbtn"
        type="button"
        aria-pressed=${draft.picking}
        aria-label=${known ? words.okeyIs(l, cardText(l, look, known)) : words.okeyOpen(l)}
        aria-describedby=${describedBy(view, 'okey')}
        ?disabled=${disabled}
        @click=${() => view.change({ ...draft, picking: !draft.picking })}
      >
        ${face}
      </button>
    </div>
  `;
}

function points({ view, seat }: Keys): TemplateResult {
  const { l, draft, disabled } = view;
  const wrong = view.errors.has(`hand${seat}`);
  return html`
    <label class="field">
      <span class="lab">${words.points(l)}</span>
      ${numberField({
        value: draftOf.handOf(draft, seat).points,
        error: wrong ? `e-hand${seat}` : undefined,
        disabled,
        type: (text) => view.change(draftOf.enterPoints(draft, seat, text)),
      })}
    </label>
  `;
}

function counter({ view: { l, draft }, look, seat }: Keys): TemplateResult {
  const count = draftOf.allCards(draftOf.handOf(draft, seat)).length;
  return html`
    <div class="field">
      <span class="lab">${look.tiles ? words.countTiles(l) : words.countCards(l)}</span>
      <span class="num cnt">${figure(`${l.number(count)} / ${l.number(HAND)}`)}</span>
    </div>
  `;
}
