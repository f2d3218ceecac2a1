import { expect } from 'chai';
import '../../src/doko-score.js';
import type { DokoScore } from '../../src/doko-score.js';
import type { doko } from '../../src/core.js';
import { match, type Match } from '../../src/core.js';
import { heard } from '../support/harness.js';
import { afterwards, container, markup, settled, show, until } from '../support/page.js';
import { DokoHarness } from '../support/doko-harness.js';
import { openWindow, type Windowed } from '../support/windows.js';

const KEY = 'card-score:table';
const PLAYERS = 'Anna, Bernd, Clara, Dieter';
const round = (n: number): doko.DokoRound => ({
  kind: 'normal',
  reAugen: n % 241,
  re: { players: [n % 4, (n + 1) % 4], call: 'none' },
  kontra: { call: 'none' },
});
const ATTRIBUTES = { storage: 'table', players: PLAYERS };
const open = (attributes: Record<string, unknown> = ATTRIBUTES) =>
  show<DokoScore>(markup('doko-score', attributes));
const keys = () => Object.keys(localStorage).sort();
const augen = (m: Match) =>
  m.entries.map((entry) => (entry.type === 'round' ? (entry.round as doko.DokoRound).reAugen : entry.type));
/** Closes the page and opens it again. */
async function reload(element: DokoScore): Promise<DokoScore> {
  element.remove();
  return open();
}

/** What is announced; also in another window, whose classes are others. */
const status = (element: DokoScore) => element.shadowRoot!.querySelector('[role=status]')!.textContent;

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('a match that is kept in the browser', () => {
  it('is found again as it is after every change', async () => {
    let element = await open();
    const steps: ((element: DokoScore) => void)[] = [
      (it) => it.addRound(round(100)),
      (it) => it.addRound(round(150)),
      (it) => it.reviseRound(it.match.entries[0]!.id, round(90)),
      (it) => it.undo(),
      (it) => it.addRound(round(200)),
      (it) => it.removeRound(it.match.entries[1]!.id),
      (it) => (it.match = match.rename(match.join(it.match, 'Eva'), 0, 'Anne')),
      (it) => (it.match = match.setRules(match.leave(it.match, 1), { rounds: 7 })),
    ];
    for (const step of steps) {
      step(element);
      const before = element.match;
      element = await reload(element);
      expect(element.match).to.eql(before);
    }
    expect(element.match.players).to.eql(['Anne', 'Bernd', 'Clara', 'Dieter', 'Eva']);
  });

  it('is kept at once, and nothing before something happened', async () => {
    const element = await open();
    expect(keys()).to.eql([]);
    element.addRound(round(100));
    expect(keys()).to.eql([KEY, `${KEY}:e:${element.match.entries[0]!.id}`]);
  });

  it('is nowhere without the attribute', async () => {
    const element = await open({ players: PLAYERS });
    element.addRound(round(100));
    await settled(element);
    expect(localStorage.length).to.equal(0);
  });

  it('comes before players and rules, and after a match that the page hands in', async () => {
    let element = await open();
    element.addRound(round(100));
    element.remove();
    element = await open({ storage: 'table', players: 'P, Q, R, S', rules: 'tsr-24' });
    expect(element.match.players[0]).to.equal('Anna');
    element.remove();

    const given = match.create({ game: 'doko', players: ['E', 'F', 'G', 'H'] });
    const box = container();
    element = document.createElement('doko-score');
    element.match = given;
    element.storage = 'table';
    box.append(element);
    await settled(element);
    expect(element.match.players).to.eql(['E', 'F', 'G', 'H']);
    expect(
      keys().filter((key) => key.includes(':a:')),
      'the old one is in the archive',
    ).to.have.length(1);
    element = await reload(element);
    expect(element.match.players).to.eql(['E', 'F', 'G', 'H']);
  });

  it('is there for a script that asks before the element was drawn', async () => {
    let element = await open();
    element.addRound(round(100));
    element.remove();
    const box = container();
    element = document.createElement('doko-score');
    element.setAttribute('storage', 'table');
    box.append(element);
    element.addRound(round(110));
    await settled(element);
    expect(augen(element.match)).to.eql([100, 110]);
  });

  it('handed in anew with what came since is the same match, not another one for the archive', async () => {
    let element = await open();
    element.addRound(round(100));
    for (let n = 0; n < 3; n++) element.match = match.add(element.match, round(n));
    const { match: last } = element;
    element.remove();
    element = await open({ storage: 'table' });
    element.match = last;
    await settled(element);
    expect(keys().filter((key) => key.includes(':a:'))).to.eql([]);
  });

  it('is one for each key', async () => {
    const element = await open();
    element.addRound(round(100));
    element.storage = 'other';
    await settled(element);
    expect(element.match.entries).to.have.length(0);
    element.addRound(round(150));
    element.storage = 'table';
    await settled(element);
    expect(augen(element.match)).to.eql([100]);
    element.storage = 'other';
    await settled(element);
    expect(augen(element.match)).to.eql([150]);
  });

  it('is not mistaken for another one whose key looks like a record of it', async () => {
    const one = await open();
    one.addRound(round(100));
    const two = await open({ storage: 'table:e:x', players: PLAYERS });
    two.addRound(round(150));
    const again = await reload(one);
    expect(augen(again.match)).to.eql([100]);
    expect(keys().filter((key) => key.includes(':x:'))).to.eql([]);
  });

  it('needs neither https nor what comes with it', async () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    afterwards(() => {
      delete (crypto as { randomUUID?: unknown }).randomUUID;
      delete (navigator as { locks?: unknown }).locks;
    });
    const element = await open();
    element.addRound(round(100));
    expect(augen((await reload(element)).match)).to.eql([100]);
  });
});

