import { expect } from 'chai';
import type { doko } from '../../src/core.js';
import type { DokoScore } from '../../src/doko-score.js';
import { DokoHarness } from '../support/doko-harness.js';
import { heard } from '../support/harness.js';
import { afterwards, settled, until } from '../support/page.js';
import {
  aside,
  augen,
  beforeWrites,
  emptyStorage,
  KEY,
  keys,
  open,
  reload,
  round,
} from '../support/stored.js';

emptyStorage();

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
