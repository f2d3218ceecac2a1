import {
  adjust,
  fromJSON,
  join,
  leave,
  redeal,
  rename,
  reorder,
  revise,
  setRules,
} from '../../../core/match.js';
import type { Match } from '../../../core/match.js';
import type { Issue, Seat } from '../../../core/round.js';
import { isolate } from '../../../localization/localizer.js';
import * as words from '../../../localization/messages/match.js';
import * as says from '../../../localization/messages/late/panels.js';
import { recorded } from '../../../localization/messages/shared.js';
import type { MatchPage } from '../../match-page.js';
import { nameOf } from './field.js';
import type { SectionPage } from './panels.js';

/** What a user changes in the sections: each is a step that can be taken back, said in one sentence. */

/** Makes the typed points an adjustment, or changes the one that is being corrected. */
export function writeAdjustment(
  { l, match, state, act }: MatchPage,
  points: ReadonlyMap<Seat, number>,
  reason: string,
): void {
  const old = match.entries.find((entry) => entry.id === state.adjusting);
  const was = old?.type === 'adjustment' ? old : undefined;
  // who joined later has no place in an older entry
  const { length } = was?.points ?? match.players;
  const adjustment = {
    points: Array.from({ length }, (_, seat) => points.get(seat) ?? null),
    ...(reason === '' ? {} : { reason }),
    ...(was?.played ? { played: true } : {}),
  };
  let id = was?.id ?? null;
  const change = (before: Match): Match => {
    if (was) return revise(before, was.id, adjustment);
    const after = adjust(before, adjustment);
    id = after.entries.at(-1)?.id ?? null;
    return after;
  };
  const what = () => reason || words.adjustment(l);
  const said = () => (was ? words.corrected(l, what()) : recorded(l, what()));
  if (!act.change(change, { what, said })) return;
  act.set({ panel: '', fresh: id });
  if (was) act.focusOn(`[data-row='${id ?? ''}']`);
}

/** Notes new cards, or another reason for those that are being corrected. */
export function writeRedeal({ l, state, act }: MatchPage, reason: string): void {
  const given = reason === '' ? {} : { reason };
  let id = state.adjusting;
  const change = (before: Match): Match => {
    if (state.adjusting !== null) return revise(before, state.adjusting, given);
    const after = redeal(before, given);
    id = after.entries.at(-1)?.id ?? null;
    return after;
  };
  const what = () => words.newDeal(l);
  const said = () => (state.adjusting === null ? recorded(l, what()) : words.corrected(l, what()));
  if (!act.change(change, { what, said })) return;
  act.set({ panel: '', fresh: id });
  if (state.adjusting !== null) act.focusOn(`[data-row='${id ?? ''}']`);
}

export function renameSeat(page: SectionPage, seat: Seat, name: string): void {
  const old = nameOf(page, seat);
  const said = () => says.renamed(page.l, isolate(name), old);
  changeSeats(page, `name${seat}`, said, (match) => rename(match, seat, name));
}

export function joinAs(page: SectionPage, name: string): void {
  const said = () => says.joined(page.l, isolate(name));
  changeSeats(page, 'join', said, (match) => join(match, name));
}

export function leaveSeat(page: SectionPage, seat: Seat): void {
  const name = nameOf(page, seat);
  const said = () => says.left(page.l, name);
  changeSeats(page, '', said, (match) => leave(match, seat));
}

/** The seats at the table in a new order; also of who comes back. */
export function reorderSeats(page: SectionPage, seats: readonly Seat[]): void {
  const { l, summary } = page;
  const names = seats.map((seat) => nameOf(page, seat));
  const back = seats.findIndex((seat) => !summary.order.includes(seat));
  const said = () => (back < 0 ? says.order(l, l.list(names)) : says.back(l, names[back] ?? ''));
  changeSeats(page, '', said, (match) => reorder(match, seats));
}

/** @param field that has done its work, or is to blame */
function changeSeats(
  { l, game, sections, act }: SectionPage,
  field: string,
  said: () => string,
  change: (match: Match) => Match,
): void {
  const { min, max } = game.game.seats;
  let issues: readonly Issue[] = [];
  const text = () => sections.refusedSeats?.(l, issues) ?? says.tableSize(l, min, max);
  const refused = (found: readonly Issue[]) => {
    issues = found;
    return text();
  };
  const done = act.change(change, { what: said, said, refused });
  const { [field]: _, ...fields } = act.state.fields;
  act.set(done ? { fields, fault: null } : { fault: { field, text } });
  act.keepFocus('[data-panel=players] :is(input, button):enabled');
}

export function setLength(page: MatchPage, rounds: number | null): void {
  const { l } = page;
  const value = () => (rounds === null ? says.open(l) : l.number(rounds));
  const said = () => words.done(l, says.length(l), value());
  changeSetting(page, (match) => setRules(match, { rounds }), said);
}

export function setFirstDealer(page: MatchPage, seat: Seat): void {
  const name = nameOf(page, seat);
  const said = () => words.done(page.l, says.firstDealer(page.l), name);
  changeSetting(page, (match) => read(page, { ...match, dealer: seat }), said);
}

/** A match that was put together anew, as the core takes it. */
const read = ({ game }: MatchPage, match: object): Match => fromJSON(match, { games: [game.game] });

function changeSetting({ l, act }: MatchPage, change: (match: Match) => Match, said?: () => string): void {
  const what = said ?? (() => words.settings(l));
  act.change(change, { what, said: said ?? (() => words.changed(l, what())) });
}
