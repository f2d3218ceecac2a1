import { expect } from 'chai';
import '../../src/doko-score.js';
import { doko, match } from '../../src/core.js';
import { jsonCases } from '../support/cases.js';
import { fillIn } from '../support/doko-entry.js';
import { FOUR, harnessesOf, normal, played, showMatch, type DokoMatch } from '../support/doko-match.js';
import { thawed } from '../support/frozen.js';
import { keyboard, mouse } from '../support/hands.js';
import { listen, typesOf, type Detail } from '../support/match-events.js';
import { settled } from '../support/page.js';

type Step = { readonly by?: 'keys' } & (
  | { readonly do: 'record'; readonly round: doko.DokoRound }
  | { readonly do: 'correct'; readonly game: number; readonly round: doko.DokoRound }
  | { readonly do: 'remove'; readonly game: number }
  | { readonly do: 'penalty'; readonly player: number; readonly points: number[]; readonly reason: string }
  | { readonly do: 'undo' }
);

interface Evening {
  readonly players: readonly string[];
  readonly rules: string;
  readonly steps: readonly Step[];
}

type Scored = { readonly round: doko.DokoRound } | { readonly points: readonly number[] };

const gamesOf = (list: readonly Scored[]) => list.flatMap((it) => ('round' in it ? [it.round] : []));

/** The list after the steps, by hand: nothing of a match is used. */
function onPaper(steps: readonly Step[]): readonly Scored[] {
  const lists: Scored[][] = [[]];
  for (const step of steps) {
    const list = [...lists.at(-1)!];
    const at = (game: number) =>
      list.findIndex((it) => 'round' in it && it.round === gamesOf(list)[game - 1]);
    if (step.do === 'record') list.push({ round: step.round });
    if (step.do === 'penalty') list.push({ points: step.points });
    if (step.do === 'correct') list[at(step.game)] = { round: step.round };
    if (step.do === 'remove') list.splice(at(step.game), 1);
    if (step.do === 'undo') lists.pop();
    else lists.push(list);
  }
  return lists.at(-1)!;
}

const score = (round: doko.DokoRound) => doko.score(round, 'tsr-24', { present: [0, 1, 2, 3] });

function totalsOf(list: readonly Scored[], players: readonly string[]): Record<string, number> {
  const rows = list.map((it) => ('round' in it ? score(it.round).points : it.points));
  const total = (seat: number) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0);
  return Object.fromEntries(players.map((name, seat) => [name, total(seat)]));
}

/** Names may be tapped in any order. */
const inSeatOrder = (round: doko.DokoRound) => ({
  ...round,
  re: { ...round.re, players: [...round.re.players].sort() },
});

describe('a round of 24 games in <doko-score>, by mouse and keys', () => {
  let evening: Evening;
  let shown: DokoMatch;

  before(async () => {
    evening = await jsonCases<Evening>('evening-24.json');
  });

  async function take(step: Step, done: readonly Step[]): Promise<void> {
    const { page, game } = harnessesOf(shown.element, step.by === 'keys' ? keyboard : mouse);
    const { players } = evening;
    switch (step.do) {
      case 'record':
        await page.begin();
        await fillIn(game, players, step.round);
        return game.record();
      case 'correct':
        await page.correct(`Game ${step.game}`);
        await fillIn(game, players, step.round, gamesOf(onPaper(done))[step.game - 1]);
        return page.saveCorrection();
      case 'remove':
        return page.remove(`Game ${step.game}`);
      case 'undo':
        return page.undo();
      case 'penalty':
        await page.section('Adjustment');
        await page.press('button', new RegExp(`^${players[step.player]!}: `), page.panel);
        await page.enter('Reason', step.reason, page.panel);
        return page.press('button', 'Record', page.panel);
    }
  }

  it('ends with the totals of a plain loop over the games, and is finished once', async function () {
    this.timeout(240_000);
    const { players, rules, steps } = evening;
    const events = listen();
    shown = await showMatch({ players: players.join(', '), rules }, {}, mouse);
    const { page, element } = shown;

    for (const [i, step] of steps.entries()) {
      const before = events.length;
      await take(step, steps.slice(0, i));
      const paper = onPaper(steps.slice(0, i + 1));
      expect(page.totals, `after step ${i + 1}`).to.deep.equal(totalsOf(paper, players));
      const kinds = { record: 'round-scored', correct: 'round-revised', undo: 'round-removed' } as const;
      const type = step.do === 'remove' ? 'round-removed' : step.do !== 'penalty' && kinds[step.do];
      const [event, end] = events.slice(before);
      expect(event?.type ?? false, `after step ${i + 1}`).to.equal(type);
      expect(end?.type).to.equal(i === steps.length - 1 ? 'match-finished' : undefined);
      if ('round' in step) {
        expect(inSeatOrder(event!.detail.round!)).to.deep.equal(inSeatOrder(step.round));
        expect(event!.detail.result).to.deep.equal(score(step.round));
      }
      if (event) expect(event.detail.summary).to.deep.equal(match.summary(element.match));
    }

    const list = onPaper(steps);
    expect(page.rows).to.have.lengthOf(list.length);
    expect(page.rows.filter(({ label }) => label !== '±')).to.have.lengthOf(24);
    expect(typesOf(events).filter((type) => type === 'match-finished')).to.have.lengthOf(1);
    expect(typesOf(events)).not.to.include('match-reopened');
    for (const { detail } of events) {
      expect(detail.game).to.equal('doko');
      expect(thawed(detail)).to.equal(undefined);
      expect(JSON.parse(JSON.stringify(detail))).to.deep.equal(detail);
    }
    const [best] = Object.entries(page.totals).sort(([, a], [, b]) => b - a);
    expect(page.headline).to.equal(`The end. ${best![0]} wins.`);
    expect(page.ranks[best![0]]).to.equal('1.');
    expect(page.has('button', /^Record/), 'nothing is left to record').to.equal(false);
  });
});

