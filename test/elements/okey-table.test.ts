import { expect } from 'chai';
import { match, type okey } from '../../src/core.js';
import '../../src/okey-score.js';
import { late } from '../../src/elements/okey-score/house.js';
import type { OkeyScore } from '../../src/elements/okey-score/okey-score.js';
import { downloads } from '../support/files.js';
import { hold } from '../support/held.js';
import { watch } from '../support/late-house.js';
import { OkeyHarness } from '../support/okey-harness.js';
import { container, markup, settled, show, until } from '../support/page.js';
import { all, nameOf, textOf } from '../support/roles.js';

const FOUR = ['Anna', 'Bernd', 'Clara', 'Dieter'];

const round = (more: object = {}): okey.OkeyRound => ({
  suit: 'S',
  finish: 'normal',
  winner: 0,
  hands: [[], 20, 8, 5],
  ...more,
});

async function shown(rules: unknown, attributes: object = {}): Promise<OkeyHarness> {
  const every = { players: FOUR.join(), rules: typeof rules === 'string' ? rules : JSON.stringify(rules) };
  return new OkeyHarness(await show<OkeyScore>(markup('okey-score', { ...every, ...attributes })));
}

const published = (rules: unknown, given: object) =>
  shown(rules, { view: 'round', round: JSON.stringify(given), readonly: true });

/** The list of points: name, how, points. */
const lines = ({ root }: OkeyHarness): string[] =>
  [...root.querySelectorAll('[part="ledger"] > tbody > tr:not(.arranged)')].map((row) =>
    [...row.children].map(textOf).join(' | '),
  );

describe('table rules in a round of <okey-score>', () => {
  it('take what is for showing the indicator and for both Okeys off, line by line', async () => {
    const game = await published({ showBonus: 10, bothOkeys: 20 }, round({ shown: 2, bothOkeys: 0 }));
    expect(lines(game)).to.deep.equal([
      'Anna | −100 | −100',
      'Anna | both Okeys −20 × 3 spades | −60',
      'Anna | in all | −160',
      'Bernd | 20 × 3 spades | 60',
      'Clara | 8 × 3 spades | 24',
      'Clara | indicator shown −10 × 3 spades | −30',
      'Clara | in all | −6',
      'Dieter | 5 × 3 spades | 15',
    ]);
  });

  it('spare the partner of who finishes', async () => {
    const game = await published({ teams: 'opposite', mateSpared: true }, round());
    expect(lines(game).slice(2, 5)).to.deep.equal([
      'Clara | 8 × 3 spades | 24',
      'Clara | partner finished −8 × 3 spades | −24',
      'Clara | in all | 0',
    ]);
  });

  it('multiply a normal finish by the table', async () => {
    const game = await published('cezali', round());
    expect(lines(game)[0]).to.equal('Anna | −10 × 3 spades | −30');
  });

  it('say what counts nothing by the rules', async () => {
    const game = await published(
      { heldBackOn: false },
      round({ shown: 2, bothOkeys: 1, heldBack: [null, true, null, null] }),
    );
    expect(game.text).to.include('Showing the indicator counts nothing by these rules.');
    expect(game.text).to.include('Holding both Okeys counts nothing by these rules.');
    expect(game.text).to.include('Bernd: held back, which counts nothing more by these rules.');
  });

  it('are asked for where they count, and nowhere else', async () => {
    const plain = await shown('okey', { view: 'round' });
    expect(all(plain.root, 'group').map(nameOf)).to.not.include('Who showed the indicator?');
    const game = await shown(
      { showBonus: 10, bothOkeys: 20 },
      { view: 'round', round: JSON.stringify(round()) },
    );
    await game.press('radio', 'Clara', game.question('Who showed the indicator?'));
    await game.press('radio', 'Anna', game.question('Who held both real Okeys?'));
    expect(game.element.result!.points).to.deep.equal([-160, 60, -6, 15]);
    await game.press('radio', 'nobody', game.question('Who showed the indicator?'));
    expect(game.element.result!.points).to.deep.equal([-160, 60, 24, 15]);
  });

  it('have a factor for a printed joker as indicator', async () => {
    const plain = await shown('okey', { view: 'round' });
    expect(all(plain.question('Suit of the round'), 'radio')).to.have.length(4);
    const game = await shown('cezali', { view: 'round', round: JSON.stringify(round()) });
    await game.press('radio', /^False Okey/, game.question('Suit of the round'));
    expect(game.element.result!.points).to.deep.equal([-100, 200, 80, 50]);
  });

  it('say where who showed the indicator was not there', async () => {
    const game = await shown(
      { showBonus: 10 },
      { view: 'round', round: JSON.stringify(round({ shown: 7 })) },
    );
    expect(game.errors).to.deep.equal(['A player of this round, or nobody.']);
    expect(game.describedBy(game.question('Who showed the indicator?'))).to.equal(
      'A player of this round, or nobody.',
    );
  });
});

