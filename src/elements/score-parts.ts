import { Announcer } from '../controllers/announcer.js';
import { FormController } from '../controllers/form.js';
import { MatchController } from '../controllers/match.js';
import type { RoundResult } from '../core/round.js';
import { LocaleController } from '../localization/locale-controller.js';
import { recorded } from '../localization/messages/shared.js';
import { isRound } from './attributes.js';
import { Calculator } from './calculator.js';
import { EntryController } from './entry-controller.js';
import { LocaleFailedEvent, ROUND_EVENTS } from './events.js';
import type { FormElement } from './form-element.js';
import { FormWords } from './form-words.js';
import type { GameView } from './game-view.js';
import { Inputs } from './inputs.js';
import { Keeper } from './keeper.js';
import { PageController } from './page-controller.js';
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
  readonly matches: MatchController<Result, () => string>;
  readonly keeper: Keeper<Result>;
  readonly words: FormWords<Draft, Round, Result>;
  readonly calculator: Calculator<Draft, Result>;
  readonly page: PageController<Draft, Round, Result>;
  readonly entry: EntryController<Draft, Round, Result>;
  readonly submission: Submission<Draft, Round, Result>;
  readonly #host: ScoreHost;

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
    this.matches = new MatchController(host, game.game, {
      keep: (matchId, match) => this.keeper.storage.save(matchId, match),
      changed: () => this.submission.changed(),
      tell: ({ type, ...detail }) => host.dispatchEvent(new ROUND_EVENTS[type]({ game: id, ...detail })),
    });
    this.keeper = new Keeper(host, {
      l: this.l,
      game: game.game,
      matches: this.matches,
      say,
      another: () => this.another(),
      elsewhere: () => this.page.elsewhere(),
    });
    this.words = new FormWords(this.l, game, this.form);
    this.calculator = new Calculator(host, this.form, (round, result) => {
      say(recorded(this.l, this.words.spoken(this.entry.view.names)));
      host.dispatchEvent(new ROUND_EVENTS['round-scored']({ game: id, round, result }));
    });
    this.page = new PageController(host, {
      l: this.l,
      game,
      form: this.form,
      matches: this.matches,
      storage: this.keeper.storage,
      currency: () => this.inputs.readCurrency(host.currency),
      usual: () => game.game.rules(this.inputs.readRules(host.rules)),
      say,
    });
    this.entry = new EntryController(host, this);
    this.submission = new Submission(host, internals, this);
    this.#host = host;
  }

  /** Another match is shown: nothing of the one before is open or half entered. */
  another(): void {
    this.page.reset();
    if (!isRound(this.#host)) this.form.clear();
  }
}
