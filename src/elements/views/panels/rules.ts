import { html, nothing, type TemplateResult } from 'lit';
import { changedHere } from '../../../localization/messages/late/rules.js';
import { differing, listed, nearest } from '../../settings/differences.js';
import { applies } from '../../settings/options.js';
import { optionsOf, type SettingGroup } from '../../settings/setting.js';
import type { SectionPage } from './panels.js';
import { changedFrom, presets } from './presets.js';
import { rulesAsText } from './rules-text.js';
import { rulesPage, type RulesPage } from './rules-draft.js';
import { setting } from './setting.js';

/** The rules of the table: presets first, then each option by what it is about, then all of it as text. */
export function ruleSettings(page: SectionPage): TemplateResult {
  const of = rulesPage(page);
  return html`
    ${presets(of)} ${page.sections.rules.groups.map((it) => group(of, it))} ${changedFrom(of)}
    ${rulesAsText(of)}
  `;
}

function group(of: RulesPage, { name, settings }: SettingGroup): TemplateResult {
  const { page, playing, shown } = of;
  const { l } = page;
  const here = settings.filter((it) => applies(it, optionsOf(shown)));
  const base = playing.game.presets[nearest(playing, shown).preset]!;
  const changed = differing(playing, shown, base).filter((it) => here.includes(it));
  const controls = here.map((it) => setting(of, it));
  if (!name) return html`${controls}`;
  return html`
    <details class="group">
      <summary>
        <span>${name(l)}</span>
        ${changed.length === 0 ? nothing : html`<small class="hint" .textContent=${changedHere(l, listed(l, changed, shown))}></small>`}
      </summary>
      ${controls}
    </details>
  `;
}
