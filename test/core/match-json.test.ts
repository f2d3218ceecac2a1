import { expect } from 'chai';
import { doko, match } from '../../src/core.js';
import { migrate } from '../../src/core/match-file/json.js';
import { FIVE, FOUR, solo, won } from '../support/doko-games.js';
import { thawed } from '../support/frozen.js';
import { refusal } from '../support/issues.js';

/** An evening with an entry of each kind. */
const evening = () => {
  let m = match.create({ game: doko.game, players: FOUR, rules: 'tsr-24', dealer: 2 });
  m = match.add(m, won(0, 1), { id: 'round' });
  m = match.adjust(m, { points: [-3, 1, 1, 1], reason: '=SUM(1)' }, { id: 'penalty' });
  m = match.join(m, 'Eva', { id: 'join' });
  m = match.setRules(m, 'tsr-30', { id: 'rules' });
  m = match.reorder(m, [4, 3, 2, 1, 0], { id: 'order' });
  m = match.add(m, { ...solo(3, 'pflicht'), sitsOut: [4] }, { id: 'solo' });
  m = match.adjust(m, { points: [null, 1, 1, -1, -1], played: true }, { id: 'older' });
  return match.leave(m, 1, { id: 'leave' });
};

type Data = Record<string, unknown> & { entries: Record<string, unknown>[] };
const data = (change: (it: Data) => unknown = () => undefined): Data => {
  const copy = JSON.parse(JSON.stringify(match.toJSON(evening()))) as Data;
  change(copy);
  return copy;
};
const read = (change: (it: Data) => unknown) => match.fromJSON(data(change));
const refused = (change: (it: Data) => unknown) => refusal(() => read(change));

describe('A match as JSON', () => {
  it('is plain data, and the same match again as text or as data', () => {
    const m = evening();
    expect(match.fromJSON(JSON.stringify(match.toJSON(m)))).to.deep.equal(m);
    expect(match.fromJSON(match.toJSON(m))).to.deep.equal(m);
    expect(thawed(match.toJSON(m))).to.equal(undefined);
  });

  it('goes on where it stopped', () => {
    const m = match.add(
      read(() => undefined),
      won(0, 2),
    );
    expect(match.summary(m).played).to.equal(4);
    expect(match.remove(m, 'order').entries).to.have.length(8);
  });

  it('holds 10,000 entries at most, in memory too', () => {
    const entries = Array.from({ length: 10_000 }, (_, n) => ({
      id: `${n}`,
      type: 'adjustment',
      points: [0, 0, 0, 0],
    }));
    const m = match.fromJSON({ ...match.create({ game: doko.game, players: FOUR }), entries });
    expect(refusal(() => match.adjust(m, { points: [0, 0, 0, 0] }))).to.deep.equal(['length entries']);
    expect(match.remove(m, '7').entries).to.have.length(9999);
  });

  it('may come with its game, where not all of them are loaded', () => {
    const own = { ...doko.game, id: 'own-doko' };
    const text = JSON.stringify({ ...data(), game: 'own-doko' });
    expect(refusal(() => match.fromJSON(text))).to.deep.equal(['game game']);
    expect(match.fromJSON(text, { games: [own] }).game).to.equal('own-doko');
  });

  it('keeps games after the end', () => {
    const m = match.setRules(
      match.add(match.add(match.create({ game: doko.game, players: FIVE }), won(1, 2)), won(0, 2)),
      { rounds: 1 },
    );
    expect(match.fromJSON(JSON.stringify(m))).to.deep.equal(m);
  });

  it('loses what the contract does not know, wherever it stands', () => {
    const more = read((it) => {
      it.comment = 'x';
      it.__proto__ = { version: 2 };
      Object.assign(it.rules as object, { joker: 3, points: { hare: 1 } });
      for (const entry of it.entries) entry.note = { deep: [] };
      const round = it.entries[0]!.round as Record<string, Record<string, unknown>>;
      Object.assign(round, { wind: 'east', 're.call': 1, 'a.b': 2 });
      Object.assign(round.re!, { mood: 'good', 'x.y': 1 });
      Object.assign(it.entries[3]!.rules as object, { joker: 3, money: null, solo: { kind: 'x' } });
    });
    expect(more).to.deep.equal(evening());
  });

  it('takes a joiner’s name from the list of players', () => {
    expect(read((it) => (it.entries[2]!.join = ['Efa']))).to.deep.equal(evening());
  });

  it('takes rules by a preset’s name, and those of an entry in full', () => {
    const m = read((it) => {
      it.rules = 'tsr-24';
      it.entries[3]!.rules = {};
    });
    expect(m.rules).to.deep.equal(doko.presets['tsr-24']);
    expect(m.entries[3]).to.deep.include({ rules: doko.defaults });
  });
});