const last = normal([1, 2], 133);

describe('the end of a match in <doko-score>', () => {
  /** With one game left, which is played. */
  async function ended(): Promise<DokoMatch & { readonly events: CustomEvent<Detail>[] }> {
    const shown = await showMatch();
    shown.element.match = played(23, { rules: 'tsr-24' });
    await settled(shown.element);
    const events = listen();
    await shown.page.begin();
    await fillIn(shown.game, FOUR, last);
    await shown.game.record();
    expect(typesOf(events.splice(0))).to.deep.equal(['round-scored', 'match-finished']);
    return { ...shown, events };
  }

  it('is told with the last game and with who has won', async () => {
    const { page, element } = await ended();
    expect(match.summary(element.match).ended).to.equal(true);
    expect(page.status).to.match(/^Game 24: Re \+1. The end. /);
    expect(page.headline).to.match(/^The end. /);
  });

  it('is taken back by undo, and comes again by redo', async () => {
    const { page, events } = await ended();
    await page.undo();
    expect(typesOf(events.splice(0))).to.deep.equal(['round-removed', 'match-reopened']);
    expect(page.headline).to.equal('Game 24 of 24');
    expect(page.has('button', 'Record game 24')).to.equal(true);
    await page.redo();
    expect(typesOf(events.splice(0))).to.deep.equal(['round-scored', 'match-finished']);
    expect(page.headline).to.match(/^The end. /);
  });

  it('is taken back when a game is removed or the match gets longer', async () => {
    const { page, events } = await ended();
    await page.remove('Game 5');
    expect(typesOf(events.splice(0))).to.deep.equal(['round-removed', 'match-reopened']);
    await page.undo();
    expect(typesOf(events.splice(0))).to.deep.equal(['round-scored', 'match-finished']);
    await page.section('Settings');
    await page.press('radio', '30');
    expect(typesOf(events.splice(0))).to.deep.equal(['match-reopened']);
    expect(page.headline).to.equal('Game 25 of 30');
    await page.press('radio', '24');
    expect(typesOf(events.splice(0))).to.deep.equal(['match-finished']);
  });

  it('is told once, also when a new match begins and undo brings this one back', async () => {
    const { page, element, events } = await ended();
    const before = element.match;
    await page.press('button', 'New match');
    expect(element.match.entries).to.have.lengthOf(0);
    await page.undo();
    expect(element.match).to.deep.equal(before);
    expect(page.headline).to.match(/^The end. /);
    await page.redo();
    expect(page.headline).to.equal('Game 1 of 24');
    await page.undo();
    expect(typesOf(events)).to.deep.equal([]);
    await page.undo();
    expect(typesOf(events), 'the game that ended it').to.deep.equal(['round-removed', 'match-reopened']);
    expect(page.headline).to.equal('Game 24 of 24');
  });

  it('stays when a game is corrected', async () => {
    const { page, game, element, events } = await ended();
    await page.correct('Game 24');
    expect(page.headline).to.equal('Correct game 24');
    await fillIn(game, FOUR, { ...last, reAugen: 100 }, last);
    await page.saveCorrection();
    expect(typesOf(events)).to.deep.equal(['round-revised']);
    expect(events[0]!.detail.round).to.deep.equal({ ...last, reAugen: 100 });
    expect(events[0]!.detail.summary).to.deep.equal(match.summary(element.match));
    expect(page.headline).to.match(/^The end. /);
  });
});

describe('events of a match in <doko-score>', () => {
  it('tell nothing of what a script does', async () => {
    const { element } = await showMatch({ rules: 'tsr-24' });
    const events = listen();
    element.match = played(22, { rules: 'tsr-24' });
    await settled(element);
    element.addRound(last);
    element.addRound(last);
    await settled(element);
    expect(match.summary(element.match).ended).to.equal(true);
    element.reviseRound('g3', { ...last, reAugen: 50 });
    element.removeRound('g4');
    element.undo();
    element.redo();
    element.match = JSON.stringify(played(24, { rules: 'tsr-24' }));
    element.fromJSON(played(3));
    element.reset();
    await settled(element);
    expect(typesOf(events)).to.deep.equal([]);
    expect(element.match.entries).to.have.lengthOf(0);
  });

  it('tell of the round that undo and redo bring back, and of none when a new match begins', async () => {
    const { page, element } = await showMatch();
    element.match = played(3);
    await settled(element);
    const events = listen();
    await page.remove('Game 2');
    await page.undo();
    await page.redo();
    expect(typesOf(events)).to.deep.equal(['round-removed', 'round-scored', 'round-removed']);
    const rounds = events.splice(0).map(({ detail }) => detail.round);
    const [, second] = played(3).entries;
    expect(rounds).to.deep.equal(Array(3).fill(second!.type === 'round' && second!.round));
    await page.section('New match');
    await page.press('button', 'Start');
    expect(element.match.entries).to.have.lengthOf(0);
    await page.undo();
    expect(element.match.entries).to.have.lengthOf(2);
    expect(typesOf(events)).to.deep.equal([]);
  });
});
