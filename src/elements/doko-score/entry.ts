import { html, noChange, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { AUGEN, BANDS, CALLS, PARTIES } from '../../core/doko/calls.js';

import type { Call, Party, SoloKind } from '../../core/doko/types.js';
import type { Seat } from '../../core/round.js';
import { isolate } from '../../localization/localizer.js';
import * as words from '../../localization/messages/doko.js';
import { numberField, option, term, tick, type EntryView } from '../views/entry.js';
import * as draftOf from './draft.js';
import type { DokoDraft } from './draft.js';
import { describedBy, errors } from './field-errors.js';
import type { House } from './house.js';
import { mark } from './marks.js';
import { sonderpunkte } from './sonderpunkte.js';
import { bandText, partyName, soloName } from './words.js';

type View = EntryView<DokoDraft>;

const { TERMS } = words;

/** The form of one game, in the order people speak it. It waits for what the rules ask, so that nothing moves then. */
export function entry(view: View, house: House): TemplateResult {
  const asked = house.asks(view.rules, view.draft);
  const parts = asked ? house.parts : undefined;
  if (asked && parts === undefined) return house.waiting();
  return html`
    ${draftOf.asksWhoSitsOut(view.draft) || view.errors.has('sitsOut') ? sitsOut(view) : nothing}
    ${whoRe(view)} ${parts?.soloKind(view)} ${augen(view)} ${calls(view)} ${sonderpunkte(view, parts)}
    ${asked ? (parts?.more(view) ?? house.lost(view.l)) : nothing}
  `;
}

/**
 * Who sits out: a line that opens to the question, for the table may see it otherwise than the list proposes.
 * It opens by itself while the question has no answer, and never closes under the finger.
 */
function sitsOut(view: View): TemplateResult {
  const { l, names, draft, disabled } = view;
  const out = draft.table.filter((seat) => draft.sitsOut.includes(seat));
  const open = view.errors.has('sitsOut') || draftOf.playing(draft).length > draftOf.PLAYING;
  return html`
    <details class="q pad" ?open=${open ? live(true) : noChange}>
      <summary
        .textContent=${words.sitsOut(l, l.list(out.map((seat) => isolate(names[seat] ?? ''))))}
      ></summary>
      <fieldset data-q="sitsOut" aria-describedby=${describedBy(view, 'sitsOut')}>
        <legend class="vh">${words.whoSitsOut(l)}</legend>
        <div class="opts names n${draft.table.length}">
          ${draft.table.map((seat) =>
            option({
              type: 'checkbox',
              name: 'sitsOut',
              checked: draft.sitsOut.includes(seat),
              disabled,
              label: nameLabel(names[seat]),
              choose: () => view.change(draftOf.tapSitsOut(draft, seat)),
            }),
          )}
        </div>
        ${errors(view, 'sitsOut')}
      </fieldset>
    </details>
  `;
}

const nameLabel = (name = '') =>
  html`<span class="nm" dir="auto" translate="no" .textContent=${name}></span>`;

function whoRe(view: View): TemplateResult {
  const { l, names, draft, disabled } = view;
  const seats = draftOf.playing(draft);
  const complete = draft.re.length === 2 || (draftOf.isSolo(draft) && draft.solo !== undefined);
  const party = (seat: Seat): Party | null => (draft.re.includes(seat) ? 're' : complete ? 'kontra' : null);
  const label = (seat: Seat) => {
    const its = party(seat);
    return html`<span class="nmk">${its ? mark(its) : nothing}${nameLabel(names[seat])}</span>`;
  };
  return html`
    <fieldset class="q pad" data-q="re" aria-describedby=${describedBy(view, 're', 'solo')}>
      <legend>${words.whoRe(l)} <small>${words.whoReHint(l)}</small></legend>
      <div class="opts names n${seats.length} re-pen">
        ${seats.map((seat) =>
          option({
            type: 'checkbox',
            name: 're',
            checked: draft.re.includes(seat),
            disabled,
            label: label(seat),
            choose: () => view.change(draftOf.tapRe(draft, seat)),
          }),
        )}
      </div>
      ${errors(view, 're')}
      ${draftOf.isSolo(draft) ? soloKinds(view) : html`<p class="say dim" .textContent=${partiesText(view, seats)}></p>`}
      ${errors(view, 'solo')}
    </fieldset>
  `;
}

function partiesText({ l, names, draft }: View, seats: readonly Seat[]): string {
  if (draft.re.length !== 2) return '';
  const list = (of: readonly Seat[]) => l.list(of.map((seat) => isolate(names[seat] ?? '')));
  const isRe = (seat: Seat) => draft.re.includes(seat);
  return words.parties(l, list(seats.filter(isRe)), list(seats.filter((seat) => !isRe(seat))));
}

const soloKinds = (view: View) => html`
  <div class="say" data-q="solo">
    <div class="opts kinds n4 re-pen" role="radiogroup" aria-label=${words.soloKind(view.l)}>
      ${(['lust', 'pflicht', 'stille-hochzeit', 'hochzeit'] satisfies SoloKind[]).map((kind) =>
        option({
          type: 'radio',
          name: 'solo',
          checked: view.draft.solo === kind,
          disabled: view.disabled,
          label: term(kind === 'stille-hochzeit' ? words.silentShort(view.l) : soloName(view.l, kind)),
          spoken: soloName(view.l, kind),
          choose: () => view.change(draftOf.edited({ ...view.draft, solo: kind })),
        }),
      )}
    </div>
  </div>
`;

function augen(view: View): TemplateResult {
  const { l, draft, disabled } = view;
  const zero = draftOf.trickless(draft);
  const chosen = draftOf.bandOf(draft);
  return html`
    <fieldset class="q pad" data-q="augen">
      <legend><span lang="de">${TERMS.augen(l)}</span> <small>${words.augenHint(l)}</small></legend>
      <div class="versus">
        ${number(view, 're')}<span class="dim" aria-hidden="true">:</span>${number(view, 'kontra')}
      </div>
      ${errors(view, 'augen')}
      <div class="opts keys n9 re-pen" role="radiogroup" aria-label=${words.augenBands(l)}>
        ${BANDS.map((band, i) => {
          const [least, most] = typeof band === 'number' ? [band, band] : band;
          const [re, kontra] = [bandText(least, most), bandText(AUGEN - most, AUGEN - least)];
          return option({
            type: 'radio',
            name: 'band',
            checked: chosen === i,
            disabled,
            label: html`<span class="fig">${re}</span><small class="fig">${kontra}</small>`,
            spoken: words.band(l, re, kontra),
            choose: () => view.change(draftOf.enterAugen(draft, bandEntry(band))),
          });
        })}
      </div>
      ${
        zero
          ? tick(words.noTrick(l, partyName(l, zero)), draftOf.hasNoTrick(draft), disabled, (noTrick) =>
              view.change(draftOf.edited({ ...draft, noTrick })),
            )
          : nothing
      }
    </fieldset>
  `;
}

const bandEntry = (band: (typeof BANDS)[number]): draftOf.AugenEntry =>
  typeof band === 'number' ? { party: 're', text: String(band) } : { band };

function number(view: View, party: Party): TemplateResult {
  const { l, draft, disabled } = view;
  const wrong =
    view.errors.has('augen') && draft.augen && 'text' in draft.augen && draft.augen.party === party;
  return html`
    <label class="field">
      <span class="lab" lang="de">${mark(party)}${partyName(l, party)}</span>
      ${numberField({
        value: draftOf.augenText(draft, party),
        error: wrong ? 'e-augen' : undefined,
        disabled,
        type: (text) => view.change(draftOf.enterAugen(draft, text === '' ? null : { party, text })),
      })}
    </label>
  `;
}

function calls(view: View): TemplateResult {
  const { l, draft, disabled } = view;
  const label = (party: Party, call: Call) => {
    if (call === 'none') return '–';
    if (call === 'ansage')
      return party === 're' ? partyName(l, party) : html`<span class="small">${partyName(l, party)}</span>`;
    return call === 'schwarz' ? html`<span class="small">${TERMS.schwarz(l)}</span>` : call;
  };
  const spoken = (party: Party, call: Call) => {
    if (call === 'none') return words.noCall(l);
    return call === 'ansage' ? partyName(l, party) : words.absage(l, call);
  };
  return html`
    <fieldset class="q pad" data-q="calls" aria-describedby=${describedBy(view, 'calls')}>
      <legend><span lang="de">${TERMS.ansagen(l)}</span> <small>${words.callsHint(l)}</small></legend>
      ${PARTIES.map(
        (party) => html`
          <div class="callrow">
            ${mark(party)}
            <div
              class="opts calls n6 ${party}-pen"
              role="radiogroup"
              aria-label=${words.callOf(l, partyName(l, party))}
            >
              ${CALLS.map((call) =>
                option({
                  type: 'radio',
                  name: `call-${party}`,
                  checked: draft.calls[party] === call,
                  disabled,
                  none: call === 'none',
                  label: label(party, call),
                  spoken: spoken(party, call),
                  choose: () =>
                    view.change(draftOf.edited({ ...draft, calls: { ...draft.calls, [party]: call } })),
                }),
              )}
            </div>
          </div>
        `,
      )}
      ${errors(view, 'calls')}
    </fieldset>
  `;
}
