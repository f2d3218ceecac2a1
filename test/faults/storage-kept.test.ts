import { expect } from 'chai';
import { match } from '../../src/core.js';
import type { DokoScore } from '../../src/doko-score.js';
import { afterwards, container, settled } from '../support/page.js';
import { augen, emptyStorage, KEY, keys, open, PLAYERS, reload, round } from '../support/stored.js';

emptyStorage();

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
