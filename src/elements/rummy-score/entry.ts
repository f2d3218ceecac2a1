import { html, nothing, type TemplateResult } from 'lit';
import type { Finish, RummyRound, RummyRules } from '../../core/rummy/types.js';
import * as words from '../../localization/messages/rummy.js';
import { option, type EntryView } from '../views/entry.js';
import * as draftOf from './draft.js';
import type { RummyDraft } from './draft.js';
import { errors, player, resultOf } from './hands.js';
import type { House } from './house.js';
import type { Typing } from './typed.js';
import { headline, type View } from './words.js';

/** The form of one round: who went out and how, then a line for each of the others. It waits for what the rules ask. */
export function entry(given: EntryView<RummyDraft>, house: House, typing: Typing): TemplateResult {
  const { l, names, draft } = given;
  const asked = house.asks(given.rules, draft);
  const view: View = { ...given, house: asked ? house.parts : null, typing };
  if (asked && view.house === undefined) return house.waiting();
  const rules = view.rules as RummyRules;
  const result = resultOf(view);
  const hint = hintOf(view);
  const round = draftOf.model.round(draft, rules) as RummyRound;
  const fewest = result ? headline(l, result, round, names) : '';
  return html`
    ${whoOut(view)}
    <fieldset class="q pad">
      <legend>${words.left(l)} <small>${hint}</small></legend>
      <div class="plist">${draftOf.losers(draft).map((seat) => player(view, seat, result))}</div>
      ${draft.finish === 'blocked' ? html`<p class="say" .textContent=${fewest}></p>` : nothing}
    </fieldset>
    ${asked && !view.house ? house.lost(l) : nothing}
  `;
}

/** What to know about the hands. */
function hintOf({ l, draft, house, ...view }: View): string {
  const { handOnly, handCap } = view.rules as RummyRules;
  if (draft.finish === 'hand' && handOnly === 'nobody-melded') return words.meldedHint(l);
  return (handCap !== null && house?.numberHint(l)) || words.leftHint(l);
}

/** A tap on a name and on the way the round ended. What is wrong about who went out stands here as well. */
function whoOut(view: View): TemplateResult {
  const { l, names, draft, disabled } = view;
  const own = typeof draft.winner === 'number' ? `hand${draft.winner}` : '';
  const isWrong = [own, 'winner'].some((question) => view.errors.has(question));
  const kinds: readonly (readonly [Finish, string])[] = [
    ['normal', words.normal(l)],
    ['hand', words.fromHand(l)],
    ['blocked', words.blocked(l)],
  ];
  return html`
    <fieldset class="q pad" data-q="winner" aria-describedby=${isWrong ? 'e-winner' : nothing}>
      <legend>${words.whoOut(l)}</legend>
      <div class="opts names n${draft.table.length}" data-q=${own}>
        ${draft.table.map((seat) =>
          option({
            type: 'radio',
            name: 'winner',
            checked: draft.winner === seat,
            disabled,
            label: html`<span class="nm" dir="auto" translate="no" .textContent=${names[seat] ?? ''}></span>`,
            choose: () => view.change(draftOf.tapWinner(draft, seat)),
          }),
        )}
      </div>
      ${errors(view, 'winner', 'winner', own)}
      <div class="say" data-q="finish">
        <div
          class="opts kinds n3"
          role="radiogroup"
          aria-label=${words.how(l)}
          aria-describedby=${view.errors.has('finish') ? 'e-finish' : nothing}
        >
          ${kinds.map(([finish, label]) =>
            option({
              type: 'radio',
              name: 'finish',
              checked: draft.finish === finish,
              disabled,
              label,
              choose: () => view.change(draftOf.tapFinish(draft, finish)),
            }),
          )}
        </div>
      </div>
      ${errors(view, 'finish', 'finish')}
    </fieldset>
  `;
}
