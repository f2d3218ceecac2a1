import { html, nothing, type TemplateResult } from 'lit';
import type { Issue, Seat } from '../../../core/round.js';
import type { Drop, RummyRules } from '../../../core/rummy/types.js';
import { isolate, type Localizer } from '../../../localization/localizer.js';
import * as says from '../../../localization/messages/late/rummy-house.js';
import { option, type EntryView } from '../../views/entry.js';
import { chooseDrop, dropOf, type RummyDraft } from '../draft.js';

/** The ways to drop out of a round by these rules, each with what it costs. */
function waysOf({ drops, handCap }: RummyRules): ReadonlyMap<Drop, number> {
  return new Map<Drop, number>([
    ...(drops
      ? ([
          ['first', drops.first],
          ['middle', drops.middle],
        ] as const)
      : []),
    ...(drops && handCap !== null ? ([['wrong', handCap]] as const) : []),
  ]);
}

/** What a way to drop out is called. */
export const dropName = (l: Localizer, way: unknown): string =>
  way === 'first' ? says.dropFirst(l) : way === 'middle' ? says.dropMiddle(l) : says.dropWrong(l);

/** Whether somebody dropped out, and how; nothing where the rules know no such thing. */
export function dropping(view: EntryView<RummyDraft>, seat: Seat): TemplateResult | typeof nothing {
  const { l, names, draft, rules, disabled } = view;
  const ways = waysOf(rules as RummyRules);
  const chosen = dropOf(draft, seat);
  if (ways.size === 0 && chosen === undefined) return nothing;
  const choice = (way: Drop | null, label: unknown) =>
    option({
      type: 'radio',
      name: `drop${seat}`,
      checked: (chosen ?? null) === way,
      disabled,
      label,
      none: way === null,
      choose: () => view.change(chooseDrop(draft, seat, way)),
    });
  return html`
    <div
      class="wide opts wordy drops n${ways.size + 1}"
      role="radiogroup"
      aria-label=${says.dropOf(l, isolate(names[seat] ?? ''))}
    >
      ${choice(null, says.playedOn(l))}
      ${[...ways].map(([way, points]) =>
        choice(way, html`<span>${dropName(l, way)} <b translate="no">${l.number(points)}</b></span>`),
      )}
    </div>
  `;
}

/** What is wrong about how somebody dropped out: says what is wanted. */
export const dropError = (l: Localizer, { seat }: Issue): string =>
  seat === undefined ? says.allDropped(l) : says.badDrop(l);
