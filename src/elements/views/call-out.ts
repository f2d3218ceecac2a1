import { html, nothing, type TemplateResult } from 'lit';
import type { Summary } from '../../core/match.js';
import type { RoundResult } from '../../core/round.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import type { SheetView } from '../game-view.js';

/** Why the match goes on beyond its end, and who share the lead; nothing where it does not. */
export function extraText<Result extends RoundResult>(
  l: Localizer,
  { extraRound, leaders, totals }: Summary,
  names: readonly string[],
  { extra }: SheetView<Result>,
): { readonly title: string; readonly reason: string } | undefined {
  if (!extraRound || !extra) return undefined;
  const list = l.list(leaders.map((seat) => isolate(names[seat] ?? '')));
  return { title: extra.title(l), reason: extra.reason(l, list, l.number(totals[leaders[0] ?? 0] ?? 0)) };
}

/** The same as a note that nobody overlooks. */
export function callOut<Result extends RoundResult>(
  l: Localizer,
  summary: Summary,
  names: readonly string[],
  sheet: SheetView<Result>,
): TemplateResult | typeof nothing {
  const text = extraText(l, summary, names, sheet);
  return text
    ? html`<div class="pad called">
        <div class="call-out">
          <h3 .textContent=${text.title}></h3>
          <p .textContent=${text.reason}></p>
        </div>
      </div>`
    : nothing;
}
