import { html, nothing, type TemplateResult } from 'lit';
import { otherNumber } from '../../../localization/messages/late/rules.js';
import { changeSign } from '../../../localization/messages/late/panels.js';
import { done } from '../../../localization/messages/match.js';
import { isOn, same, valueAt } from '../../settings/options.js';
import { isSwitch, optionsOf, stateOf, type Choice, type RuleSetting } from '../../settings/setting.js';
import { option, tick } from '../entry.js';
import { fault, field, flipped, saveNumber } from './field.js';
import { question } from './question.js';
import { numberTable } from './number-table.js';
import { giveUpTyped, proposeOption, type RulesPage } from './rules-draft.js';

/** One option of the rules: how it is set, what it changes, and the question about it. */
export function setting(of: RulesPage, its: RuleSetting): TemplateResult {
  const { page, draft } = of;
  const ask = draft?.at === its.option ? question(of) : nothing;
  const help = its.help ? html`<p class="hint" id=${helpId(its)}>${its.help(page.l)}</p>` : nothing;
  if (isSwitch(its) || (its.number && !its.choices)) {
    return html`<div class="sub" data-option=${its.option}>${single(of, its)} ${help} ${ask}</div>`;
  }
  return html`
    <fieldset class="sub" data-option=${its.option} aria-describedby=${its.help ? helpId(its) : nothing}>
      <legend>${its.label(page.l)}</legend>
      ${content(of, its)} ${its.number ? figure(of, its) : nothing} ${help} ${ask}
    </fieldset>
  `;
}

function content(of: RulesPage, its: RuleSetting): TemplateResult {
  if (its.table) return numberTable(of, its, its.table);
  return its.several ? several(of, its, its.several) : choices(of, its, its.choices ?? []);
}

const helpId = ({ option: name }: RuleSetting): string => `h-${name.replaceAll('.', '-')}`;

export const valueOf = ({ shown }: RulesPage, { option: name }: RuleSetting): unknown =>
  valueAt(optionsOf(shown), name);

function single(of: RulesPage, its: RuleSetting): unknown {
  const { page, shown } = of;
  const { l, disabled } = page;
  const label = its.label(l);
  if (its.number) return figure(of, its);
  const choose = (on: boolean) => proposeOption(of, its.option, { [its.option]: stateOf(its, on) });
  return tick(label, isOn(its, optionsOf(shown)), disabled, choose, nothing, its.help && helpId(its));
}

function choices(of: RulesPage, its: RuleSetting, list: readonly Choice[]): TemplateResult {
  const { l, disabled } = of.page;
  const value = valueOf(of, its);
  const labels = list.map((choice) => choice.label(l));
  return html`
    <div class="opts ${columns(labels)}">
      ${list.map((choice, i) =>
        option({
          type: 'radio',
          name: its.option,
          label: labels[i],
          checked: same(choice.value, value),
          disabled,
          choose: () => proposeOption(of, its.option, { [its.option]: choice.value, ...choice.also }),
        }),
      )}
    </div>
  `;
}

/** Figures and short words stand in one row, others two by two, long ones one under the other. */
function columns(labels: readonly string[]): string {
  const longest = Math.max(...labels.map(({ length }) => length));
  if (!labels.some((label) => /\p{L}{3}/u.test(label))) return `n${labels.length} figs`;
  const isOneColumn = longest > (labels.length === 2 || labels.length === 4 ? 16 : 6);
  return isOneColumn ? 'n1 wordy' : `n${labels.length} wordy`;
}

function several(of: RulesPage, its: RuleSetting, list: readonly Choice[]): TemplateResult {
  const { l, disabled } = of.page;
  const chosen = valueOf(of, its) as readonly unknown[];
  const choose = (choice: Choice, on: boolean) => {
    const next = list
      .map(({ value }) => value)
      .filter((it) => (it === choice.value ? on : chosen.includes(it)));
    proposeOption(of, its.option, { [its.option]: next });
  };
  return html`<div class="ticks">
    ${list.map((choice) => tick(choice.label(l), chosen.includes(choice.value), disabled, (on) => choose(choice, on)))}
  </div>`;
}

/** A number field, which may hold anything until it is left. */
function figure(of: RulesPage, its: RuleSetting): TemplateResult {
  const { page } = of;
  const { l, state, disabled } = page;
  const key = `set.${its.option}`;
  const value = valueOf(of, its);
  const range = its.number!;
  const save = (text = state.fields[key]) =>
    saveNumber(
      page,
      key,
      range,
      (typed) => {
        if (typed === undefined) giveUpTyped(page, key);
        else proposeOption(of, its.option, { [its.option]: typed }, key);
      },
      text,
    );
  const label = its.label(l);
  const comma = l.number(0.5).charAt(1);
  const preset = typeof value === 'number' ? String(value).replace('-', '−').replace('.', comma) : '';
  const flip = () => {
    const text = flipped(state.fields[key] ?? preset);
    page.act.set({ fields: { ...state.fields, [key]: text } });
    save(text);
  };
  const typed = html`
    <label class="field" @change=${() => save()}
      ><span class="lab">${its.choices ? otherNumber(l) : label}</span>${field(page, key, {
        label: its.choices ? done(l, label, otherNumber(l)) : label,
        preset,
        figures: true,
        disabled,
        help: its.help && helpId(its),
      })}</label
    >
  `;
  const sign = () => html`
    <button class="btn" type="button" aria-label=${changeSign(l, label)} ?disabled=${disabled} @click=${flip}>
      ±
    </button>
  `;
  return html`
    ${range.min < 0 ? html`<div class="signed">${typed} ${sign()}</div>` : typed}
    ${state.fault?.field === key ? fault(page) : nothing}
  `;
}
