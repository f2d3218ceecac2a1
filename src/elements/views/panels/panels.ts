import { html, nothing, type TemplateResult } from 'lit';
import * as files from '../../../localization/messages/files.js';
import * as match from '../../../localization/messages/match.js';
import * as words from '../../../localization/messages/panels.js';
import type { MatchPage, Panel } from '../../match-page.js';
import { adjust } from './adjust.js';
import { players } from './players.js';
import { settings } from './settings.js';

/** The sections that change nothing by themselves. */
const READING: readonly Panel[] = ['more', 'chart', 'files', 'terms'];

/** The section that is open under the toolbar, if any. */
export function panel(page: MatchPage): TemplateResult | typeof nothing {
  const sections: Record<Exclude<Panel, ''>, () => TemplateResult> = {
    more: () => more(page),
    chart: () => section(page, 'chart', match.chart(page.l), late(page, page.chart), words.chartHint(page.l)),
    adjust: () => section(page, 'adjust', match.adjust(page.l), adjust(page)),
    players: () => section(page, 'players', match.players(page.l), players(page)),
    settings: () => section(page, 'settings', match.settings(page.l), settings(page)),
    files: () => section(page, 'files', files.files(page.l), late(page, page.files)),
    terms: () => section(page, 'terms', words.terms(page.l), terms(page)),
    new: () => newMatch(page),
  };
  const { panel: open } = page.state;
  // where nobody may change anything, there is still something to look at
  const shown = open !== '' && (!page.disabled || READING.includes(open));
  return shown ? sections[open]() : nothing;
}

/** A button of the toolbar that opens and closes a section. */
export function opener(page: MatchPage, to: Exclude<Panel, ''>, label: string, extra = ''): TemplateResult {
  const open = page.state.panel === to;
  const toggle = () => page.act.set({ panel: open ? '' : to });
  return html`<button
    class="word ${extra}"
    type="button"
    aria-expanded=${open}
    data-opens=${to}
    @click=${toggle}
  >
    ${label}
  </button>`;
}

const section = (
  { l, act }: MatchPage,
  name: Panel,
  title: string,
  content: unknown,
  hint = '',
): TemplateResult => html`
  <section class="q pad panel" data-panel=${name} aria-label=${title}>
    <div class="head">
      <h3>${title} ${hint ? html`<small>${hint}</small>` : nothing}</h3>
      <button class="word" type="button" @click=${() => act.set({ panel: '' })}>${match.close(l)}</button>
    </div>
    <div class="body">${content}</div>
  </section>
`;

/** Undefined while it is on the way, null where it did not arrive. */
const late = ({ l }: MatchPage, content: unknown): unknown =>
  content === null
    ? html`<p class="err"><span .textContent=${words.chartFailed(l)}></span></p>`
    : (content ?? nothing);

const more = (page: MatchPage): TemplateResult => html`
  <div class="toolbar pad more" data-panel="more">
    <span></span>
    ${
      page.disabled
        ? nothing
        : html`${opener(page, 'adjust', match.adjust(page.l))}
          ${opener(page, 'players', match.players(page.l))}`
    }
    ${opener(page, 'files', files.files(page.l))} ${opener(page, 'chart', match.chart(page.l), 'tightonly')}
    ${page.disabled ? nothing : opener(page, 'settings', match.settings(page.l))}
    ${page.game.sheet.terms ? opener(page, 'terms', words.terms(page.l)) : nothing}
    ${page.disabled ? nothing : opener(page, 'new', page.game.sheet.newMatch(page.l))}
  </div>
`;

/** A list of words with what they mean. */
const terms = ({ l, game }: MatchPage) => html`
  <dl class="terms">
    ${game.sheet.terms?.map(
      (term) =>
        html`<dt lang=${term.lang} translate="no">${term.name(l)}</dt>
          <dd>${term.meaning(l)}</dd>`,
    )}
  </dl>
`;

const newMatch = ({ l, act }: MatchPage): TemplateResult => html`
  <section class="q pad panel" data-panel="new">
    <p>${match.confirmNew(l)}</p>
    <div class="acts">
      <button class="word" type="button" @click=${() => act.set({ panel: '' })}>${match.cancel(l)}</button>
      <button class="word" type="button" @click=${() => act.newMatch()}>${match.start(l)}</button>
    </div>
  </section>
`;