/** WebKit takes so long to read a storage of many records that it has fewer to lose. */
const CHANGES = /AppleWebKit/.test(navigator.userAgent) && !/Chrome/.test(navigator.userAgent) ? 200 : 1000;

describe('several windows on one match', () => {
  const windows = (n: number) => Promise.all(Array.from({ length: n }, () => openWindow(ATTRIBUTES)));
  const same = async (all: readonly Windowed[], entries: number) => {
    const alike = () =>
      all.every(({ element }) => element.match.entries.length === entries) &&
      new Set(all.map(({ element }) => JSON.stringify(element.match))).size === 1;
    await until(alike, `the same match in ${all.length} windows`, 15_000);
  };

  it('show at once what one of them records, and say so', async () => {
    const [one, two] = (await windows(2)) as [Windowed, Windowed];
    one.element.addRound(round(100));
    await same([one, two], 1);
    await settled(two.element);
    expect(status(two.element)).to.equal('Changed in another window.');
    expect(status(one.element)).to.equal('');
  });

  for (const [many, changes] of [
    [2, CHANGES],
    [5, CHANGES],
  ] as const) {
    it(`lose none of ${changes} changes that ${many} of them make in turn`, async function () {
      this.timeout(120_000);
      const all = await windows(many);
      const ids = new Set<string>();
      const seen = new Set<string>();
      let n = 0;
      for (let i = 0; i < changes; i++) {
        const { element } = all[(i * 7 + (i % 3)) % many]!;
        const { entries } = element.match;
        const at = entries[(i * 13) % Math.max(1, entries.length)];
        if (i % 10 === 8 && at) {
          element.reviseRound(at.id, round(i));
          ids.add(at.id); // corrected later than removed: it stands
        } else if (i % 10 === 9 && entries.length > 5) {
          ids.delete(entries.at(-1)!.id);
          element.removeRound(entries.at(-1)!.id);
        } else {
          element.addRound(round(i));
          const made = element.match.entries.find(({ id }) => !seen.has(id))!;
          ids.add(made.id);
          seen.add(made.id);
          n += 1;
        }
        // now and then they hear of each other
        if (i % 100 === 50) await new Promise((done) => setTimeout(done));
      }
      await same(all, ids.size);
      expect(new Set(all[0]!.element.match.entries.map(({ id }) => id))).to.eql(ids);
      const again = await open();
      expect(again.match).to.eql(all[0]!.element.match);
      expect(n).to.be.above(0.7 * changes);
    });
  }

  const pair = async () => {
    const both = (await windows(2)) as [Windowed, Windowed];
    for (const n of [100, 150, 200]) both[0].element.addRound(round(n));
    await same(both, 3);
    return both;
  };
  const id = (element: DokoScore, at: number) => element.match.entries[at]!.id;

  it('let the later correction of a game stand, and the other window says so', async () => {
    const [one, two] = await pair();
    one.element.reviseRound(id(one.element, 1), round(10));
    two.element.reviseRound(id(two.element, 1), round(20));
    await until(() => augen(one.element.match)[1] === 20, 'the later correction in the other window');
    await settled(one.element);
    expect(augen(two.element.match)).to.eql([100, 20, 200]);
    expect(status(one.element)).to.equal('Changed in another window.');
  });

  it('keep both names when two players are renamed at once', async () => {
    const [one, two] = await pair();
    one.element.match = match.rename(one.element.match, 0, 'Anne');
    two.element.match = match.rename(two.element.match, 1, 'Berta');
    await same([one, two], 3);
    expect(one.element.match.players.slice(0, 2)).to.eql(['Anne', 'Berta']);
  });

  it('take back what was done in them, and nothing of what another one did', async () => {
    const [one, two] = await pair();
    two.element.addRound(round(50));
    await same([one, two], 4);
    one.element.undo();
    expect(augen(one.element.match)).to.eql([100, 150, 50]);
    await same([one, two], 3);
    one.element.redo();
    expect(augen(one.element.match)).to.have.members([100, 150, 200, 50]);
  });

  it('do not take back a correction of their own that another window has corrected since', async () => {
    const [one, two] = await pair();
    one.element.reviseRound(id(one.element, 0), round(10));
    await until(() => augen(two.element.match)[0] === 10, 'the correction');
    two.element.reviseRound(id(two.element, 0), round(20));
    await until(() => augen(one.element.match)[0] === 20, 'the second correction');
    expect(() => one.element.undo())
      .to.throw()
      .with.property('name', 'InvalidInput');
    expect(augen(one.element.match)).to.eql([20, 150, 200]);
    one.element.undo();
    expect(augen(one.element.match), 'what was done before can be taken back').to.eql([20, 150]);
  });

  it('record one match together that both began', async () => {
    const both = (await windows(2)) as [Windowed, Windowed];
    both.forEach(({ element }, n) => element.addRound(round(n)));
    await same(both, 2);
    both[1].element.undo();
    await same(both, 1);
    expect(archived()).to.have.length(0);
  });

  it('keep what one records while another one begins anew', async () => {
    const [one, two] = await pair();
    one.element.match = match.create({ game: 'doko', players: ['E', 'F', 'G', 'H'] });
    two.element.addRound(round(50));
    await same([one, two], 0);
    expect(archived().map((it) => augen(it))).to.eql([[100, 150, 200, 50]]);
  });

  it('put aside what does not fit together, and say so once', async () => {
    const [one, two] = await pair();
    const failed = [one, two].map(({ window }) => heard<CustomEvent>('storage-failed', window.document));
    one.element.match = match.join(one.element.match, 'Eva');
    await same([one, two], 4);
    two.element.addRound({ ...round(60), re: { players: [0, 4], call: 'none' }, sitsOut: [1] });
    one.element.undo();
    one.element.removeRound(one.element.match.entries.find(({ type }) => type === 'players')!.id);
    await same([one, two], 3);
    expect(keys().filter((key) => key.includes(':x:'))).to.have.length(1);
    expect(failed.flat().map(({ detail }) => (detail as { code: string }).code)).to.eql(['misfit']);
  });
});

