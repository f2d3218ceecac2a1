import { expect } from 'chai';
import { match, type rummy } from '../../src/core.js';
import { late } from '../../src/elements/rummy-score/house.js';
import '../../src/rummy-score.js';
import { keyboard } from '../support/hands.js';
import { listen, typesOf } from '../support/match-events.js';
import { settled } from '../support/page.js';
import { isVisible, textOf } from '../support/roles.js';
import { PLAYERS, RummyHarness } from '../support/rummy-harness.js';
import { round } from '../support/rummy-match.js';

/** A round in which some are no longer. */
const without = (hands: readonly (number | null)[]): rummy.RummyRound => ({
  finish: 'normal',
  winner: hands.indexOf(0),
  hands,
  melded: hands.map((hand) => (hand === null ? null : true)),
});

type RulesOf = NonNullable<Parameters<typeof match.create>[0]['rules']>;

/** A match by elimination after these rounds. */
async function shown(
  rounds: readonly rummy.RummyRound[],
  attributes: object = {},
  rules: RulesOf = 'romme-101',
): Promise<RummyHarness> {
  const game = await RummyHarness.show({ view: undefined, ...attributes }, { width: 1000 }, keyboard);
  const start = match.create({ game: 'rummy', players: PLAYERS, rules: rules });
  game.element.match = rounds.reduce((before, it) => match.add(before, it), start);
  await settled(game.element);
  await late.house(); // also where there is no form to wait for it
  await settled(game.element);
  return game;
}

/** The names of the sheet’s head as they are heard, and those that are struck through. */
const columns = (game: RummyHarness) =>
  [...game.sheet.querySelectorAll<HTMLElement>(':scope > thead th')].slice(1).map((it) => ({
    heard: textOf(it),
    struck: getComputedStyle(it.querySelector('span')!).textDecorationLine === 'line-through',
  }));

/** Whose bars are shown. */
const bars = (game: RummyHarness): string[] => [...game.root.querySelectorAll('.gauge > .nm')].map(textOf);

const legend = (game: RummyHarness): string => textOf(game.root.querySelector('.legend')!);

const FALL = round([0, 120, 30, 40]);

describe('who is out of a match of <rummy-score>', () => {
  it('is struck through in the head of the sheet, which is spoken, and explained in the legend', async () => {
    const game = await shown([FALL]);
    expect(columns(game)).to.deep.equal([
      { heard: 'Jana', struck: false },
      { heard: 'Marek out of the game', struck: true },
      { heard: 'Zuzana', struck: false },
      { heard: 'Peter', struck: false },
    ]);
    expect(legend(game)).to.include('limit 101 out of the game');
    const before = await shown([]);
    expect(columns(before).map(({ struck }) => struck)).to.deep.equal([false, false, false, false]);
    expect(legend(before)).not.to.include('out of the game');
  });

  it('is so for readers as well', async () => {
    const game = await shown([FALL], { readonly: true });
    expect(columns(game)[1]).to.deep.equal({ heard: 'Marek out of the game', struck: true });
  });

  it('has no bar any more', async () => {
    expect(bars(await shown([FALL]))).to.deep.equal(['Jana', 'Zuzana', 'Peter']);
  });

  it('is said when it happens, once', async () => {
    const game = await shown([]);
    await game.chooseWinner('Jana');
    for (const [name, points] of [
      ['Marek', '101'],
      ['Zuzana', '30'],
      ['Peter', '150'],
    ] as const)
      await game.typePoints(name, points);
    await game.record();
    expect(game.status).to.equal(
      'Round 1: Jana went out. Out: Marek and Peter. Jana leads with the fewest points: 0',
    );
    await game.chooseWinner('Jana');
    await game.typePoints('Zuzana', '5');
    await game.record();
    expect(game.status).to.equal('Round 2: Jana went out. Jana leads with the fewest points: 0');
    await game.undo();
    await game.undo();
    expect(columns(game).some(({ struck }) => struck)).to.equal(false);
  });

  it('is so no longer who has come in again', async () => {
    const game = await shown([round([0, 80, 20, 30]), round([0, 70, 20, 30])], {}, 'pool-101');
    expect(columns(game)[1]!.struck).to.equal(true);
    await game.press('button', 'Back in: Marek');
    expect(game.status).to.match(/^Recorded: Marek comes in again/);
    expect(columns(game)[1]).to.deep.equal({ heard: 'Marek', struck: false });
    expect(bars(game)).to.deep.equal([...PLAYERS]);
    expect(game.focus, 'the row of what was done').to.equal('Marek comes in again');
    expect(game.totals.Marek).to.equal(61);
  });
});

