import { html, nothing, type TemplateResult } from 'lit';
import * as match from '../../../localization/messages/match.js';
import * as words from '../../../localization/messages/panels.js';
import type { RuleSetting } from '../../game-view.js';
import type { MatchPage, Options } from '../../match-page.js';
import { option, tick } from '../entry.js';
import type { SectionPage } from './panels.js';
import { changeRules } from './steps.js';

/** What the rules leave to the table, and the way back to what is usual, where something is not. */
export function ruleSettings(page: SectionPage): unknown {
  const { settings } = page.sections;
  return settings && html`${settings.map((setting) => rule(page, setting))} ${usual(page, settings)}`;
}

/** One option of the rules; where it is the same in the whole match and rounds were played, a change is asked about. */
function rule(page: MatchPage, setting: RuleSetting): TemplateResult {
  const { option: name, choices, whole = false } = setting;
  const { l, rules, summary, state, act, disabled } = page;
  const now = optionsOf(rules)[name];
  const asked = state.fields.rule?.startsWith(`${name}:`) ? state.fields.rule : undefined;
  const values = choices?.map(({ value }) => value) ?? [false, true];
  const at = asked === undefined ? values.indexOf(now) : Number(asked.slice(name.length + 1));
  const change = (i: number) => {
    const options = { [name]: values[i], ...choices?.[i]?.also };
    changeRules(page, whole ? {} : options, whole ? options : {});
  };
  const choose = (i: number) => {
    if (!whole || summary.played === 0) change(i);
    else {
      act.set({ fields: values[i] === now ? {} : { rule: `${name}:${i}` } });
      if (values[i] !== now) act.say(words.askWhole(l));
    }
  };
  if (!choices) return tick(setting.label(l), now === true, disabled, (on) => change(Number(on)));
  const labels = choices.map((choice) => choice.label(l));
  const isWordy = labels.some((label) => /\p{L}{3}/u.test(label));
  return html`
    <fieldset class="sub">
      <legend>${setting.label(l)}</legend>
      <div class="opts n${choices.length} ${isWordy ? 'wordy' : 'figs'}">
        ${labels.map((label, i) =>
          option({
            type: 'radio',
            name,
            label,
            checked: at === i,
            choose: () => choose(i),
            disabled,
          }),
        )}
      </div>
      ${asked === undefined ? nothing : question(page, () => change(at))}
    </fieldset>
  `;
}

/** All options at once, but the length, as the page has them. */
function usual(page: MatchPage, settings: readonly RuleSetting[]): TemplateResult | typeof nothing {
  const { l, summary, state, act, disabled } = page;
  const [now, then] = [optionsOf(page.rules), optionsOf(page.usual())];
  const other = Object.keys(then).filter(
    (name) =>
      name !== 'preset' && name !== 'rounds' && JSON.stringify(now[name]) !== JSON.stringify(then[name]),
  );
  if (other.length === 0) return nothing;
  const isWhole = (name: string) => settings.some((it) => it.option === name && it.whole);
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, then[name]]));
  const whole = other.filter(isWhole);
  const back = () => changeRules(page, pick(other.filter((name) => !whole.includes(name))), pick(whole));
  const press = () => {
    if (whole.length === 0 || summary.played === 0) return back();
    act.set({ fields: { rule: 'usual' } });
    act.say(words.askWhole(l));
  };
  return html`
    <div class="sub" data-usual>
      <button class="word" type="button" ?disabled=${disabled} @click=${press}>${words.usualRules(l)}</button>
      ${state.fields.rule === 'usual' ? question(page, back) : nothing}
    </div>
  `;
}

/** Asks before every round is scored anew. The two buttons go: the focus goes back to what was chosen. */
function question({ l, act }: MatchPage, yes: () => void): TemplateResult {
  const answer = (event: Event, then: () => void) => {
    const { parentElement } = (event.currentTarget as HTMLElement).parentElement!;
    parentElement?.querySelector<HTMLElement>('input:checked, button')?.focus();
    then();
  };
  return html`
    <p class="hint">${words.askWhole(l)}</p>
    <div class="acts">
      <button
        class="word"
        type="button"
        @click=${(event: Event) => answer(event, () => act.set({ fields: {} }))}
      >
        ${match.cancel(l)}
      </button>
      <button class="word" type="button" @click=${(event: Event) => answer(event, yes)}>
        ${words.change(l)}
      </button>
    </div>
  `;
}

const optionsOf = (rules: object): Options => rules as Options;
