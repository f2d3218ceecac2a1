import { html, nothing, type TemplateResult } from 'lit';
import { isWhole } from '../../../core/round.js';
import * as words from '../../../localization/messages/late/panels.js';
import { range } from '../../../localization/messages/shared.js';
import { option, tick } from '../entry.js';
import { fault, field } from './field.js';
import type { SectionPage } from './panels.js';
import { giveUpTyped } from './rules-draft.js';
import { ruleSettings } from './rules.js';
import { setFirstDealer, setLength } from './steps.js';

/** Rounds of the longest match that the core takes. */
const MOST = 10_000;

const nameLabel = (name = '') =>
  html`<span class="nm" dir="auto" translate="no" .textContent=${name}></span>`;

/** Length, first dealer, what the sheet shows, and whether the screen stays on. */
export function settings(page: SectionPage): TemplateResult {
  const { l, sections, names, rules, match: of, lines, state, act, disabled, awake } = page;
  const choose = (rounds: number | null) => {
    giveUpTyped(page, 'length');
    setLength(page, rounds);
  };
  const other = () => {
    const typed = (state.fields.length ?? '').trim();
    const rounds = Number(typed);
    if (typed === '') giveUpTyped(page, 'length');
    else if (!isWhole(rounds, 1, MOST))
      act.set({ fault: { field: 'length', text: () => range(l, 1, MOST) } });
    else choose(rounds);
  };
  const choice = (name: string, label: unknown, checked: boolean, choose: () => void) =>
    option({ type: 'radio', name, label, checked, choose, disabled });
  const joined = lines.reduce(
    (n, { entry }) => n + (entry.type === 'players' ? (entry.join?.length ?? 0) : 0),
    0,
  );
  const starters = [...names.keys()].slice(0, names.length - joined);
  return html`
    <fieldset class="sub">
      <legend>${words.length(l)}</legend>
      <div class="opts n${sections.lengths.length + 1}">
        ${choice('length', words.open(l), rules.rounds === null, () => choose(null))}
        ${sections.lengths.map((n) => choice('length', l.number(n), rules.rounds === n, () => choose(n)))}
      </div>
      <label class="field" @change=${other}
        ><span class="lab">${words.otherLength(l)}</span>
        ${field(page, 'length', {
          label: words.otherLength(l),
          preset: rules.rounds === null ? '' : String(rules.rounds),
          figures: true,
          disabled,
        })}
      </label>
      ${state.fault?.field === 'length' ? fault(page) : nothing}
    </fieldset>
    ${ruleSettings(page)} ${sections.preferences?.(l, rules, disabled) ?? nothing}
    <fieldset class="sub">
      <legend>${words.firstDealer(l)}</legend>
      <div class="opts names n${starters.length}">
        ${starters.map((seat) => choice('dealer', nameLabel(names[seat]), of.dealer === seat, () => setFirstDealer(page, seat)))}
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
