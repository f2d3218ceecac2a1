import { expect } from 'chai';
import { match, type Match } from '../../src/core.js';
import type { DokoScore } from '../../src/doko-score.js';
import { DokoHarness } from '../support/doko-harness.js';
import { panel } from '../support/files.js';
import {
  archived,
  augen,
  beforeWrites,
  emptyStorage,
  keys,
  open,
  PLAYERS,
  reload,
  round,
} from '../support/stored.js';

emptyStorage();

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

  /** A new match with a game in it, and the section open that lists the old one. */
  const begun = async (element: DokoScore) => {
    await begin(element);
    element.addRound({ ...round(7), sitsOut: [4] });
    await panel(new DokoHarness(element));
  };
  const archivedMatch = (element: DokoScore, what: string) => {
    const page = new DokoHarness(element);
    return page.press('button', new RegExp(`^${what}: `), page.root.querySelector('[data-panel=files]')!);
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
    'opens an earlier match': [begun, (it) => archivedMatch(it, 'Open')],
    'removes an earlier match': [begun, (it) => archivedMatch(it, 'Remove')],
  };

  for (const [what, [prepare, change]] of Object.entries(changes)) {
    it(`and ${what} finds the match as it was or as it became, whenever that happens`, async () => {
      let steps = 1;
      for (let n = 0; n < steps; n++) {
        const element = await prepared();
        await prepare(element);
        const old = known(element.match);
        const before = archived().map(known);
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
        if (/begins|opens/.test(what))
          expect(all, 'the matches from before are somewhere').to.include.members([old, ...before]);
        if (what.startsWith('removes an')) expect(all.slice(1)).to.deep.be.oneOf([[], before]);
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
