import { expect } from 'chai';
import { doko, InvalidInput, match } from '../../src/core.js';
import { FIVE, FOUR, won } from '../support/doko-games.js';
import { thawed } from '../support/frozen.js';
import { refusal } from '../support/issues.js';

/** Input that no type lets through. */
const create = (input: unknown) => match.create(input as Parameters<typeof match.create>[0]);

describe('match.create', () => {
  it('begins with names, rules in full, the dealer and an empty log', () => {
    expect(create({ game: 'doko', players: FOUR })).to.deep.equal({
      version: 1,
      game: 'doko',
      players: FOUR,
      dealer: 0,
      rules: { ...doko.defaults },
      entries: [],
    });
  });

  it('takes the game as an object or by its id, and names it by its id', () => {
    expect(create({ game: doko.game, players: FOUR })).to.deep.equal(create({ game: 'doko', players: FOUR }));
  });

  it('takes rules as a preset’s name or as options, and the first dealer', () => {
    expect(create({ game: 'doko', players: FIVE, rules: 'tsr-30', dealer: 4 })).to.include({
      rules: doko.presets['tsr-30'],
      dealer: 4,
    });
    expect(create({ game: 'doko', players: FOUR, rules: { rounds: 7 } }).rules).to.deep.equal({
      ...doko.game.rules({ rounds: 7 }),
    });
  });

  it('is frozen, and neither freezes nor follows the caller’s lists', () => {
    const players = [...FOUR] as string[];
    const m = create({ game: 'doko', players });
    players[0] = 'Zoe';
    expect(m.players[0]).to.equal('Anna');
    expect(thawed(m)).to.equal(undefined);
  });

  it('keeps names as they are given: spaces, any script, twice the same', () => {
    const players = [' ', '‮Ψ', '__proto__', '__proto__'];
    expect(create({ game: 'doko', players }).players).to.deep.equal(players);
  });

  const refused: readonly [string, unknown, string[]][] = [
    ['nothing', undefined, ['game game', 'players players']],
    ['a game nobody knows', { game: 'skat', players: FOUR }, ['game game']],
    ['a game that only looks like one', { game: { id: 'doko' }, players: FOUR }, ['game game']],
    ['the name of what every object has', { game: 'constructor', players: FOUR }, ['game game']],
    ['names that are no list', { game: 'doko', players: 'Anna' }, ['players players']],
    ['an empty name', { game: 'doko', players: ['', ...FOUR] }, ['players players.0']],
    [
      'a name that is no text, a hole',
      { game: 'doko', players: [1, ...Array<string>(1), 'C', 'D'] },
      ['players players.0', 'players players.1'],
    ],
    ['three players', { game: 'doko', players: FOUR.slice(1) }, ['player-count players']],
    ['eight players', { game: 'doko', players: [...FOUR, ...FOUR] }, ['player-count players']],
    ['a dealer who does not play', { game: 'doko', players: FOUR, dealer: 4 }, ['dealer dealer']],
    ['half a dealer', { game: 'doko', players: FOUR, dealer: 0.5 }, ['dealer dealer']],
    ['a preset nobody knows', { game: 'doko', players: FOUR, rules: 'mau' }, ['rule rules']],
    ['an option nobody knows', { game: 'doko', players: FOUR, rules: { bok: 1 } }, ['rule rules.bok']],
    [
      'everything at once',
      { game: 'doko', players: ['Anna', 7], dealer: -1, rules: { rounds: 0 } },
      ['players players.1', 'player-count players', 'dealer dealer', 'rule rules.rounds'],
    ],
  ];
  for (const [what, input, issues] of refused) {
    it(`refuses ${what}, with every issue`, () => {
      expect(refusal(() => create(input))).to.have.members(issues);
    });
  }

  it('refuses with the one error class of the family', () => {
    expect(match.InvalidInput).to.equal(InvalidInput);
    expect(() => create({}))
      .to.throw(InvalidInput)
      .with.property('name', 'InvalidInput');
  });
});

describe('A match that comes from elsewhere as plain data', () => {
  const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  const m = match.add(match.create({ game: doko.game, players: FOUR }), won(0, 1));

  it('works as the match it was cloned from', () => {
    expect(match.summary(clone(m))).to.deep.equal(match.summary(m));
    expect(match.toJSON(clone(m))).to.deep.equal(m);
    expect(match.remove(clone(m), m.entries[0]!.id).entries).to.deep.equal([]);
    expect(match.rename(clone(m), 0, 'Zoe').players[0]).to.equal('Zoe');
  });

  it('is read anew each time, as it may have been changed in between', () => {
    const own = clone(m) as { players: string[] } & typeof m;
    match.summary(own);
    own.players.push('Eva');
    expect(refusal(() => match.summary(own))).to.deep.equal(['sits-out entries.0.round.sitsOut']);
  });

  for (const [what, input] of Object.entries({ nothing: undefined, 'a text': 'match', 'a list': [m] })) {
    it(`is refused when it is ${what}`, () => {
      expect(refusal(() => match.summary(input as unknown as typeof m))).to.deep.equal(['json ']);
      expect(refusal(() => match.add(input as unknown as typeof m, won(0, 1)))).to.deep.equal(['json ']);
    });
  }
});
