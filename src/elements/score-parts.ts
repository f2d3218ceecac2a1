import { Announcer } from '../controllers/announcer.js';
import { FormController } from '../controllers/form.js';
import type { RoundResult } from '../core/round.js';
import { LocaleController } from '../localization/locale-controller.js';
import { recorded } from '../localization/messages/shared.js';
import { Calculator } from './calculator.js';
import { EntryController } from './entry-controller.js';
import { LocaleFailedEvent, ROUND_EVENTS } from './events.js';
import type { FormElement } from './form-element.js';
import { FormWords } from './form-words.js';
import type { GameView } from './game-view.js';
import { Inputs } from './inputs.js';
import { loadMatches, matchModule } from './match-module.js';
import type { MatchParts } from './match-parts.js';
import { Submission } from './submission.js';

/** What the page hands in, as it is. */
export interface Attributes {
  readonly players: unknown;
  readonly view: unknown;
  readonly rules: unknown;
  readonly round: unknown;
  readonly storage: unknown;
  readonly words: unknown;
  readonly currency: unknown;
}

/** An element with these attributes. */
export type ScoreHost = FormElement & Attributes;

/** The parts of an element, each of which knows the ones that it works on. */
export class ScoreParts<Draft, Round, Result extends RoundResult> {
  readonly game: GameView<Draft, Round, Result>;
  readonly l: LocaleController;
  readonly announcer: Announcer;
  readonly inputs: Inputs;
  readonly form: FormController<Draft, Result>;
  readonly words: FormWords<Draft, Round, Result>;
  readonly calculator: Calculator<Draft, Result>;
  readonly entry: EntryController<Draft, Round, Result>;
  readonly submission: Submission<Draft, Round, Result>;
  readonly #host: ScoreHost;
  #match: MatchParts<Draft, Round, Result> | undefined;

  constructor(host: ScoreHost, internals: ElementInternals, game: GameView<Draft, Round, Result>) {
    this.game = game;
    const { id } = game.game;
    this.l = new LocaleController(
      host,
      (locale) => host.dispatchEvent(new LocaleFailedEvent({ game: id, locale })),
      game.words,
    );
    this.announcer = new Announcer(host, this.l);
    const say = (text: string) => this.announcer.say(text);
    this.inputs = new Inputs(host, this.l, game);
    this.form = new FormController(host, game.game, game.model);
    this.words = new FormWords(this.l, game, this.form);
    this.calculator = new Calculator(host, this.form, (round, result) => {
      say(recorded(this.l, this.words.spoken(this.entry.view.names)));
      host.dispatchEvent(new ROUND_EVENTS['round-scored']({ game: id, round, result }));
    });
    this.entry = new EntryController(host, this);
    this.submission = new Submission(host, internals, this);
    this.#host = host;
    this.#makeMatch();
  }

  /** What only a match needs; undefined as long as that is not here. */
  get match(): MatchParts<Draft, Round, Result> | undefined {
    return this.#match ?? this.#makeMatch();
  }

  #makeMatch(): MatchParts<Draft, Round, Result> | undefined {
    const module = matchModule();
    return (this.#match = module && new module.MatchParts(this.#host, this));
  }

  /** Loads what only a match needs, where the page took the calculator alone. @throws what the import threw */
  async loadMatch(): Promise<void> {
    await loadMatches();
    this.#host.requestUpdate();
  }
}
