import { html, nothing, type TemplateResult } from 'lit';
import { reEnter, type Match } from '../../../core/match.js';
import type { Seat } from '../../../core/round.js';
import { isolate } from '../../../localization/localizer.js';
import * as words from '../../../localization/messages/match.js';
import * as says from '../../../localization/messages/late/rummy-house.js';
import { recorded } from '../../../localization/messages/shared.js';
import type { MatchPage } from '../../match-page.js';

/** Who is out of the match, and a button for each who may come in again. */
export function out(page: MatchPage): TemplateResult | typeof nothing {
  const { l, names, summary, readonly, disabled } = page;
  const { out: seats = [], mayReEnter = [] } = summary;
  if (seats.length === 0) return nothing;
  const name = (seat: Seat) => isolate(names[seat] ?? '');
  return html`
    <div class="pad q" part="out">
      <p class="small" .textContent=${says.outOfMatch(l, l.list(seats.map(name)))}></p>
      ${
        readonly || mayReEnter.length === 0
          ? nothing
          : html`<div class="acts">
              ${mayReEnter.map(
                (seat) =>
                  html`<button
                    class="word"
                    type="button"
                    ?disabled=${disabled}
                    @click=${() => comeIn(page, seat)}
                    .textContent=${says.bringBack(l, name(seat))}
                  ></button>`,
              )}
            </div>`
      }
    </div>
  `;
}

/** A step that can be taken back, with a row of its own. */
function comeIn({ l, names, act }: MatchPage, seat: Seat): void {
  let id: string | null = null;
  const change = (before: Match): Match => {
    const after = reEnter(before, seat);
    id = after.entries.at(-1)?.id ?? null;
    return after;
  };
  const what = () => words.backIn(l, isolate(names[seat] ?? ''));
  if (!act.change(change, { what, said: () => recorded(l, what()) })) return;
  act.set({ fresh: id });
  act.focusOn(`[data-row='${id ?? ''}']`);
}
