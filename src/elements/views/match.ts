import { html, nothing, type TemplateResult } from 'lit';
import { isolate } from '../../localization/localizer.js';
import * as link from '../../localization/messages/link.js';
import * as words from '../../localization/messages/match.js';
import * as general from '../../localization/messages/shared.js';
import { otherWindow } from '../../localization/messages/storage.js';
import type { MatchPage } from '../match-page.js';
import { callOut } from './call-out.js';
import { foot, legend } from './legend.js';
import { panel } from './panel.js';
import { sheet } from './sheet.js';
import { standing } from './standing.js';
import { reading, toolbar } from './toolbar.js';

/** A match: on a phone the sheet, and the form in its place while a round is entered; wide both side by side. */
export function matchView(page: MatchPage, entry: unknown, dock: unknown): TemplateResult {
  const { game, state, summary, readonly } = page;
  const form = !readonly && (!summary.ended || state.editing !== null);
  return html`
    <div class="cols match ${form && state.entering ? 'entering' : ''} ${readonly ? 'alone' : ''}">
      ${
        readonly
          ? nothing
          : html`
              <div class="entry" part="entry">
                ${head(page, form, news(page))}
                ${
                  form
                    ? html`${before(page)} ${entry} ${game.explains ? nothing : page.receipt}
                        <div class="dock pad" part="dock">
                          ${page.later ?? nothing}
                          <div class="bar">${dock}</div>
                        </div>`
                    : again(page)
                }
              </div>
            `
      }
      <div class="side">
        ${readonly ? nothing : html`<div class="narrowonly">${head(page, false)}</div>`}
        ${page.shared ? shared(page.shared, page.readonly) : nothing}
        ${page.linkFault ? noLink(page) : nothing} ${readonly ? reading(page) : toolbar(page)}
        ${readonly && state.panel !== 'settlement' ? nothing : panel(page)} ${callOut(page)}
        ${game.sheet.above?.(page) ?? nothing} ${sheet(page)} ${legend(page)}
        ${readonly ? nothing : sheetDock(page)}
      </div>
    </div>
  `;
}

/** That another window changed the match, until the next thing is begun here. */
const news = ({ l, state }: MatchPage): TemplateResult | typeof nothing =>
  state.elsewhere ? html`<span class="news small" .textContent=${otherWindow(l)}></span>` : nothing;

/** Which round is next, or is corrected, and who deals it; the end, when it has come. */
function head(page: MatchPage, form: boolean, beside: unknown = nothing): TemplateResult {
  const { l, game, names, summary, rules, state, lines, act } = page;
  const { editing, entering } = state;
  if (form && editing !== null) {
    const n = lines.find(({ entry }) => entry.id === editing)?.game ?? 0;
    return html`<div class="top pad">
      <h2 tabindex="-1" .textContent=${game.sheet.correctNth(l, n)}></h2>
      ${beside}
      <p><button class="word" type="button" @click=${() => act.cancel()}>${words.cancel(l)}</button></p>
    </div>`;
  }
  if (summary.ended)
    return html`<div class="top pad end">
      <h2 .textContent=${standing(page)}></h2>
      ${beside}
    </div>`;
  const suffix = summary.extraRound
    ? (game.sheet.extra?.mark(l) ?? '')
    : rules.rounds === null
      ? ''
      : game.sheet.of(l, rules.rounds);
  const deals = words.deals(l, isolate(names[summary.dealer] ?? ''));
  return html`<div class="top pad">
    <h2>
      <span .textContent=${game.sheet.nth(l, summary.played + 1)}></span>
      ${suffix === '' ? nothing : html`<span class="of" .textContent=${suffix}></span>`}
    </h2>
    ${beside}
    <p>
      ${summary.limit === undefined ? nothing : html`<span class="limit" .textContent=${words.limit(l, summary.limit)}></span>`}
      ${
        form && entering
          ? html`<button class="word narrowonly" type="button" @click=${() => act.cancel()}>
                ${words.cancel(l)}
              </button>
              <span class="wideonly" .textContent=${deals}></span>`
          : html`<span .textContent=${deals}></span>`
      }
    </p>
  </div>`;
}

/** What to know before a round is entered. */
function before({ l, game, summary, names, rules, state }: MatchPage): TemplateResult | typeof nothing {
  const texts = state.editing === null ? game.sheet.before(l, summary, names, rules) : [];
  return texts.length === 0
    ? nothing
    : html`<div class="pad before">
        ${texts.map((text) => html`<p class="small" .textContent=${text}></p>`)}
      </div>`;
}

const again = ({ l, game, act, disabled }: MatchPage): TemplateResult => html`
  <div class="pad padb">
    <button class="btn" type="button" ?disabled=${disabled} @click=${() => act.newMatch()}>
      ${game.sheet.newMatch(l)}
    </button>
  </div>
`;

/** On a phone, under the sheet: what was done last, and the next thing to do. */
function sheetDock(page: MatchPage): TemplateResult {
  const { l, game, summary, state, disabled, act, canUndo } = page;
  return html`
    <div class="dock pad narrowonly" part="dock">
      ${state.elsewhere ? html`<div class="notice">${news(page)}</div>` : nothing}
      ${
        state.notice === null
          ? nothing
          : html`<div class="notice">
              <span .textContent=${state.notice()}></span>
              <button class="word" type="button" ?disabled=${!canUndo || disabled} @click=${() => act.undo()}>
                ${general.undo(l)}
              </button>
            </div>`
      }
      <div class="bar">
        ${
          summary.ended
            ? html`<button
                class="btn full"
                type="button"
                ?disabled=${disabled}
                @click=${() => act.newMatch()}
              >
                ${game.sheet.newMatch(l)}
              </button>`
            : html`<button
                class="do full"
                type="button"
                ?disabled=${disabled}
                data-enter
                @click=${() => act.enter()}
                .textContent=${game.sheet.recordNth(l, summary.played + 1)}
              ></button>`
        }
      </div>
    </div>
  `;
}

/** A match from a link: beside the own one, until somebody says which of the two it shall be. */
const shared = (page: MatchPage, readonly: boolean): TemplateResult => html`
  <section class="shared" data-shared>
    <div class="pad">
      <h3 .textContent=${link.shared(page.l, page.l.list(page.names.map(isolate)))}></h3>
      <p class="dim" .textContent=${standing(page)}></p>
      <div class="acts">
        <button class="word" type="button" @click=${() => page.act.closeShared()}>
          ${words.close(page.l)}
        </button>
        ${
          readonly
            ? nothing
            : html`<button
                class="word"
                type="button"
                ?disabled=${page.disabled}
                @click=${() => page.act.takeShared()}
              >
                ${link.takeOver(page.l)}
              </button>`
        }
      </div>
    </div>
    ${sheet(page)} ${foot(page)}
  </section>
`;

/** The address holds a link, but there is no match to show. */
const noLink = ({ l, linkFault, act }: MatchPage): TemplateResult => html`
  <div class="pad problems">
    <p class="err">
      <span .textContent=${linkFault === 'lost' ? link.lostLink(l) : link.badLink(l)}></span>
    </p>
    <div class="acts">
      ${
        linkFault === 'lost'
          ? html`<button class="word" type="button" @click=${() => act.loadShared()}>
              ${general.again(l)}
            </button>`
          : nothing
      }
      <button class="word" type="button" @click=${() => act.closeShared()}>${words.close(l)}</button>
    </div>
  </div>
`;
