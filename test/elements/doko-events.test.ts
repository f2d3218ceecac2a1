import { expect } from 'chai';
import { doko } from '../../src/core.js';
import { RoundScoredEvent, type DokoScore } from '../../src/doko-score.js';
import { DokoHarness } from '../support/doko-harness.js';
import { mouse } from '../support/hands.js';
import { heard } from '../support/harness.js';
import { afterwards, container, markup, settled } from '../support/page.js';
import { all } from '../support/roles.js';

const ROUND = {
  kind: 'normal',
  reAugen: [151, 180],
  re: { players: [1, 3], call: 'ansage', fuchs: 1 },
  kontra: { call: 'none' },
} as const satisfies doko.DokoRound;

const EVENTS = [
  'round-scored',
  'round-revised',
  'round-removed',
  'match-finished',
  'match-reopened',
] as const;

/** Every event of ours that anybody at the page could hear. */
function everything(): string[] {
  const types: string[] = [];
  for (const type of [...EVENTS, 'locale-failed', 'storage-failed']) {
    const listener = () => types.push(type);
    window.addEventListener(type, listener, true);
    afterwards(() => window.removeEventListener(type, listener, true));
  }
  return types;
}

/** Whether nothing in it can be changed, all the way down. */
const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

describe('<doko-score> tells of a recorded game', () => {
  it('once, with the round and its result', async () => {
    const events = heard<RoundScoredEvent>('round-scored');
    const game = await DokoHarness.show({ round: ROUND });
    expect(events).to.have.lengthOf(0);
    await game.record();
    expect(events).to.have.lengthOf(1);
    const [event] = events;
    expect(event).to.be.an.instanceOf(RoundScoredEvent).and.to.be.an.instanceOf(CustomEvent);
    expect(event!.bubbles && event!.composed && !event!.cancelable).to.equal(true);
    expect(event!.detail).to.deep.equal({ game: 'doko', round: ROUND, result: doko.score(ROUND) });
    expect(Object.keys(event!.detail), 'a calculator has no match to sum up').not.to.include('summary');
    expect(JSON.parse(JSON.stringify(event!.detail))).to.deep.equal(event!.detail);
    expect(isFrozen(event!.detail)).to.equal(true);
    expect(game.element.result).to.deep.equal(event!.detail.result);
  });

  it('out of any number of shadow roots, as itself', async () => {
    const game = await DokoHarness.show({ round: ROUND });
    const outer = document.createElement('div');
    game.element.replaceWith(outer);
    const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    inner.attachShadow({ mode: 'closed' }).append(game.element);
    await settled(game.element);
    const targets: (EventTarget | null)[] = [];
    outer.addEventListener('round-scored', ({ target }) => targets.push(target));
    game.element.addEventListener('round-scored', ({ target }) => targets.push(target));
    await game.record();
    expect(targets).to.deep.equal([game.element, outer]);
  });

  it('not a second time before something changes, also at a double click', async () => {
    const game = await DokoHarness.show({ round: ROUND });
    const events = heard('round-scored');
    const button = game.recordButton;
    for (const detail of [1, 2]) button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    await settled(game.element);
    expect(events).to.have.lengthOf(1);
    expect(game.recordButton.textContent).to.equal('Next game');
    expect(game.verdict, 'the result is still there').to.equal('Re wins');
    await game.plus('Karlchen', 'Re');
    expect(game.recordButton.textContent).to.equal('Record game');
    await game.record();
    expect(events).to.have.lengthOf(2);
  });

  it('and begins the next with an empty form', async () => {
    const game = await DokoHarness.show({}, {}, mouse);
    const empty = game.text;
    await game.tapName('Anna');
    await game.tapName('Bernd');
    await game.typeAugen('Re', '0');
    await game.call('Kontra', 'schwarz');
    await game.plus('Fuchs', 'Kontra');
    await game.record();
    await game.next();
    expect(game.text).to.equal(empty);
    expect(game.typed('Re')).to.equal('');
    expect(game.chosen()).to.deep.equal(['none', 'none']);
    expect(game.status).to.equal('');
    expect(game.element.result).to.equal(null);
  });

  it('never when something is open or wrong', async () => {
    const events = everything();
    const game = await DokoHarness.show();
    await game.record();
    await game.tapName('Anna');
    await game.record();
    await game.tapName('Bernd');
    await game.typeAugen('Re', '348');
    await game.record();
    expect(events).to.deep.equal([]);
  });

  it('never when a script was it', async () => {
    const events = everything();
    const game = await DokoHarness.show({ round: ROUND });
    const { element } = game;
    element.round = { ...ROUND, reAugen: 12 };
    element.rules = 'tsr-24';
    await settled(element);
    element.setAttribute('round', JSON.stringify(ROUND));
    element.players = 'Eva, Falk, Gül, Hans';
    await settled(element);
    element.score(ROUND);
    element.reset();
    element.readonly = true;
    await settled(element);
    element.remove();
    container().append(element);
    await settled(element);
    expect(element.result).not.to.equal(null);
    expect(events).to.deep.equal([]);
  });

  it('never by anything inside: what a user enters is heard under no name of ours', async () => {
    const events = everything();
    const game = await DokoHarness.show();
    await game.tapName('Anna');
    await game.chooseSolo('Lustsolo');
    await game.typeAugen('Kontra', '12');
    await game.call('Re', 'Re');
    expect(events).to.deep.equal([]);
  });

  it('as handed out: who keeps the round cannot change what is shown', async () => {
    const events = heard<RoundScoredEvent>('round-scored');
    const round: doko.DokoRound = structuredClone(ROUND);
    const game = await DokoHarness.show();
    game.element.round = round;
    await settled(game.element);
    const before = game.entries;
    Object.assign(round, { reAugen: 0 });
    Object.assign(round.re, { players: [0] });
    game.element.requestUpdate();
    await settled(game.element);
    expect(game.entries).to.deep.equal(before);
    await game.record();
    expect(events[0]!.detail.round).to.deep.equal(ROUND);
  });
});

