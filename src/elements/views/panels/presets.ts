import { html, nothing, type TemplateResult } from 'lit';
import type { Rules } from '../../../core/round.js';
import * as words from '../../../localization/messages/late/rules.js';
import { differing, listed, nearest } from '../../settings/differences.js';
import { optionsOf } from '../../settings/setting.js';
import { option } from '../entry.js';
import { question } from './question.js';
import { propose, type RulesPage } from './rules-draft.js';

const AT = 'preset';
const BACK = 'back';

/** The ways to play: the page's own, where it is none of the presets, and the presets; what was changed, and the way back. */
export function presets(of: RulesPage): TemplateResult {
  const { page, playing, draft, shown } = of;
  const { l } = page;
  const usual = page.usual();
  const { rules: view, game } = playing;
  const apart = view.unconfirmed ?? [];
  const names = Object.keys(view.presets);
  const choice = (rules: Rules, name: string, about: string) =>
    option({
      type: 'radio',
      name: AT,
      label: html`<b>${name}</b> <small>${about}</small>`,
      checked: differing(playing, shown, rules).length === 0,
      disabled: page.disabled,
      choose: () => choose(of, rules, AT),
    });
  const preset = (name: string) => {
    const { [name]: its } = view.presets;
    return choice(game.presets[name]!, its!.name(l), its!.about(l));
  };
  const own = nearest(playing, usual);
  return html`
    <fieldset class="sub" data-option=${AT}>
      <legend>${words.rules(l)}</legend>
      <div class="opts n1 ways">
        ${own.by.length === 0 ? nothing : choice(usual, words.ofThePage(l), differs(of, own, usual))}
        ${names.filter((name) => !apart.includes(name)).map(preset)}
      </div>
      ${
        apart.length === 0
          ? nothing
          : html`<details class="further">
              <summary>${words.unconfirmed(l)}</summary>
              <div class="opts n1 ways">${apart.map(preset)}</div>
            </details>`
      }
      ${draft?.at === AT ? question(of) : nothing}
    </fieldset>
  `;
}

type Nearest = ReturnType<typeof nearest>;

const nameOf = ({ page, playing }: RulesPage, preset: string): string =>
  playing.rules.presets[preset]!.name(page.l);

const differs = (of: RulesPage, { preset, by }: Nearest, rules: Rules): string =>
  words.changedFrom(of.page.l, nameOf(of, preset), listed(of.page.l, by, rules));

const choose = ({ page }: RulesPage, rules: Rules, at: string) =>
  propose(page, { base: optionsOf(rules), set: {}, at });

/** What the table plays otherwise than the closest preset, where it plays none, and the way back. */
export function changedFrom(of: RulesPage): TemplateResult | typeof nothing {
  const { page, playing, draft, shown } = of;
  const isAsked = draft?.at === BACK;
  const rules = isAsked ? page.rules : shown; // the button stays while it is asked
  const closest = nearest(playing, rules);
  if (closest.by.length === 0 || differing(playing, rules, page.usual()).length === 0) return nothing;
  return html`
    <div class="sub" data-option=${BACK}>
      <p .textContent=${`${differs(of, closest, rules)}.`}></p>
      <button
        class="word"
        type="button"
        ?disabled=${page.disabled}
        @click=${() => choose(of, playing.game.presets[closest.preset]!, BACK)}
      >
        ${words.backTo(page.l, nameOf(of, closest.preset))}
      </button>
      ${isAsked ? question(of) : nothing}
    </div>
  `;
}
