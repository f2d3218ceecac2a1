import { html, nothing, type TemplateResult } from 'lit';
import * as match from '../../../localization/messages/match.js';
import * as words from '../../../localization/messages/late/rules.js';
import { changedBy, choicesOf, outlook, type From, type Outlook } from '../../settings/draft.js';
import { lineName } from '../standing.js';
import { changeText, decide, giveUpDraft, type RulesPage } from './rules-draft.js';

/** Asks from when on the drafted rules hold, and shows what would move, before it is done. */
export function question(of: RulesPage): TemplateResult {
  const { page, playing, draft, shown } = of;
  const { l, match: played, rules } = page;
  const changed = changedBy(playing, rules, shown);
  const seen = outlook(playing, played, rules, draft!);
  const from = choicesOf(changed).filter((it) => it === 'here' || !('misfits' in seen));
  // the buttons go: the focus goes back to what was chosen
  const answer = (event: Event, then: () => void) => {
    const around = (event.currentTarget as HTMLElement).closest('[data-option]');
    const chosen =
      around?.querySelector<HTMLElement>('input:checked') ??
      around?.querySelector<HTMLElement>('input, button');
    chosen?.focus();
    then();
  };
  const button = (label: string, press: () => void) =>
    html`<button class="word" type="button" @click=${(event: Event) => answer(event, press)}>
      ${label}
    </button>`;
  const labels: Readonly<Record<From, () => string>> = {
    here: () => words.fromNow(l),
    start: () => words.fromStart(l),
  };
  return html`
    <div class="ask" data-ask>
      <p .textContent=${changeText(of)}></p>
      ${moves(of, seen)}
      <p>${words.whenFrom(l)}</p>
      <div class="acts">
        ${button(match.cancel(l), () => giveUpDraft(page))}
        ${from.map((it) => button(labels[it](), () => decide(page, draft!, it)))}
      </div>
    </div>
  `;
}

/** The totals as they are and as they would be, where one moves. */
function moves({ page }: RulesPage, seen: Outlook): TemplateResult {
  const { l, game, names, summary, lines } = page;
  if ('misfits' in seen) {
    const list = l.list(seen.misfits.map((at) => lineName({ l, game, names }, lines[at]!)));
    return html`<p class="err"><span .textContent=${words.misfits(l, list)}></span></p>`;
  }
  if (seen.moved.length === 0) return html`<p>${words.nothingMoves(l)}</p>`;
  return html`
    <table class="moves">
      <caption>
        ${words.fromStartTotals(l)}
      </caption>
      <thead>
        <tr>
          <th scope="col">${words.player(l)}</th>
          <th scope="col">${words.now(l)}</th>
          <th scope="col">${words.then(l)}</th>
        </tr>
      </thead>
      <tbody>
        ${names.map(
          (name, seat) => html`
            <tr class=${seen.moved.includes(seat) ? 'moved' : nothing}>
              <th scope="row"><span dir="auto" translate="no" .textContent=${name}></span></th>
              <td translate="no" .textContent=${l.number(summary.totals[seat] ?? 0)}></td>
              <td translate="no" .textContent=${l.number(seen.totals[seat] ?? 0)}></td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
