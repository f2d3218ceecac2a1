import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { isWhole } from '../../../core/round.js';
import * as words from '../../../localization/messages/panels.js';
import type { MatchPage } from '../../match-page.js';
import { option, tick } from '../entry.js';

/** Length, first dealer, what the sheet shows, and whether the screen stays on. */
export function settings(page: MatchPage): TemplateResult {
  const { l, game, names, rules, match: of, lines, state, act, disabled, awake } = page;
  const { lengths } = game.sheet;
  const other = (event: Event) => {
    const rounds = Number((event.target as HTMLInputElement).value);
    if (isWhole(rounds, 1)) act.length(rounds);
  };
  const choice = (name: string, label: string, checked: boolean, choose: () => void) =>
    option({ type: 'radio', name, label, checked, choose, disabled });
  const joined = lines.reduce(
    (n, { entry }) => n + (entry.type === 'players' ? (entry.join?.length ?? 0) : 0),
    0,
  );
  const starters = [...names.keys()].slice(0, names.length - joined);
  return html`
    <fieldset class="sub">
      <legend>${words.length(l)}</legend>
      <div class="opts n${lengths.length + 1}">
        ${choice('length', words.open(l), rules.rounds === null, () => act.length(null))}
        ${lengths.map((n) => choice('length', l.number(n), rules.rounds === n, () => act.length(n)))}
      </div>
      <label class="field"
        ><span class="lab">${words.otherLength(l)}</span>
        <input
          class="num"
          inputmode="numeric"
          autocomplete="off"
          .value=${live(rules.rounds === null ? '' : String(rules.rounds))}
          ?disabled=${disabled}
          @change=${other}
        />
      </label>
    </fieldset>
    <fieldset class="sub">
      <legend>${words.firstDealer(l)}</legend>
      <div class="opts names n${starters.length}">
        ${starters.map((seat) => choice('dealer', names[seat] ?? '', of.dealer === seat, () => act.firstDealer(seat)))}
      </div>
    </fieldset>
    <fieldset class="sub narrowonly">
      <legend>${words.shows(l)}</legend>
      <div class="opts n2">
        ${choice('shows', words.points(l), !state.totals, () => act.set({ totals: false }))}
        ${choice('shows', words.totals(l), state.totals, () => act.set({ totals: true }))}
      </div>
    </fieldset>
    ${awake === undefined ? nothing : tick(words.keepAwake(l), awake, disabled, (on) => act.keepAwake(on))}
  `;
}