describe('what only table rules ask in <okey-score>', () => {
  const BONUS = { showBonus: 10, bothOkeys: 20 };
  const form = { view: 'round', round: JSON.stringify(round()) };

  it('is not loaded where they ask nothing', async () => {
    const asked = watch(late);
    const game = await shown('cezali', form);
    expect(game.element.result!.points).to.deep.equal([-30, 60, 24, 15]);
    expect(asked()).to.equal(0);
  });

  it('is waited for, and nothing moves then', async () => {
    const parts = hold(late, 'house');
    const box = container({ width: 360 });
    box.innerHTML = markup('okey-score', { players: FOUR.join(), rules: JSON.stringify(BONUS), ...form });
    const element = box.firstElementChild as OkeyScore;
    await until(() => element.shadowRoot?.querySelector('[aria-busy]') != null, 'the form waits');
    expect(all(element.shadowRoot!, 'radio')).to.deep.equal([]);
    expect(element.result!.points, 'points are known').to.deep.equal([-100, 60, 24, 15]);
    parts.come();
    await settled(element);
    expect(all(element.shadowRoot!, 'group', 'Who showed the indicator?')).to.have.length(1);
  });

  it('is done without where it does not come, and comes at the next try', async () => {
    const { house } = late;
    hold(late, 'house').fail();
    const game = await shown(BONUS, { view: 'round', round: JSON.stringify(round({ shown: 2 })) });
    expect(game.errors).to.deep.equal(['This part did not load. Try again.']);
    expect(lines(game)).to.include('Clara | −10 × 3 spades | −30');
    late.house = house;
    await game.press('button', 'Try again');
    await until(() => game.errors.length === 0, 'no error');
    expect(lines(game)).to.include('Clara | indicator shown −10 × 3 spades | −30');
    await game.press('radio', 'Anna', game.question('Who showed the indicator?'));
    expect(game.element.result!.points).to.deep.equal([-130, 60, 24, 15]);
  });
});

describe('table rules in a match of <okey-score>', () => {
  for (const [rules, foot] of [
    ['cezali', 'Rules: Cezalı Okey.'],
    ['esli', 'Rules: Eşli Okey.'],
    [
      { teams: 'opposite', mateSpared: true },
      'Rules: Eşli Okey. Changed: The winner’s partner pays nothing.',
    ],
    [{ heldBackOn: false }, 'Rules: Okey. Changed: Keeping back costs: off.'],
    [
      { showBonus: 10, bothOkeys: 20 },
      'Rules: Okey. Changed: Indicator shown takes off: 10; Both Okeys take off: 20.',
    ],
    [
      { preset: 'cezali', values: 'ace1' },
      'Fewest points win. Rules: Cezalı Okey. Changed: Values: A 1, J Q K 10.',
    ],
    [{ finish: { pairs: 3 } }, 'Rules: Okey. Changed: Factor (finish with pairs): 3.'],
  ] as const) {
    it(`are named under the sheet: ${foot}`, async () => {
      const game = await shown(rules);
      const text = () => textOf(game.root.querySelector('[part="foot"]')!);
      await until(() => text().endsWith(foot), `“${text()}” ends with “${foot}”`);
    });
  }

  for (const [attributes, rules] of [
    [{}, 'Rules: Okey.'],
    [{ cards: 'tiles' }, 'Rules: Number tiles.'],
    [{ rules: 'cezali' }, 'Rules: Cezalı Okey.'],
    [
      { rules: '{"preset":"cezali","showBonus":10}' },
      'Rules: Cezalı Okey. Changed: Indicator shown takes off: 10.',
    ],
  ] as const) {
    it(`stand above the names in a table that is exported: ${rules}`, async () => {
      const game = await shown(undefined, attributes);
      game.element.addRound(round());
      await settled(game.element);
      const files = downloads();
      await game.section('Files and links');
      await game.press('button', /CSV/);
      await until(() => files.length > 0, 'a file');
      const written = (await files[0]!.text).replace('\uFEFF', '').split('\r\n');
      expect(written.slice(0, 2)).to.deep.equal([rules, FOUR.join(',')]);
    });
  }

  it('let teams lead and win', async () => {
    const game = await shown({ teams: 'opposite', rounds: 2 });
    game.element.addRound(round());
    await settled(game.element);
    const foot = () => textOf(game.root.querySelector('[part="foot"]')!);
    expect(foot()).to.include('In the lead (−76): Anna and Clara. Bernd and Dieter 75. Values');
    game.element.addRound(round());
    await settled(game.element);
    expect(match.summary(game.element.match).winners).to.deep.equal([0, 2]);
    expect(textOf(all(game.root, 'heading')[0]!)).to.equal('The end. Anna and Clara win.');
  });
});