describe('<doko-score> in the hands of a script', () => {
  it('has the result of the form, or null', async () => {
    const game = await DokoHarness.show();
    expect(game.element.result).to.equal(null);
    await game.tapName('Bernd');
    await game.tapName('Dieter');
    expect(game.element.result).to.equal(null);
    await game.tapBand('151–180');
    await game.call('Re', 'Re');
    await game.plus('Fuchs', 'Re');
    expect(game.element.result).to.deep.equal(doko.score(ROUND));
    expect(isFrozen(game.element.result)).to.equal(true);
    await game.typeAugen('Re', '');
    expect(game.element.result).to.equal(null);
  });

  it('resets to the round it was given, or to nothing', async () => {
    const game = await DokoHarness.show({ round: ROUND });
    const { text } = game;
    await game.tapName('Anna');
    await game.record();
    game.element.reset();
    await settled(game.element);
    expect(game.text).to.equal(text);
    expect(game.status).to.equal('');
    expect(game.recordButton.textContent).to.equal('Record game');

    game.element.removeAttribute('round');
    await settled(game.element);
    expect(game.chosen()).to.deep.equal(['none', 'none']);
    await game.tapName('Anna');
    game.element.reset();
    await settled(game.element);
    expect(game.chosen()).to.deep.equal(['none', 'none']);
  });

  it('shows another round that it is given after one was recorded', async () => {
    const game = await DokoHarness.show({ round: ROUND });
    await game.record();
    game.element.round = { ...ROUND, reAugen: 12 };
    await settled(game.element);
    expect(game.verdict).to.equal('Kontra wins');
    expect(game.recordButton.textContent).to.equal('Record game');
  });

  it('scores a round, and throws as the core does', async () => {
    const { element } = await DokoHarness.show();
    expect(element.score(ROUND)).to.deep.equal(doko.score(ROUND));
    element.rules = 'tsr-24';
    expect(element.score(ROUND)).to.deep.equal(doko.score(ROUND, 'tsr-24'));
    expect(() => element.score({ ...ROUND, reAugen: 348 }))
      .to.throw()
      .with.property('name', 'InvalidInput');
  });

  it('puts the focus on the first question', async () => {
    const game = await DokoHarness.show();
    game.element.focus();
    expect(game.root.activeElement).to.equal(all(game.root, 'checkbox', 'Anna')[0]);
  });
});

