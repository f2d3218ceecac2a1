import type { FormState } from '../controllers/form.js';
import type { Line, Match, Summary } from '../core/match.js';
import type { Issue, RoundResult, Rules } from '../core/round.js';
import type { Localizer } from '../localization/localizer.js';
import type { FileTools } from './files/tools.js';
import type { GameView } from './game-view.js';
import type { EntryView } from './views/entry.js';

/** A link may be cut or altered; what reads it may not have been loaded. */
export type LinkFault = 'broken' | 'lost';

/** The sections that open under the toolbar, one at a time. */
export type Panel =
  | ''
  | 'more'
  | 'chart'
  | 'adjust'
  | 'players'
  | 'settings'
  | 'files'
  | 'terms'
  | 'redeal'
  | 'settlement'
  | 'new';

/** What is open, chosen and typed on the page of a match: nothing of it is part of the match. */
export interface PageState {
  readonly panel: Panel;
  /** The sheet shows running totals where it has room for one figure only. */
  readonly totals: boolean;
  /** Ids of the rows that are open. */
  readonly opened: ReadonlySet<string>;
  /** On a phone the form has taken the place of the sheet. */
  readonly entering: boolean;
  /** The id of the round that is being corrected. */
  readonly editing: string | null;
  /** The id of the entry that was made last, until the next thing is begun. */
  readonly fresh: string | null;
  /** What was done last, above the record button. */
  readonly notice: (() => string) | null;
  /** Another window changed the match since something was done here. */
  readonly elsewhere: boolean;
  /** The id of the entry that is to be removed, while it is asked whether it shall be. */
  readonly removing: string | null;
  /** The id of the adjustment that is being corrected. */
  readonly adjusting: string | null;
  /** What was typed into the fields of a panel, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is wrong about them. */
  readonly fault: Fault | null;
}

/** What is wrong about the fields of a panel. */
export interface Fault {
  /** The name of the one that is to blame; empty where none is. */
  readonly field: string;
  readonly text: () => string;
}

/** Nothing is typed into the fields of a panel. */
export const EMPTY = { fields: {}, fault: null, adjusting: null } as const;

export const START: PageState = {
  panel: '',
  totals: false,
  opened: new Set(),
  entering: false,
  editing: null,
  fresh: null,
  notice: null,
  elsewhere: false,
  removing: null,
  ...EMPTY,
};

/** What a change of the match is called, in the language of the moment. */
export interface Naming {
  /** For undo: “Game 12”. */
  readonly what: () => string;
  /** When it was done: “Corrected: Game 12”. */
  readonly said: () => string;
  /** When the core refuses it. */
  readonly refused?: (issues: readonly Issue[]) => string;
}

/** Everything a user can do on the page of a match, beside filling in the form. */
export interface PageActions {
  /** Has a text spoken. */
  say(text: string): void;
  /** As it is now. */
  readonly state: PageState;
  set(change: Partial<PageState>): void;
  /** A section may be opened next: what it needs is loaded. */
  prefetch(panel: Panel): void;
  /** Changes the match and says so; what the core refuses is said as well. @returns whether it was done */
  change(step: (match: Match) => Match, naming: Naming): boolean;
  /** Once the page is drawn, puts the focus on the first that can be seen. */
  focusOn(...selectors: readonly string[]): void;
  /** Once the page is drawn, leaves the focus where it is, if that is still there. */
  keepFocus(...selectors: readonly string[]): void;
  record(): void;
  enter(): void;
  cancel(): void;
  correct(id: string): void;
  /** Takes an entry out; where later rounds would count otherwise, asks first. */
  remove(id: string): void;
  /** Takes it out, or leaves it: the answer. */
  answer(remove: boolean): void;
  undo(): void;
  redo(): void;
  newMatch(): void;
  keepAwake(on: boolean): void;
  /** Copying and sharing, for the section that is open; undefined where it did not load, which is said. */
  files(): Promise<FileTools | undefined>;
  /** Shows another match in the place of this one. */
  replace(match: Match, id?: string): void;
  takeShared(): void;
  /** Tries once more to load the match of the link. */
  loadShared(): void;
  closeShared(): void;
}

/** What the page of a match is drawn from. */
export interface MatchPage {
  readonly l: Localizer;
  readonly game: GameView<unknown, unknown, RoundResult>;
  /** The language that the page declares, as it stands there. */
  readonly language: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly match: Match;
  readonly summary: Summary;
  /** In force for the next round. */
  readonly rules: Rules;
  /** In words, where the sheet says it so: under the sheet. */
  readonly rulesText: string;
  /** What the page gives, or the game where the page gives nothing. */
  readonly usual: () => Rules;
  readonly lines: readonly Line[];
  readonly state: PageState;
  readonly view: EntryView<unknown>;
  readonly form: FormState<RoundResult>;
  /** The round in the form, as far as it is filled in. */
  readonly round: unknown;
  readonly receipt: unknown;
  readonly readonly: boolean;
  readonly disabled: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the screen is kept on; undefined where the device cannot. */
  readonly awake: boolean | undefined;
  /** What stands in the section that is open: undefined while it is on its way, null where it did not arrive. */
  readonly content: unknown;
  /** Copying and sharing, once something of it was asked for in the section. */
  readonly files: FileTools | undefined;
  /** What of later rounds changes with the one that is being corrected or removed; undefined where nothing does. */
  readonly later: unknown;
  /** A match from a link, shown beside the own one. */
  readonly shared: MatchPage | null;
  /** Why there is none, though the address holds a link. */
  readonly linkFault: LinkFault | null;
  readonly act: PageActions;
}
