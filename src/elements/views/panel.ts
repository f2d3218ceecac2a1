import { html, nothing, type TemplateResult } from 'lit';
import * as words from '../../localization/messages/match.js';
import { lostPart } from '../../localization/messages/shared.js';
import type { MatchPage, Panel } from '../match-page.js';
import { more } from './toolbar.js';

/** The sections that change nothing by themselves. */
const READING: readonly Panel[] = ['more', 'chart', 'files', 'terms', 'settlement'];

/** What the sections are called whose content comes late. */
const TITLES = {
  chart: words.chart,
  adjust: words.adjust,
  players: words.players,
  settings: words.settings,
  files: words.files,
  terms: words.terms,
  redeal: words.newDeal,
  settlement: words.settlement,
};

/** The section that is open under the toolbar, if any. */
export function panel(page: MatchPage): TemplateResult | typeof nothing {
  const { panel: open } = page.state;
  // where nobody may change anything, there is still something to look at
  if (open === '' || (page.disabled && !READING.includes(open))) return nothing;
  if (open === 'more') return more(page);
  return open === 'new' ? newMatch(page) : section(page, open);
}

function section({ l, act, content }: MatchPage, open: keyof typeof TITLES): TemplateResult {
  const title = TITLES[open](l);
  const shown =
    content === null ? html`<p class="err"><span .textContent=${lostPart(l)}></span></p>` : content;
  return html`
    <section class="q pad panel" data-panel=${open} aria-label=${title}>
      <div class="head">
        <h3>${title} ${open === 'chart' ? html`<small>${words.chartHint(l)}</small>` : nothing}</h3>
        <button class="word" type="button" @click=${() => act.set({ panel: '' })}>${words.close(l)}</button>
      </div>
      <div class="body">${shown ?? nothing}</div>
    </section>
  `;
}

/** There at once: who asks has nowhere else to go. */
const newMatch = ({ l, act }: MatchPage): TemplateResult => html`
  <section class="q pad panel" data-panel="new">
    <p>${words.confirmNew(l)}</p>
    <div class="acts">
      <button class="word" type="button" @click=${() => act.set({ panel: '' })}>${words.cancel(l)}</button>
      <button class="word" type="button" @click=${() => act.newMatch()}>${words.start(l)}</button>
    </div>
  </section>
`;
