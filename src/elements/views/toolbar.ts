import { html, nothing, type TemplateResult } from 'lit';
import * as words from '../../localization/messages/match.js';
import { undo } from '../../localization/messages/shared.js';
import type { MatchPage, Panel } from '../match-page.js';

/** Undo, what the sheet shows, and the way to the sections. */
export function toolbar(page: MatchPage): TemplateResult {
  const { l, state, canUndo, canRedo, disabled, act } = page;
  return html`
    <div class="toolbar pad" part="toolbar">
      <span class="acts start">
        <button
          class="word"
          type="button"
          data-undo
          ?disabled=${!canUndo || disabled}
          @click=${() => act.undo()}
        >
          ${undo(l)}
        </button>
        ${
          canRedo
            ? html`<button
                class="word"
                type="button"
                data-redo
                ?disabled=${disabled}
                @click=${() => act.redo()}
              >
                ${words.redo(l)}
              </button>`
            : nothing
        }
      </span>
      <button
        class="word narrowonly"
        type="button"
        aria-pressed=${state.totals}
        @click=${() => act.set({ totals: !state.totals })}
      >
        ${words.totals(l)}
      </button>
      ${opener(page, 'chart', words.chart(l), 'roomy')} ${opener(page, 'more', words.more(l))}
    </div>
  `;
}

/** What else can be opened. */
export const more = (page: MatchPage): TemplateResult => html`
  <div class="toolbar pad more" data-panel="more">
    <span></span>
    ${
      page.disabled
        ? nothing
        : html`${opener(page, 'adjust', words.adjust(page.l))}
          ${opener(page, 'players', words.players(page.l))}
          ${page.game.game.match?.entries?.redeal ? opener(page, 'redeal', words.newDeal(page.l)) : nothing}`
    }
    ${settlementOpener(page)} ${opener(page, 'files', words.files(page.l))}
    ${opener(page, 'chart', words.chart(page.l), 'tightonly')}
    ${page.disabled ? nothing : opener(page, 'settings', words.settings(page.l))}
    ${page.game.sheet.hasTerms ? opener(page, 'terms', words.terms(page.l)) : nothing}
    ${page.disabled ? nothing : opener(page, 'new', page.game.sheet.newMatch(page.l))}
  </div>
`;

/** Who pays whom, where the rules say what a point is worth. */
const settlementOpener = (page: MatchPage) =>
  page.game.game.match?.money?.(page.rules) ? opener(page, 'settlement', words.settlement(page.l)) : nothing;

/** For who only reads the sheet. */
export const reading = (page: MatchPage): unknown =>
  page.game.game.match?.money?.(page.rules)
    ? html`<div class="toolbar pad" part="toolbar"><span></span>${settlementOpener(page)}</div>`
    : nothing;

/** A button of the toolbar that opens and closes a section. */
function opener(page: MatchPage, to: Exclude<Panel, ''>, label: string, extra = ''): TemplateResult {
  const open = page.state.panel === to;
  const toggle = () => page.act.set({ panel: open ? '' : to });
  const near = () => page.act.prefetch(to);
  return html`<button
    class="word ${extra}"
    type="button"
    aria-expanded=${open}
    data-opens=${to}
    @click=${toggle}
    @focus=${near}
    @pointerenter=${near}
  >
    ${label}
  </button>`;
}