type Write = 'setItem' | 'removeItem';
const WRITES: Record<Write, (...parts: never[]) => void> = Object.fromEntries(
  (['setItem', 'removeItem'] as const).map((name) => [
    name,
    Object.getOwnPropertyDescriptor(Storage.prototype, name)!.value as () => void,
  ]),
) as never;

/** Does something before each write to the storage, which may forbid it. @returns what ends that */
function beforeWrites(check: (name: Write) => void): () => void {
  for (const [name, write] of Object.entries(WRITES)) {
    const value = function (this: Storage, ...parts: never[]) {
      check(name as Write);
      write.apply(this, parts);
    };
    Object.defineProperty(Storage.prototype, name, { value, configurable: true, writable: true });
  }
  const end = () =>
    Object.entries(WRITES).forEach(([name, value]) =>
      Object.defineProperty(Storage.prototype, name, { value, configurable: true, writable: true }),
    );
  afterwards(end);
  return end;
}

/** The matches in the archive, as they are stored. */
const archived = (): Match[] =>
  keys()
    .filter((key) => key.startsWith(`${KEY}:a:`))
    .map((key) => (JSON.parse(localStorage.getItem(key)!) as { match: Match }).match);

describe('a page that is killed while it saves', () => {
  /** Lets so many writes through, and none after them. */
  function die(after: number): { readonly writes: () => number; revive(): void } {
    let n = 0;
    const revive = beforeWrites(() => {
      n += 1;
      if (n > after) throw new Error('The page is gone.');
    });
    return { writes: () => n, revive };
  }

  const text = () => JSON.stringify(Object.entries(localStorage).sort());
  const known = (m: Match) => JSON.stringify(m);

  async function prepared(): Promise<DokoScore> {
    localStorage.clear();
    const element = await open();
    for (const n of [100, 150, 200]) element.addRound(round(n));
    element.match = match.setRules(match.join(element.match, 'Eva'), { rounds: 30 });
    return element;
  }
  const begin = async (element: DokoScore) => {
    const page = new DokoHarness(element);
    await page.press('button', 'More');
    await page.press('button', /^New (match|list)$/);
    await page.press('button', 'Start');
  };

  const changes: Record<
    string,
    readonly [before: (it: DokoScore) => unknown, change: (it: DokoScore) => unknown]
  > = {
    'records a game': [() => {}, (it) => it.addRound({ ...round(120), sitsOut: [4] })],
    'corrects a game': [() => {}, (it) => it.reviseRound(it.match.entries[0]!.id, round(90))],
    'removes a game': [() => {}, (it) => it.removeRound(it.match.entries[1]!.id)],
    'takes a game back': [(it) => it.addRound({ ...round(120), sitsOut: [4] }), (it) => it.undo()],
    'changes several entries at once': [
      () => {},
      (it) =>
        (it.match = match.fromJSON({
          ...match.rename(match.rename(it.match, 0, 'Anne'), 4, 'Eve'),
          entries: match
            .rename(it.match, 4, 'Eve')
            .entries.map((entry, n) => (entry.type === 'round' ? { ...entry, round: round(n) } : entry)),
        })),
    ],
    'begins a new match': [() => {}, begin],
    'brings the old match back': [begin, (it) => it.undo()],
  };

  for (const [what, [before, change]] of Object.entries(changes)) {
    it(`and ${what} finds the match as it was or as it became, whenever that happens`, async () => {
      let steps = 1;
      for (let n = 0; n < steps; n++) {
        const element = await prepared();
        await before(element);
        const old = known(element.match);
        const stored = text();
        const death = die(n);
        await change(element);
        steps = Math.max(steps, death.writes());
        const next = known(element.match);
        death.revive();
        element.remove();
        const again = await open();
        expect(known(again.match), `after ${n} of ${steps} writes`).to.be.oneOf([old, next]);
        const all = [again.match, ...archived()].map(known);
        if (what === 'begins a new match') expect(all, 'the old match is somewhere').to.include(old);
        if (n === 0) expect(text()).to.equal(stored);
        expect(
          keys().filter((key) => /:[xj](:|$)/.test(key)),
          'nothing is left over',
        ).to.eql([]);
        again.remove();
      }
      expect(steps).to.be.above(0);
    });
  }

  it('or is refused one write only, loses nothing and saves with the next change', async () => {
    const element = await prepared();
    const old = known(element.match);
    let n = 0;
    beforeWrites(() => {
      n += 1;
      if (n === 3) throw new DOMException('full', 'QuotaExceededError');
    });
    await begin(element);
    expect(archived(), 'nothing of it was done').to.have.length(0);
    const other = await open();
    expect(known(other.match)).to.equal(old);
    other.remove();
    element.addRound(round(8));
    expect(archived().map(known)).to.eql([old]);
    expect(augen((await reload(element)).match)).to.eql([8]);
  });
});

