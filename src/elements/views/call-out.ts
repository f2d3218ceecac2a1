import { html, nothing, type TemplateResult } from 'lit';
import { isolate } from '../../localization/localizer.js';
import type { MatchPage } from '../match-page.js';

type Page = Pick<MatchPage, 'l' | 'game' | 'summary' | 'names' | 'rules'>;

/** Why the match goes on beyond its end, and who share the lead; nothing where it does not. */
export function extraText({
  l,
  game: { sheet },
  summary: { extraRound, leaders, totals },
  names,
  rules,
}: Page): { readonly title: string; readonly reason: string } | undefined {
  const { extra } = sheet;
  if (!extraRound || !extra) return undefined;
  const list = l.list(leaders.map((seat) => isolate(names[seat] ?? '')));
  return {
    title: extra.title(l, rules),
    reason: extra.reason(l, list, l.number(totals[leaders[0] ?? 0] ?? 0)),
  };
}

/** The same as a note that nobody overlooks. */
export function callOut(page: Page): TemplateResult | typeof nothing {
  const text = extraText(page);
  return text
    ? html`<div class="pad called">
        <div class="call-out">
          <h3 .textContent=${text.title}></h3>
          <p .textContent=${text.reason}></p>
        </div>
      </div>`
    : nothing;
}
