import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { isWhole, type Seat } from '../../core/round.js';
import { isolate } from '../../localization/localizer.js';
import * as match from '../../localization/messages/match.js';
import * as words from '../../localization/messages/panels.js';
import type { MatchPage, Panel } from '../match-page.js';
import { option, tick } from './entry.js';

/** The section that is open under the toolbar, if any. */
export function panel(page: MatchPage): TemplateResult | typeof nothing {
  const sections: Record<Exclude<Panel, ''>, () => TemplateResult> = {
    more: () => more(page),
    chart: () => section(page, 'chart', match.chart(page.l), page.chart ?? nothing, words.chartHint(page.l)),
    adjust: () => section(page, 'adjust', match.adjust(page.l), adjust(page)),
    players: () => section(page, 'players', match.players(page.l), players(page)),
    settings: () => section(page, 'settings', match.settings(page.l), settings(page)),
    new: () => newMatch(page),
  };
  return page.state.panel === '' ? nothing : sections[page.state.panel]();
}

/** A button of the toolbar that opens and closes a section. */
export function opener(page: MatchPage, to: Exclude<Panel, ''>, label: string, extra = ''): TemplateResult {
  const open = page.state.panel === to;
  const toggle = () => page.act.set({ panel: open ? '' : to, fields: {}, fault: '' });
  return html`<button
    class="word ${extra}"
    type="button"
    aria-expanded=${open}
    data-opens=${to}
    @click=${toggle}
  >
    ${label}
  </button>`;
}

const section = (
  { l, act }: MatchPage,
  name: Panel,
  title: string,
  content: unknown,
  hint = '',
): TemplateResult => html`
  <section class="q pad panel" data-panel=${name} aria-label=${title}>
    <div class="head">
      <h3>${title} ${hint ? html`<small>${hint}</small>` : nothing}</h3>
      <button class="word" type="button" @click=${() => act.set({ panel: '', fields: {}, fault: '' })}>
        ${match.close(l)}
      </button>
    </div>
    <div class="body">${content}</div>
  </section>
`;

const more = (page: MatchPage): TemplateResult => html`
  <div class="toolbar pad more" data-panel="more">
    <span></span>
    ${
      page.disabled
        ? nothing
        : html`${opener(page, 'adjust', match.adjust(page.l))}
          ${opener(page, 'players', match.players(page.l))}`
    }
    ${opener(page, 'chart', match.chart(page.l), 'tightonly')}
    ${page.disabled ? nothing : opener(page, 'settings', match.settings(page.l))}
    ${page.disabled ? nothing : opener(page, 'new', page.game.sheet.newMatch(page.l))}
  </div>
`;

const newMatch = ({ l, act }: MatchPage): TemplateResult => html`
  <section class="q pad panel" data-panel="new">
    <p>${match.confirmNew(l)}</p>
    <div class="acts">
      <button class="word" type="button" @click=${() => act.set({ panel: '' })}>${match.cancel(l)}</button>
      <button class="word" type="button" @click=${() => act.newMatch()}>${match.start(l)}</button>
    </div>
  </section>
`;

/** A text field of the panel, by the name under which the page keeps what is typed. */
const field = ({ state, act }: MatchPage, key: string, label: string, preset = '', figures = false) => html`
  <input
    class=${figures ? 'num' : 'text'}
    inputmode=${figures ? 'numeric' : 'text'}
    autocomplete="off"
    aria-label=${label}
    aria-invalid=${state.fault !== '' && key === state.fault.split(':')[0] ? 'true' : nothing}
    aria-describedby=${state.fault === '' ? nothing : 'e-panel'}
    .value=${live(state.fields[key] ?? preset)}
    @input=${(event: Event) =>
      act.set({ fields: { ...state.fields, [key]: (event.target as HTMLInputElement).value }, fault: '' })}
  />
`;

const fault = ({ state }: MatchPage) =>
  state.fault === ''
    ? nothing
    : html`<p class="err" id="e-panel">
        <span .textContent=${state.fault.slice(state.fault.indexOf(':') + 1)}></span>
      </p>`;

const nameOf = ({ names }: MatchPage, seat: Seat) => isolate(names[seat] ?? '');

// ---- Adjustments

const MINUS = /^[-−–]/;

/** Points as they were typed, with any kind of minus; null for nothing, NaN for what is no whole number. */
export function typedPoints(text = ''): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^[-−–+]?\d+$/.test(typed)
    ? (MINUS.test(typed) ? -1 : 1) * Number(typed.replace(/^\D/, '')) || 0
    : NaN;
}