describe('"New match"', () => {
  it('puts the old match into the archive of the last twenty, from which undo brings it back', async () => {
    const element = await open();
    for (let n = 0; n < 25; n++) {
      element.match = match.create({ game: 'doko', players: PLAYERS.split(', ') });
      element.addRound(round(n));
    }
    expect(
      archived()
        .map((it) => augen(it)[0] as number)
        .sort((a, b) => a - b),
    ).to.eql(Array.from({ length: 20 }, (_, n) => n + 4));
    const page = new DokoHarness(element);
    const old = element.match;
    await page.press('button', 'More');
    await page.press('button', /^New (match|list)$/);
    await page.press('button', 'Start');
    expect(element.match.entries).to.have.length(0);
    expect((await reload(element)).match.entries).to.have.length(0);
    element.undo();
    expect(element.match).to.eql(old);
    const again = await reload(element);
    expect(again.match).to.eql(old);
    expect(archived().map((it) => JSON.stringify(it))).not.to.include(JSON.stringify(old));
  });
});

describe('storage in trouble', () => {
  const note = /Export/;

  /** What a fault is told by: one event, and one note with a button that exports. */
  async function expectTold(element: DokoScore, failed: readonly CustomEvent[], code: string, text: RegExp) {
    await settled(element);
    element.addRound(round(30));
    element.addRound(round(40));
    await settled(element);
    expect(failed.map(({ detail }) => detail as unknown)).to.eql([{ game: 'doko', code }]);
    const page = new DokoHarness(element);
    expect(page.errors.filter((it) => text.test(it))).to.have.length(1);
    expect(page.has('button', note), 'Export is offered').to.equal(true);
    expect(augen(element.match).slice(-2), 'the match goes on').to.eql([30, 40]);
    await page.press('button', 'Close');
    expect(page.errors).to.eql([]);
  }

  const aside = () =>
    keys()
      .filter((key) => key.startsWith(`${KEY}:x:`))
      .map((key) => localStorage.getItem(key)!);

  async function filled(): Promise<void> {
    const element = await open();
    for (const n of [100, 150]) element.addRound(round(n));
    element.remove();
  }

  it('that is full', async () => {
    const failed = heard<CustomEvent>('storage-failed');
    const element = await open();
    element.addRound(round(1));
    const free = beforeWrites((name) => {
      if (name === 'setItem') throw new DOMException('full', 'QuotaExceededError');
    });
    await expectTold(element, failed, 'full', /full/);
    free();
    element.addRound(round(50));
    expect(augen((await reload(element)).match)).to.eql([1, 30, 40, 50]);
  });

  it('that is full to the last byte', async () => {
    const failed = heard<CustomEvent>('storage-failed');
    let piece = 'x'.repeat(4_000_000);
    for (let n = 0; piece.length > 0; n++) {
      try {
        localStorage.setItem(`filler${n}`, piece);
      } catch {
        piece = piece.slice(0, Math.floor(piece.length / 2));
      }
    }
    const element = await open();
    await expectTold(element, failed, 'full', /full/);
  });

  it('that is forbidden, as in a frame without an origin', async () => {
    const failed = heard<CustomEvent>('storage-failed');
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    afterwards(() => Object.defineProperty(window, 'localStorage', own));
    const get = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
    // WebKit looks past that, and meets with this
    const getItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')!;
    afterwards(() => Object.defineProperty(Storage.prototype, 'getItem', getItem));
    Object.defineProperty(Storage.prototype, 'getItem', { ...getItem, value: get });
    await expectTold(await open(), failed, 'forbidden', /Cannot be saved/);
  });

  it('that is cleared in mid-match', async () => {
    const failed = heard<CustomEvent>('storage-failed');
    const element = await open();
    element.addRound(round(1));
    localStorage.clear();
    await expectTold(element, failed, 'cleared', /cleared/);
    expect(augen((await reload(element)).match)).to.eql([1, 30, 40]);
  });

  it('that another window clears', async () => {
    const failed = heard<CustomEvent>('storage-failed');
    const element = await open();
    element.addRound(round(1));
    const other = document.createElement('iframe');
    afterwards(() => other.remove());
    document.body.append(other);
    other.contentWindow!.localStorage.clear();
    await until(() => failed.length > 0, 'the clearing to be heard');
    expect(keys()).to.have.length(2);
    await expectTold(element, failed, 'cleared', /cleared/);
  });

  it('with a head that cannot be read', async () => {
    await filled();
    localStorage.setItem(KEY, '{"version":1,"game":"do');
    const failed = heard<CustomEvent>('storage-failed');
    const element = await open();
    expect(element.match.entries).to.have.length(0);
    await expectTold(element, failed, 'corrupt', /put aside/);
    expect(aside()).to.have.length(1);
    expect(aside()[0]).to.include('"game').and.include('150');
    expect(augen((await reload(element)).match)).to.eql([30, 40]);
  });

  it('with an entry that cannot be read', async () => {
    await filled();
    const broken = keys().find((key) => key.includes(':e:'))!;
    const gone = JSON.parse(localStorage.getItem(broken)!) as { entry: { round: doko.DokoRound } };
    localStorage.setItem(broken, 'half of an ent');
    const failed = heard<CustomEvent>('storage-failed');
    const element = await open();
    expect(augen(element.match)).to.eql([100, 150].filter((n) => n !== gone.entry.round.reAugen));
    await expectTold(element, failed, 'corrupt', /put aside/);
    expect(aside()[0]).to.include('half of an ent');
  });

  for (const [code, change, text] of [
    ['version', { version: 2 }, /later version/],
    ['game', { game: 'okey' }, /another game/],
  ] as const) {
    it(code === 'game' ? 'that holds a match of another game' : 'that a later version wrote', async () => {
      await filled();
      localStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(localStorage.getItem(KEY)!), ...change }));
      const before = JSON.stringify(Object.entries(localStorage).sort());
      const failed = heard<CustomEvent>('storage-failed');
      const element = await open();
      expect(element.match.entries).to.have.length(0);
      await expectTold(element, failed, code, text);
      expect(JSON.stringify(Object.entries(localStorage).sort()), 'it is left as it is').to.equal(before);
    });
  }

  it('with an entry that does not fit the others', async () => {
    await filled();
    const first = keys().find((key) => key.includes(':e:'))!;
    const record = JSON.parse(localStorage.getItem(first)!) as { entry: { round: doko.DokoRound } };
    record.entry.round = { ...record.entry.round, re: { players: [0, 9], call: 'none' } };
    localStorage.setItem(first, JSON.stringify(record));
    const failed = heard<CustomEvent>('storage-failed');
    const element = await open();
    expect(element.match.entries).to.have.length(1);
    await expectTold(element, failed, 'misfit', /put aside/);
    expect(aside()[0]).to.include('[0,9]');
  });
});