describe('JSON that is no match', () => {
  const texts: readonly [string, string][] = [
    ['nothing', ''],
    ['a cut text', JSON.stringify(evening()).slice(0, -1)],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no JSON', '<svg onload=alert(1)>'],
    ['more than 5 MB', `${' '.repeat(5_000_000)}${JSON.stringify(evening())}`],
    ['lists in lists without end', '['.repeat(100_000) + ']'.repeat(100_000)],
  ];
  for (const [what, text] of texts) {
    it(`is refused: ${what}`, () => expect(refusal(() => match.fromJSON(text))).to.deep.equal(['json ']));
  }

  it('is refused when it is no data at all', () => {
    for (const input of [undefined, null, 3, () => 1, Symbol('x')]) {
      expect(refusal(() => match.fromJSON(input))).to.deep.equal(['json ']);
    }
  });

  it('is refused when reading it throws', () => {
    const trap = { get version(): number { throw new Error('no'); } }; // prettier-ignore
    expect(refusal(() => match.fromJSON(trap))).to.deep.equal(['version version']);
    const inner = data();
    Object.defineProperty(inner.entries[0]!, 'round', { get: () => { throw new Error('no'); } }); // prettier-ignore
    expect(refusal(() => match.fromJSON(inner))).to.deep.equal(['round entries.0.round']);
  });

  const changes: readonly [string, (it: Data) => unknown, string[]][] = [
    ['without a version', (it) => delete it.version, ['version version']],
    ['of a later version', (it) => (it.version = 2), ['version version']],
    ['of version "1"', (it) => (it.version = '1'), ['version version']],
    ['of an unknown game', (it) => (it.game = 'skat'), ['game game']],
    ['without rules', (it) => delete it.rules, ['rule rules']],
    ['with a wrong option', (it) => (it.rules = { rounds: -1 }), ['rule rules.rounds']],
    ['without a dealer', (it) => delete it.dealer, ['dealer dealer']],
    ['dealt by what is no number', (it) => (it.dealer = [Object.create(null) as unknown]), ['dealer dealer']],
    ['dealt by who joined later', (it) => (it.dealer = 4), ['dealer dealer']],
    ['without players', (it) => delete it.players, ['players players']],
    ['with a name missing', (it) => (it.players as unknown[]).pop(), ['player-count players']],
    [
      'with more than 64 players',
      (it) => (it.players = Array<string>(65).fill('x')),
      ['player-count players'],
    ],
    ['without entries', (it) => Object.assign(it, { entries: undefined }), ['type entries']],
    [
      'with more than 10,000 entries',
      (it) => (it.entries = Array(10_001).fill(it.entries[0]!) as never),
      ['length entries'],
    ],
    ['with an entry that is none', (it) => (it.entries[1] = 'x' as never), ['type entries.1']],
    ['with an entry of no kind', (it) => (it.entries[1]!.type = 'bock'), ['type entries.1.type']],
    ['with an entry without id', (it) => delete it.entries[1]!.id, ['id entries.1.id']],
    ['with an id given twice', (it) => (it.entries[4]!.id = 'round'), ['id entries.4.id']],
    [
      'with an impossible round',
      (it) => Object.assign(it.entries[0]!.round as object, { reAugen: 999 }),
      ['augen entries.0.round.reAugen'],
    ],
    ['with a round that is none', (it) => (it.entries[0]!.round = []), ['round entries.0.round']],
    [
      'with points of one too many',
      (it) => (it.entries[1]!.points = [0, 0, 0, 0, 0]),
      ['length entries.1.points'],
    ],
    [
      'with somebody leaving who is not there',
      (it) => (it.entries[7]!.leave = [9]),
      ['seat entries.7.leave.0'],
    ],
    ['with an order of three', (it) => (it.entries[4]!.order = [0, 1, 2]), ['order entries.4.order']],
    ['with rules that are none', (it) => (it.entries[3]!.rules = 7), ['rule entries.3.rules']],
    [
      'with much wrong at once',
      (it) => Object.assign(it.entries[1]!, { reason: '', id: 7 }) && (it.entries[5]!.round = null),
      ['id entries.1.id', 'reason entries.1.reason', 'round entries.5.round'],
    ],
  ];
  for (const [what, change, issues] of changes) {
    it(`is refused: a match ${what}`, () => expect(refused(change)).to.have.members(issues));
  }

  it('leaves the prototypes of everything alone', () => {
    const text = JSON.stringify(data())
      .replace('"version"', '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"version"')
      .replace('"kind"', '"__proto__":{"polluted":1},"kind"');
    expect(match.fromJSON(text)).to.deep.equal(evening());
    expect(({} as { polluted?: number }).polluted).to.equal(undefined);
  });
});

describe('A match of an earlier version', () => {
  const steps = {
    0: (old: Readonly<Record<string, unknown>>) => ({ ...old, players: old.names, steps: ['0'] }),
    1: (old: Readonly<Record<string, unknown>>) => ({ ...old, steps: [...(old.steps as string[]), '1'] }),
  };

  it('is brought up step by step', () => {
    expect(migrate({ version: 0, names: FOUR }, steps, 2)).to.deep.include({
      version: 2,
      players: FOUR,
      steps: ['0', '1'],
    });
    expect(migrate({ version: 2 }, steps, 2)).to.deep.equal({ version: 2 });
  });

  it('is refused where there is no way up', () => {
    for (const version of [-1, 3, 0.5, '0', null, undefined, '__proto__']) {
      expect(refusal(() => migrate({ version }, steps, 2))).to.deep.equal(['version version']);
    }
    expect(refusal(() => migrate({ version: 1 }, { 0: steps[0] }, 2))).to.deep.equal(['version version']);
  });
});
