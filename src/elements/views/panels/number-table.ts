import { html, nothing, type TemplateResult } from 'lit';
import { done } from '../../../localization/messages/match.js';
import { valueAt } from '../../settings/options.js';
import {
  optionsOf,
  rowsOf,
  type NumberColumn,
  type NumberTable,
  type Options,
  type RuleSetting,
} from '../../settings/setting.js';
import { fault, field, saveNumber } from './field.js';
import { giveUpTyped, proposeOption, type RulesPage } from './rules-draft.js';

/** An option that is a number, or none, in each place of a table. */
export function numberTable(of: RulesPage, { option }: RuleSetting, table: NumberTable): TemplateResult {
  const { page, shown } = of;
  const { l, state, disabled } = page;
  const value = valueAt(optionsOf(shown), option) as Options;
  const prefix = `set.${option}.`;
  const save = (key: string, name: string, column: NumberColumn) =>
    saveNumber(page, key, column.number, (typed) => {
      if (typed === column.get(value[name])) return giveUpTyped(page, key);
      const { [name]: row, ...others } = value;
      const next = column.set(row, typed);
      proposeOption(of, option, { [option]: next === undefined ? others : { ...others, [name]: next } }, key);
    });
  const cell = (name: string, label: string, column: NumberColumn, at: number) => {
    const key = `${prefix}${name}.${at}`;
    const now = column.get(value[name]);
    return html`<td @change=${() => save(key, name, column)}>
      ${field(page, key, {
        label: done(l, label, column.label(l)),
        preset: now === undefined ? '' : String(now),
        figures: true,
        disabled,
      })}
    </td>`;
  };
  return html`
    <table class="worths">
      <thead>
        <tr>
          <td></td>
          ${table.columns.map(({ label }) => html`<th scope="col">${label(l)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rowsOf(table, value).map(
          ([name, label]) => html`
            <tr>
              <th scope="row" .textContent=${label(l)}></th>
              ${table.columns.map((column, at) => cell(name, label(l), column, at))}
            </tr>
          `,
        )}
      </tbody>
    </table>
    ${state.fault?.field.startsWith(prefix) ? fault(page) : nothing}
  `;
}
