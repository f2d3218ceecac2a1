import { InvalidInput, type Rules } from '../../../core/round.js';
import { isolate } from '../../../localization/localizer.js';
import * as match from '../../../localization/messages/match.js';
import * as words from '../../../localization/messages/late/rules.js';
import { inWords, listed, nearest } from '../../settings/differences.js';
import {
  changed,
  changedBy,
  choicesOf,
  drafted,
  isIdle,
  outlook,
  type Draft,
  type From,
  type Playing,
} from '../../settings/draft.js';
import type { SectionPage } from './panels.js';

/** The rules on the page, with what the table is about to change. */
export interface RulesPage {
  readonly page: SectionPage;
  readonly playing: Playing;
  /** Absent: nothing is asked about. */
  readonly draft: Draft | null;
  /** As they would be. */
  readonly shown: Rules;
}

const playingOf = ({ game, sections }: SectionPage): Playing => ({ game: game.game, rules: sections.rules });

/** The draft is kept with what is typed: it goes when the section closes. */
export function rulesPage(page: SectionPage): RulesPage {
  const playing = playingOf(page);
  const draft = page.state.fields.draft;
  const none = { page, playing, draft: null, shown: page.rules };
  return draft === undefined ? none : (withDraft(page, JSON.parse(draft) as Draft) ?? none);
}

/** Nothing where the draft changes nothing, or the game does not know such rules. */
function withDraft(page: SectionPage, draft: Draft): RulesPage | undefined {
  const playing = playingOf(page);
  try {
    const shown = drafted(playing, page.rules, draft);
    return isIdle(playing, page.rules, draft) ? undefined : { page, playing, draft, shown };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return undefined;
  }
}

export const giveUpDraft = (page: SectionPage): void => giveUpTyped(page, 'draft');

/** Forgets what was typed under these names. */
export function giveUpTyped({ act }: SectionPage, ...gone: readonly string[]): void {
  const kept = Object.entries(act.state.fields).filter(([name]) => !gone.includes(name));
  act.set({ fields: Object.fromEntries(kept), fault: null });
}

/**
 * Other rules are chosen: done at once where no round is concerned, else asked about.
 * @param typed fields that have done their work
 * @returns whether they are other ones at all
 */
export function propose(page: SectionPage, draft: Draft, ...typed: readonly string[]): boolean {
  const { summary, act } = page;
  giveUpTyped(page, 'draft', ...typed);
  const next = withDraft(page, draft);
  if (!next) return false;
  const from = choicesOf(changedBy(next.playing, page.rules, next.shown));
  if (summary.played === 0) decide(page, draft, 'start');
  else if (from.length === 1 && from[0] === 'here') decide(page, draft, 'here');
  else {
    act.set({ fields: { ...act.state.fields, draft: JSON.stringify(draft) } });
    act.say(spokenQuestion(next));
  }
  return true;
}

/** More settings than these are no longer read one by one, where they have a name together. */
const FEW = 4;

/** What is not in force yet: each setting with its value, or the preset that so many of them are. */
export function changeText({ page, playing, shown }: RulesPage): string {
  const { l, rules } = page;
  const by = changedBy(playing, rules, shown);
  const { preset, by: others } = nearest(playing, shown);
  const isPreset = others.length === 0 && by.length > FEW;
  return `${words.toChange(l, isPreset ? playing.rules.presets[preset]!.name(l) : listed(l, by, shown))}.`;
}

/** What is asked, and what would move, to be spoken. */
function spokenQuestion(of: RulesPage): string {
  const { page, playing, draft } = of;
  const { l, names, match: played, rules } = page;
  const seen = outlook(playing, played, rules, draft!);
  const moved = 'moved' in seen ? seen.moved : [];
  const totals = moved.map((seat) =>
    match.done(l, isolate(names[seat] ?? ''), l.number('totals' in seen ? (seen.totals[seat] ?? 0) : 0)),
  );
  const how = totals.length === 0 ? [] : [`${words.fromStartTotals(l)} ${l.list(totals)}.`];
  return [changeText(of), ...how, words.whenFrom(l)].join(' ');
}

/** One option more is set, in the draft where there is one. */
export function proposeOption(
  { page, draft }: RulesPage,
  at: string,
  options: Readonly<Record<string, unknown>>,
  ...typed: readonly string[]
): void {
  propose(page, { ...draft, set: { ...draft?.set, ...options }, at }, ...typed);
}

/** The draft holds: one step, which can be taken back. */
export function decide(page: SectionPage, draft: Draft, from: From): void {
  const { l, rules, act } = page;
  const playing = playingOf(page);
  const shown = drafted(playing, rules, draft);
  const by = changedBy(playing, rules, shown);
  const only = by.length === 1 ? by[0] : undefined;
  const what = () => (only ? inWords(l, only, shown) : words.rules(l));
  const said = () => (only ? what() : match.changed(l, what()));
  act.change((played) => changed(playing, played, rules, draft, from), { what, said });
  giveUpDraft(page);
  act.keepFocus('[data-panel=settings] :is(input:checked, input, button):enabled');
}