describe('how a match of <rummy-score> has ended', () => {
  for (const [what, rules, rounds, headline] of [
    [
      'one is left',
      'romme-101',
      [round([0, 120, 30, 101]), without([110, null, 0, null])],
      'Last one in: Zuzana wins.',
    ],
    [
      'nobody is left',
      { preset: 'romme-101', limit: 60, blockedTie: 'none' },
      [{ finish: 'blocked', hands: [62, 80, 62, 90], melded: [true, true, true, true] }],
      'All are out. Jana and Zuzana win with the best totals.',
    ],
    ['the limit is reached', 'rami-sec', [round([0, 100, 30, 40])], 'The end. Jana wins.'],
    [
      'the limit is reached, and a tie is shared',
      'rami-sec',
      [{ finish: 'blocked', hands: [7, 100, 7, 30], melded: [true, true, true, true] }],
      'The end. Jana and Zuzana win.',
    ],
    [
      'all rounds are played',
      { preset: 'romme', rounds: 1 },
      [round([0, 100, 30, 40])],
      'The end. Jana wins.',
    ],
    [
      'all rounds are played, by the highest total',
      'deals',
      [round([0, 80, 30, 40]), round([10, 0, 30, 40])],
      'The end. Jana wins.',
    ],
    [
      'the rounds are played before one is left',
      { preset: 'romme-101', rounds: 2 },
      [round([0, 120, 30, 40]), without([10, null, 0, 40])],
      'The end. Jana wins.',
    ],
  ] as readonly (readonly [string, RulesOf, readonly rummy.RummyRound[], string])[]) {
    it(`says so: ${what}`, async () => {
      const game = await shown(rounds, {}, rules);
      expect(game.headline).to.equal(headline);
      expect(game.root.querySelector('[part=gauge]') !== null, 'bars').to.equal(bars(game).length > 0);
      expect(game.errors).to.deep.equal([]);
    });
  }

  it('is said when it comes about, and taken back by undo', async () => {
    const game = await shown([round([0, 120, 30, 101])]);
    const heard = listen();
    await game.chooseWinner('Zuzana');
    await game.typePoints('Jana', '101');
    await game.record();
    expect(game.status).to.equal('Round 2: Zuzana went out. Out: Jana. Last one in: Zuzana wins.');
    expect(typesOf(heard)).to.deep.equal(['round-scored', 'match-finished']);
    await game.undo();
    expect(game.headline).to.equal('Round 2');
  });

  it('is no reason to complain that too few are left for a round', async () => {
    const game = await shown([round([120, 0, 103, 101])], { readonly: true });
    expect(game.totals.Marek).to.equal(0);
    expect([...game.root.querySelectorAll('.err')].filter(isVisible).map(textOf)).to.deep.equal([]);
  });
});

describe('a tie that makes a match of <rummy-score> go on', () => {
  for (const [direction, title] of [
    ['high', 'Tie for the highest total: one more round.'],
    ['low', 'Tie for the lowest total: one more round.'],
  ] as const) {
    it(`is one for the best total, as the rules have it: ${direction}`, async () => {
      const tied = { finish: 'blocked', hands: [7, 20, 7, 20], melded: [true, true, true, true] } as const;
      const rules = { preset: 'romme', direction, rounds: 1, endTie: 'extra' };
      const game = await shown([tied], {}, rules);
      expect(game.headline).to.equal('Round 2 extra');
      expect(game.callOut).to.include(title);
    });
  }
});
