import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { create } from '../../../core/match.js';
import * as words from '../../../localization/messages/late/rules.js';
import { fromText, toText } from '../../settings/as-text.js';
import { optionsOf } from '../../settings/setting.js';
import { copied } from '../copied.js';
import { fault } from './field.js';
import { question } from './question.js';
import { propose, type RulesPage } from './rules-draft.js';

const AT = 'text';

/** A table's own set: its text for a page, a link that carries it, and where such a text is read. */
export function rulesAsText(of: RulesPage): TemplateResult {
  const { page, playing, draft } = of;
  const { l, state, act, disabled, files } = page;
  const text = toText(playing, page.rules);
  const copy = async () => (await act.files())?.copy(text, words.forRules);
  const link = async () => (await act.files())?.share(emptyMatch(of));
  return html`
    <details class="group" data-option=${AT}>
      <summary>${words.asText(l)}</summary>
      <label class="stack"
        ><span class="hint">${words.forRules(l)}</span
        ><textarea class="text" readonly rows="2" translate="no" .value=${text}></textarea>
      </label>
      <div class="acts start">
        <button class="word" type="button" @click=${copy}>${words.copy(l)}</button>
        <button class="word" type="button" @click=${link}>${words.linkOfRules(l)}</button>
      </div>
      ${copied(l, files)}
      <label class="stack"
        ><span class="hint">${words.pasteRules(l)}</span
        ><textarea
          class="text"
          rows="2"
          translate="no"
          .value=${live(state.fields[AT] ?? '')}
          ?disabled=${disabled}
          aria-invalid=${state.fault?.field === AT ? 'true' : nothing}
          aria-describedby=${state.fault?.field === AT ? 'e-panel' : nothing}
          @input=${(event: Event) => read(of, event)}
          @change=${(event: Event) => read(of, event)}
        ></textarea>
      </label>
      ${state.fault?.field === AT ? fault(page) : nothing} ${draft?.at === AT ? question(of) : nothing}
    </details>
  `;
}

/** What is pasted is read at once, what is typed when the field is left. */
function read({ page, playing }: RulesPage, event: Event): void {
  const { l, state, act } = page;
  const { value } = event.target as HTMLTextAreaElement;
  if (event.type === 'input' && (event as InputEvent).inputType !== 'insertFromPaste') {
    act.set({ fields: { ...state.fields, [AT]: value }, fault: null });
    return;
  }
  if (value.trim() === '') return;
  const rules = fromText(playing, value);
  if ('wrong' in rules) {
    const { wrong } = rules;
    const text = () => (wrong.length === 0 ? words.notRules(l) : words.badOptions(l, wrong.join(', ')));
    act.set({ fields: { ...state.fields, [AT]: value }, fault: { field: AT, text } });
    act.say(text());
    return;
  }
  if (!propose(page, { base: optionsOf(rules), set: {}, at: AT }, AT)) act.say(words.inForce(l));
}

/** A match of those at the table, in which nothing was played yet. */
function emptyMatch({ page }: RulesPage) {
  const { game, names, summary, rules } = page;
  const players = summary.order.map((seat) => names[seat] ?? '');
  return create({ game: game.game, players, rules });
}