describe('<doko-score> that nobody may change', () => {
  it('readonly is the receipt and nothing to press', async () => {
    const game = await DokoHarness.show({ round: ROUND, readonly: true });
    expect(game.verdict).to.equal('Re wins');
    expect(game.entries).to.deep.equal({ Anna: '−5', Bernd: '+5', Clara: '−5', Dieter: '+5' });
    expect(game.ledger).to.have.lengthOf(5);
    for (const role of ['button', 'checkbox', 'radio', 'textbox', 'group']) {
      expect(all(game.root, role), role).to.deep.equal([]);
    }
    expect(game.status).to.equal('');
  });

  it('readonly without a round says what will be there', async () => {
    const game = await DokoHarness.show({ readonly: true });
    expect(game.text).to.equal(
      'The sum appears here as soon as it is known who was Re and how many Augen fell.',
    );
  });

  it('readonly says what is wrong with the round', async () => {
    const game = await DokoHarness.show({ round: { ...ROUND, reAugen: 348 }, readonly: true });
    expect(game.errors).to.deep.equal(['There are 240 Augen. 348 are too many.']);
  });

  it('disabled shows the choice, and takes nothing', async () => {
    const events = everything();
    const game = await DokoHarness.show({ round: ROUND, disabled: true }, {}, mouse);
    const before = game.chosen();
    expect(game.reading).to.equal('Blocked');
    const controls = ['button', 'checkbox', 'radio', 'textbox'].flatMap((role) => all(game.root, role));
    expect(controls.length).to.be.greaterThan(30);
    expect(controls.filter((it) => !it.matches(':disabled'))).to.deep.equal([]);
    await game.tapName('Anna');
    await game.tapBand('120');
    await game.plus('Fuchs', 'Re');
    await game.record();
    expect(game.chosen()).to.deep.equal(before);
    expect(game.verdict).to.equal('Re wins');
    expect(events).to.deep.equal([]);
    game.element.disabled = false;
    await settled(game.element);
    await game.tapName('Anna');
    expect(game.chosen()).not.to.deep.equal(before);
  });
});

describe('several <doko-score> on a page', () => {
  it('know nothing of each other', async () => {
    const box = container();
    box.innerHTML = markup('doko-score', { view: 'round', players: 'Anna, Bernd, Clara, Dieter' }).repeat(2);
    const [one, two] = [...box.children].map((it) => new DokoHarness(it as DokoScore, mouse));
    for (const { element } of [one!, two!]) await settled(element);
    const events = heard('round-scored');
    await one!.tapName('Anna');
    await one!.chooseSolo('Lustsolo');
    await one!.tapBand('120');
    await two!.tapName('Bernd');
    await two!.chooseSolo('Hochzeit');
    await two!.tapBand('121–150');
    await one!.call('Re', 'Re');
    expect(one!.chosen()).to.deep.equal(['Anna', 'Lustsolo', 'Re 120, Kontra 120', 'Re', 'none']);
    expect(two!.chosen()).to.deep.equal(['Bernd', 'Hochzeit', 'Re 121–150, Kontra 90–119', 'none', 'none']);
    await two!.record();
    expect(events.map(({ target }) => target)).to.deep.equal([two!.element]);
    expect(one!.recordButton.textContent).to.equal('Record game');
  });
});
