import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../core/round.js';
import type { Drop, RummyRules } from '../../core/rummy/types.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/rummy.js';
import { option, type EntryView } from '../views/entry.js';
import { chooseDrop, dropOf, type RummyDraft } from './draft.js';

/** The ways to drop out of a round by these rules, each with what it costs. */
export function waysOf({ drops, handCap }: RummyRules): ReadonlyMap<Drop, number> {
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
  way === 'first' ? words.dropFirst(l) : way === 'middle' ? words.dropMiddle(l) : words.dropWrong(l);

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
      aria-label=${words.dropOf(l, isolate(names[seat] ?? ''))}
    >
      ${choice(null, words.playedOn(l))}
      ${[...ways].map(([way, points]) =>
        choice(way, html`<span>${dropName(l, way)} <b translate="no">${l.number(points)}</b></span>`),
      )}
    </div>
  `;
}