function adjust(page: MatchPage): TemplateResult {
  const { l, game, names, summary, state, act, disabled } = page;
  const { penalty } = game.sheet;
  const seats = names.map((_, seat) => seat);
  const fill = (offender: Seat) => {
    const points = penalty!.points(offender, summary.order);
    act.set({
      fields: {
        ...state.fields,
        ...Object.fromEntries([...points].map(([seat, n]) => [`p${seat}`, l.signed(n)])),
      },
    });
  };
  const flip = (key: string) => {
    const text = state.fields[key] ?? '';
    const flipped = MINUS.test(text.trim()) ? text.trim().slice(1) : `−${text.trim().replace(/^\+/, '')}`;
    act.set({ fields: { ...state.fields, [key]: flipped }, fault: '' });
  };
  const save = () => {
    const typed = seats.map((seat) => typedPoints(state.fields[`p${seat}`]));
    const wrong = typed.findIndex((n) => n !== null && !isWhole(n, -Infinity));
    const none = typed.every((n) => n === null);
    if (wrong >= 0 || none) {
      act.set({ fault: `p${Math.max(0, wrong)}:${words.badPoints(l)}` });
      return;
    }
    act.adjust(
      new Map(typed.flatMap((n, seat) => (n === null ? [] : [[seat, n] as const]))),
      (state.fields.reason ?? '').trim(),
    );
  };
  return html`
    ${
      penalty
        ? html`<p class="hint">${penalty.name(l)}</p>
            <div class="acts start">
              ${summary.order.map(
                (seat) =>
                  html`<button
                    class="word"
                    type="button"
                    translate="no"
                    aria-label=${words.actOn(l, penalty.name(l), nameOf(page, seat))}
                    @click=${() => fill(seat)}
                  >
                    ${names[seat]}
                  </button>`,
              )}
            </div>`
        : nothing
    }
    <div class="lines">
      ${seats.map(
        (seat) => html`
          <div class="line">
            <span class="nm" dir="auto" translate="no" .textContent=${names[seat] ?? ''}></span>
            <button
              class="btn"
              type="button"
              aria-label=${words.changeSign(l, nameOf(page, seat))}
              @click=${() => flip(`p${seat}`)}
            >
              ±
            </button>
            ${field(page, `p${seat}`, words.pointsOf(l, nameOf(page, seat)), '', true)}
          </div>
        `,
      )}
    </div>
    ${fault(page)}
    <label class="field wide"
      ><span class="lab">${words.reason(l)}</span>${field(page, 'reason', words.reason(l))}</label
    >
    <div class="acts">
      <button class="do" type="button" ?disabled=${disabled} @click=${save}>${match.save(l)}</button>
    </div>
  `;
}

// ---- Players

function players(page: MatchPage): TemplateResult {
  const { l, names, summary, state, act } = page;
  const { order } = summary;
  const gone = names.map((_, seat) => seat).filter((seat) => !order.includes(seat));
  const move = (at: number, by: number) => {
    const next = [...order];
    next.splice(at + by, 0, ...next.splice(at, 1));
    act.reorder(next);
  };
  const rename = (seat: Seat) => () => {
    const name = (state.fields[`name${seat}`] ?? names[seat] ?? '').trim();
    if (name === '') act.set({ fault: `name${seat}:${words.badName(l)}` });
    else if (name !== names[seat]) act.rename(seat, name);
  };
  const button = (seat: Seat, label: string, spoken: string, press: () => void, disabled = false) =>
    html`<button
      class="word"
      type="button"
      aria-label=${words.actOn(l, spoken, nameOf(page, seat))}
      ?disabled=${disabled}
      @click=${press}
    >
      ${label}
    </button>`;
  const join = () => {
    const name = (state.fields.join ?? '').trim();
    if (name === '') act.set({ fault: `join:${words.badName(l)}` });
    else act.join(name);
  };
  return html`
    <div class="lines">
      ${order.map(
        (seat, at) => html`
          <div class="line" @change=${rename(seat)}>
            ${field(page, `name${seat}`, words.nameOf(l, nameOf(page, seat)), names[seat])}
            ${button(seat, '↑', words.earlier(l), () => move(at, -1), at === 0)}
            ${button(seat, '↓', words.later(l), () => move(at, 1), at === order.length - 1)}
            ${button(seat, words.leave(l), words.leave(l), () => act.leave(seat))}
          </div>
        `,
      )}
      ${gone.map(
        (seat) => html`
          <div class="line dim">
            <span class="nm" dir="auto" translate="no" .textContent=${names[seat] ?? ''}></span>
            ${button(seat, words.comeBack(l), words.comeBack(l), () => act.reorder([...order, seat]))}
          </div>
        `,
      )}
      <div class="line">
        <label class="field wide"
          ><span class="lab">${words.name(l)}</span>${field(page, 'join', words.name(l))}</label
        >
        <button class="btn" type="button" @click=${join}>${words.add(l)}</button>
      </div>
    </div>
    ${fault(page)}
  `;
}

// ---- Settings

function settings(page: MatchPage): TemplateResult {
  const { l, game, names, rules, match: of, lines, state, act, disabled, awake } = page;
  const { lengths } = game.sheet;
  const other = (event: Event) => {
    const rounds = Number((event.target as HTMLInputElement).value);
    if (isWhole(rounds, 1)) act.length(rounds);
  };
  const choice = (name: string, label: string, checked: boolean, choose: () => void) =>
    option({ type: 'radio', name, label, checked, choose, disabled });
  const joined = lines.reduce(
    (n, { entry }) => n + (entry.type === 'players' ? (entry.join?.length ?? 0) : 0),
    0,
  );
  const starters = [...names.keys()].slice(0, names.length - joined);
  return html`
    <fieldset class="sub">
      <legend>${words.length(l)}</legend>
      <div class="opts n${lengths.length + 1}">
        ${choice('length', words.open(l), rules.rounds === null, () => act.length(null))}
        ${lengths.map((n) => choice('length', l.number(n), rules.rounds === n, () => act.length(n)))}
      </div>
      <label class="field"
        ><span class="lab">${words.otherLength(l)}</span>
        <input
          class="num"
          inputmode="numeric"
          autocomplete="off"
          .value=${live(rules.rounds === null ? '' : String(rules.rounds))}
          ?disabled=${disabled}
          @change=${other}
        />
      </label>
    </fieldset>
    <fieldset class="sub">
      <legend>${words.firstDealer(l)}</legend>
      <div class="opts names n${starters.length}">
        ${starters.map((seat) => choice('dealer', names[seat] ?? '', of.dealer === seat, () => act.firstDealer(seat)))}
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
