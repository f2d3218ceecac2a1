import { expect } from 'chai';
import { match } from '../../src/core.js';
import type { DokoScore } from '../../src/doko-score.js';
import { heard } from '../support/harness.js';
import { settled, until } from '../support/page.js';
import { openWindow, type Windowed } from '../support/windows.js';
import { archived, aside, ATTRIBUTES, augen, emptyStorage, open, round } from '../support/stored.js';

emptyStorage();

/** What is announced; also in another window, whose classes are others. */
const status = (element: DokoScore) => element.shadowRoot!.querySelector('[role=status]')!.textContent;

/** The same where it can be seen; empty where it cannot. */
const news = (element: DokoScore) =>
  [...element.shadowRoot!.querySelectorAll('.news')].find((it) => it.checkVisibility())?.textContent ?? '';

const CHANGES = 1000;

/** Nothing is laid out: the engines take seconds for the sheet of so many games. */
const UNSEEN = '<style>doko-score { display: none }</style>';

describe('several windows on one match', () => {
  const windows = (n: number, page = '') =>
    Promise.all(Array.from({ length: n }, () => openWindow(ATTRIBUTES, page)));
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
    expect(news(two.element), 'also for those who see').to.equal('Changed in another window.');
    expect(news(one.element)).to.equal('');
  });

  it('say so until the next thing is begun', async () => {
    const [one, two] = (await windows(2)) as [Windowed, Windowed];
    one.element.addRound(round(100));
    await same([one, two], 1);
    await settled(two.element);
    two.element.shadowRoot!.querySelector<HTMLElement>('[data-enter]')!.click();
    await settled(two.element);
    expect(news(two.element)).to.equal('');
    one.element.addRound(round(110));
    await same([one, two], 2);
    await settled(two.element);
    expect(news(two.element), 'also while a game is entered').to.equal('Changed in another window.');
  });

  for (const [many, changes] of [
    [2, CHANGES],
    [5, CHANGES],
  ] as const) {
    it(`lose none of ${changes} changes that ${many} of them make in turn`, async function () {
      this.timeout(120_000);
      const all = await windows(many, UNSEEN);
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
    expect(aside()).to.have.length(1);
    expect(failed.flat().map(({ detail }) => (detail as { code: string }).code)).to.eql(['misfit']);
  });
});
