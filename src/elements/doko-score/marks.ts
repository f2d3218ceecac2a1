import { html, type TemplateResult } from 'lit';
import type { Party } from '../../core/doko/types.js';
import type { Localizer } from '../../localization/localizer.js';
import { partyName } from './words.js';

/** The mark of a party: a filled disc, a hollow diamond. */
export const mark = (party: Party): TemplateResult => html`<i class="mk ${party}"></i>`;

/** A party's mark and name. */
export const marked = (
  l: Localizer,
  party: Party,
  label: unknown = html`<span class="w">${partyName(l, party)}</span>`,
) => html`<span class="nmk" lang="de">${mark(party)}${label}</span>`;
