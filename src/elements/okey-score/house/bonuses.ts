import { html, nothing, type TemplateResult } from 'lit';
import type { OkeyRules } from '../../../core/okey/types.js';
import type { Seat } from '../../../core/round.js';
import * as asks from '../../../localization/messages/late/okey-house.js';
import { errorLines, option, type EntryView } from '../../views/entry.js';
import { edited, type OkeyDraft } from '../draft.js';
import { describedBy, nameLabel } from '../fields.js';
import { nameOf } from '../words.js';

type View = EntryView<OkeyDraft>;

/** Who showed the indicator and who held both Okeys, where the rules give something for it or it was said. */
export function bonuses(view: View): TemplateResult {
  const { l, draft } = view;
  const rules = view.rules as OkeyRules;
  const asked = (['shown', 'bothOkeys'] as const).filter(
    (key) => draft[key] !== undefined || (key === 'shown' ? rules.showBonus : rules.bothOkeys) !== null,
  );
  return html`${asked.map((key) =>
    question(view, key, key === 'shown' ? asks.whoShowed(l) : asks.whoHeldBoth(l)),
  )}`;
}

function question(view: View, key: 'shown' | 'bothOkeys', label: string): TemplateResult {
  const { l, names, draft, disabled } = view;
  const choice = (seat: Seat | undefined, text: unknown) =>
    option({
      type: 'radio',
      name: key,
      checked: draft[key] === seat,
      disabled,
      label: text,
      none: seat === undefined,
      choose: () => view.change(edited({ ...draft, [key]: seat })),
    });
  return html`
    <fieldset class="q pad" data-q=${key} aria-describedby=${describedBy(view, key)}>
      <legend>${label}</legend>
      <div class="opts names n${draft.table.length + 1}">
        ${draft.table.map((seat) => choice(seat, nameLabel(nameOf(l, names, seat))))}
        ${choice(undefined, html`<span>${asks.nobodyShort(l)}</span>`)}
      </div>
      ${view.errors.has(key) ? errorLines(`e-${key}`, [asks.badSeat(l)]) : nothing}
    </fieldset>
  `;
}
