import { html, nothing, type TemplateResult } from 'lit';
import type { FormState } from '../../controllers/form.js';
import type { Summary } from '../../core/match.js';
import type { RoundResult } from '../../core/round.js';
import type { Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/shared.js';
import type { GameView, Step } from '../game-view.js';

/** What the dock under a form is drawn from. */
export interface Dock<Result extends RoundResult> {
  readonly l: Localizer;
  readonly game: GameView<unknown, unknown, Result>;
  readonly form: FormState<Result>;
  /** By seat. */
  readonly names: readonly string[];
  /** Of the match before the round in the form; undefined where that is no new round of a match. */
  readonly summary?: Summary | undefined;
  /** The next part of the form, where it has parts and one is open. */
  readonly step: Step<unknown> | null;
  readonly disabled: boolean;
  /** In a calculator: what was recorded, as long as nothing has changed since. */
  readonly recorded: string | null;
  /** What the button says instead, where the form corrects a round. */
  readonly label?: string | undefined;
  /** Whether it is said what of later rounds changes with it. */
  readonly later: boolean;
  readonly record: () => void;
  readonly next: (click: MouseEvent) => void;
}

/** The id of what is said about later rounds, while one is corrected. */
export const LATER = 'later';

/** The live reading, or what is missing; and the next thing to do. */
export const dock = <Result extends RoundResult>(it: Dock<Result>): TemplateResult =>
  html`${reading(it)} ${button(it)}`;

/** Which questions have no answer yet. */
export function missing(
  l: Localizer,
  game: Pick<GameView<unknown, unknown, never>, 'question'>,
  open: readonly string[],
  names: readonly string[],
): string {
  const questions = new Set(open.map((question) => game.question(l, question, names)));
  return words.stillOpen(l, l.list([...questions]));
}

function reading<Result extends RoundResult>({
  l,
  game,
  form,
  names,
  summary,
  step,
  disabled,
  recorded,
}: Dock<Result>): TemplateResult {
  const { result, open } = form;
  if (result && !disabled && recorded === null)
    return html`<div class="read dup">${game.reading(l, result, names, summary)}</div>`;
  if (step && !disabled) return html`<div class="read dup">${step.reading}</div>`;
  const said = () => {
    if (disabled) return words.blocked(l);
    if (recorded !== null) return words.recorded(l, recorded);
    if (open.length === 0) return words.notRight(l);
    return missing(l, game, open, names);
  };
  return html`<div class="read"><span class="dim" .textContent=${said()}></span></div>`;
}

/** One button for both, so that the focus stays where it is. */
const button = <Result extends RoundResult>(it: Dock<Result>): TemplateResult => html`
  <button
    class=${it.recorded === null && !it.step ? 'do' : 'btn'}
    type="button"
    part="record"
    ?disabled=${it.disabled}
    aria-disabled=${it.form.result || it.step || it.disabled ? nothing : 'true'}
    aria-describedby=${it.later ? LATER : nothing}
    @click=${it.recorded === null ? it.record : it.next}
    .textContent=${it.recorded === null ? (it.step?.label ?? it.label ?? it.game.record(it.l)) : it.game.next(it.l)}
  ></button>
`;
