import { html, nothing, type TemplateResult } from 'lit';
import { PARTIES } from '../../core/doko/calls.js';
import { SONDERPUNKTE, SPECIALS, startsBock } from '../../core/doko/sonderpunkte.js';
import type { DokoRules, Party } from '../../core/doko/types.js';
import { isWhole } from '../../core/round.js';
import * as words from '../../localization/messages/doko.js';
import { stepper, type EntryView } from '../views/entry.js';
import * as draftOf from './draft.js';
import type { DokoDraft } from './draft.js';
import { describedBy, errors } from './field-errors.js';
import type { HouseParts } from './house.js';
import { mark } from './marks.js';
import { partyName, sonderpunktName } from './words.js';

type View = EntryView<DokoDraft>;

const { TERMS } = words;

/** The Sonderpunkte that the rules play; in a solo only where they count. What a round has stays in reach. */
export function sonderpunkte(view: View, parts: HouseParts | null | undefined): TemplateResult {
  const { l, draft, disabled } = view;
  const rules = view.rules as DokoRules;
  const codes = parts ? SPECIALS : SONDERPUNKTE;
  const isSolo = draftOf.isSolo(draft) && !view.errors.has('sonderpunkte');
  const isPlayed = (code: (typeof SPECIALS)[number]) =>
    startsBock(code, rules) ||
    (isSolo
      ? rules.specialsInSolo && rules.points[code] > 0
      : rules.points[code] > 0 || PARTIES.some((party) => draft.counts[party][code] !== undefined));
  const shown = codes.filter(isPlayed);
  if (isSolo && shown.length === 0) {
    return html`<div class="q pad"><p class="dim">${words.noSonderpunkte(l)}</p></div>`;
  }
  const name = (code: string) => parts?.specialName(l, code) ?? sonderpunktName(l, code);
  const counter = (party: Party, code: (typeof SPECIALS)[number]) => {
    const what = `${name(code)}, ${partyName(l, party)}`;
    const now = draft.counts[party][code] ?? 0;
    return stepper({
      l,
      what,
      count: isWhole(now) ? now : 0,
      full: draftOf.roomFor(draft, code, rules) <= 0,
      disabled,
      pen: `${party}-pen`,
      set: (count) => view.change(draftOf.count(draft, party, code, count), `${what}: ${count}`),
    });
  };
  return html`
    <fieldset class="q pad" data-q="sonderpunkte" aria-describedby=${describedBy(view, 'sonderpunkte')}>
      <legend><span lang="de">${TERMS.sonderpunkte(l)}</span></legend>
      <div class="extras">
        <span class="h void"></span>
        ${PARTIES.map((party) => html`<span class="h" lang="de">${mark(party)}${partyName(l, party)}</span>`)}
        ${shown.map(
          (code) =>
            html`<span class="n" lang=${code === 'other' ? nothing : 'de'}>${name(code)}</span
              >${PARTIES.map((it) => counter(it, code))}`,
        )}
      </div>
      ${isSolo && !rules.specialsInSolo ? html`<p class="hint" .textContent=${parts?.othersStay(l) ?? ''}></p>` : nothing}
      ${errors(view, 'sonderpunkte', parts)}
    </fieldset>
  `;
}
