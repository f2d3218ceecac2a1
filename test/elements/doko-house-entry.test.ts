import { expect } from 'chai';
import '../../src/doko-score.js';
import type { DokoScore } from '../../src/doko-score.js';
import { match } from '../../src/core.js';
import { late } from '../../src/elements/doko-score/house.js';
import { DokoHarness } from '../support/doko-harness.js';
import { FOUR, showMatch } from '../support/doko-match.js';
import { keyboard } from '../support/hands.js';
import { hold } from '../support/held.js';
import { watch } from '../support/late-house.js';
import { markup, container, settled, until } from '../support/page.js';
import { all, nameOf, one, textOf } from '../support/roles.js';

/** Every field there is. */
const ALL = {
  points: { karlchenCaught: 1, fuchsLast: 1, dulleCaught: 1, heartTrick: 1, other: 1 },
  twoKarlchen: true,
  queensInArmut: false,
  hochzeitFee: 1,
  solo: { kinds: { damen: { times: 2 }, Trommel: { times: 3 } } },
  bock: { triggers: ['tie120'] },
};

const NORMAL = {
  kind: 'normal',
  reAugen: 148,
  re: { players: [0, 2], call: 'none' },
  kontra: { call: 'none' },
};

const SOLO = {
  kind: 'solo',
  reAugen: 148,
  re: { players: [1], call: 'none' },
  kontra: { call: 'none' },
  solo: 'lust',
};

/** The Sonderpunkte that can be counted, in the order of the form. */
const counted = (game: DokoHarness): string[] => {
  const names = all(game.root, 'button', /, Kontra: /).map((it) => nameOf(it).split(',')[0]!);
  return [...new Set(names)];
};

const TSR = ['Doppelkopf', 'Fuchs', 'Karlchen'];

describe('house rules in the form of <doko-score>', () => {
  it('ask for nothing by the tournament rules, whatever the length and the money, and load nothing', async () => {
    const asked = watch(late);
    for (const rules of ['tsr', 'tsr-24', { rounds: 7 }, { money: { perPoint: 5 } }]) {
      const game = await DokoHarness.show({ rules, round: NORMAL });
      expect(counted(game)).to.deep.equal(TSR);
      expect(game.has('group', /Hochzeit|Kind of solo/)).to.equal(false);
      expect(game.has('button', 'Bock')).to.equal(false);
      expect(game.has('checkbox', 'Armut')).to.equal(false);
    }
    expect(asked()).to.equal(0);
  });

  it('have the Sonderpunkte that the rules play, and no others', async () => {
    const game = await DokoHarness.show({ rules: { points: { fuchs: 0, karlchenCaught: 1, other: 2 } } });
    expect(counted(game)).to.deep.equal([
      'Doppelkopf',
      'Karlchen',
      'Karlchen gefangen',
      'Another Sonderpunkt',
    ]);
    await game.tapName('Anna');
    await game.tapName('Clara');
    await game.tapBand('121–150');
    await game.plus('Another Sonderpunkt', 'Kontra');
    await game.plus('Karlchen gefangen', 'Re');
    expect(game.element.result).to.have.property('value', 0);
    expect(game.status).to.contain('Karlchen gefangen, Re: 1');
  });

  it('ask for a Herzstich where only a Bockrunde hangs on it, in a solo too', async () => {
    const rules = { bock: { triggers: ['heartTrick'] } };
    const game = await DokoHarness.show({ rules, round: NORMAL });
    expect(counted(game)).to.deep.equal([...TSR, 'Herzstich']);
    game.element.round = SOLO;
    await settled(game.element);
    expect(counted(game)).to.deep.equal(['Herzstich']);
    expect(textOf(game.question('Sonderpunkte'))).to.contain('Other Sonderpunkte do not count in a solo.');
    await game.plus('Herzstich', 'Re');
    expect(game.notes).to.deep.equal([]);
    expect(game.reason).to.contain('Starts a Bockrunde (Herzstich).');
  });

  it('have Sonderpunkte in a solo where they count there', async () => {
    const game = await DokoHarness.show({ rules: { specialsInSolo: true }, round: SOLO });
    expect(counted(game)).to.deep.equal(TSR);
    await game.plus('Fuchs', 'Re');
    expect(game.entries).to.deep.equal({ Anna: '−2', Bernd: '+6', Clara: '−2', Dieter: '−2' });
  });

  it('count two Karlchen of a party, where that is played', async () => {
    const game = await DokoHarness.show({ rules: ALL, round: NORMAL });
    await game.plus('Karlchen', 'Re');
    await game.plus('Karlchen', 'Re');
    expect(game.count('Karlchen', 'Re')).to.equal(2);
    await game.plus('Karlchen', 'Re');
    expect(game.count('Karlchen', 'Re')).to.equal(2);
    expect(game.element.result).to.have.property('value', 3);
  });

  it('ask who had the Hochzeit, of those who are Re', async () => {
    const game = await DokoHarness.show({ rules: { hochzeitFee: 2 } });
    const holders = () => all(game.question(/^Hochzeit/), 'radio') as HTMLInputElement[];
    expect(holders().map((it) => it.disabled)).to.deep.equal([false, true, true]);
    await game.tapName('Anna');
    await game.tapName('Clara');
    await game.tapBand('121–150');
    expect(holders().map(nameOf)).to.deep.equal(['none of these', 'Anna', 'Clara']);
    await game.press('radio', 'Clara', game.question(/^Hochzeit/));
    expect(game.entries).to.deep.equal({ Anna: '−1', Bernd: '−3', Clara: '+7', Dieter: '−3' });
    await game.tapName('Clara');
    await game.tapName('Bernd');
    expect(game.entries, 'nobody of Re had it').to.deep.equal({
      ...{ Anna: '+1', Bernd: '+1', Clara: '−1', Dieter: '−1' },
    });
  });

  it('have a tick for an Armut, where it costs Kontra a point', async () => {
    const game = await DokoHarness.show({ rules: ALL, round: { ...NORMAL, reAugen: 100 } });
    expect(game.element.result).to.have.property('value', -2);
    await game.press('checkbox', 'Armut');
    expect(game.element.result).to.have.property('value', -1);
    await game.tapName('Anna');
    expect((one(game.root, 'checkbox', 'Armut') as HTMLInputElement).disabled, 'in a solo').to.equal(true);
  });

  it('ask what was trump in a solo, where the rules have a worth for it', async () => {
    const game = await DokoHarness.show({ rules: ALL, round: NORMAL });
    const kinds = () => all(game.question(/^Kind of solo/), 'radio') as HTMLInputElement[];
    expect(kinds().map(nameOf)).to.deep.equal(['none of these', 'Damensolo', 'Trommel']);
    expect(kinds().every((it) => it.disabled)).to.equal(true);
    game.element.round = SOLO;
    await settled(game.element);
    await game.press('radio', 'Damensolo', game.question(/^Kind of solo/));
    expect(game.entries).to.deep.equal({ Anna: '−2', Bernd: '+6', Clara: '−2', Dieter: '−2' });
  });

  it('let the table say what is Bock, whatever the rules say', async () => {
    const game = await DokoHarness.show({ rules: ALL, round: NORMAL });
    await game.press('button', 'Bock');
    await game.press('radio', '× 4');
    expect(game.element.result).to.have.property('value', 4);
    await game.press('radio', '1', one(game.root, 'radiogroup', 'Bockrunden that this game starts'));
    expect(game.reason).to.contain('Starts a Bockrunde (by hand).');
    await game.press('radio', 'by the rules', one(game.root, 'radiogroup', 'This game counts'));
    expect(game.element.result).to.have.property('value', 1);
    expect(game.has('radiogroup', 'This game counts'), 'stays open').to.equal(true);
  });

  it('say at its field what is wrong, and keep it', async () => {
    const wrong: readonly [round: object, question: string, text: string][] = [
      [
        { ...NORMAL, re: { players: [0, 2], call: 'none', karlchen: 1, fuchsLast: 1 } },
        ...(['sonderpunkte', 'One party takes the last trick'] as const),
      ],
      [
        { ...NORMAL, re: { players: [0, 2], call: 'none', dulleCaught: 2 } },
        ...(['sonderpunkte', 'Dulle gefangen: at most 1 in a game.'] as const),
      ],
      [
        { ...NORMAL, re: { players: [0, 2], call: 'none', karlchen: 3 } },
        ...(['sonderpunkte', 'Karlchen: at most 2 in a game.'] as const),
      ],
      [
        {
          ...NORMAL,
          re: { players: [0, 2], call: 'none', fuchs: 2 },
          kontra: { call: 'none', fuchsLast: 1 },
        },
        ...(['sonderpunkte', 'Fuchs: at most 2 in a game.'] as const),
      ],
      [{ ...NORMAL, hochzeit: 1 }, 'hochzeit', 'Who had the Hochzeit is Re.'],
      [{ ...SOLO, special: 'armut' }, 'special', 'An Armut is no solo.'],
      [{ ...NORMAL, soloKind: 'damen' }, 'soloKind', 'Choose the kind of solo again.'],
      [{ ...NORMAL, bockLayers: 99 }, 'bock', 'A whole number from 0 to 24.'],
      [{ ...NORMAL, bockStarts: -1 }, 'bock', 'A whole number from 0 to 11.'],
    ];
    for (const rules of [ALL, 'tsr']) {
      const game = await DokoHarness.show({ rules });
      for (const [round, question, text] of wrong) {
        if (rules === 'tsr' && text.includes('Karlchen: at most 2')) continue;
        game.element.round = round;
        await settled(game.element);
        expect(game.errors.join(), JSON.stringify(round)).to.contain(text);
        expect(game.element.result).to.equal(null);
        const field = game.root.querySelector(`[data-q=${question}]`)!;
        expect([...field.querySelectorAll('.err')].map(textOf).join()).to.contain(text);
      }
    }
  });

  it('are entered with the keyboard alone', async () => {
    const game = await DokoHarness.show({ rules: ALL }, {}, keyboard);
    await game.tapName('Anna');
    await game.tapName('Clara');
    await game.tapBand('121–150');
    await game.plus('Fuchs am End', 'Re');
    await game.press('radio', 'Clara', game.question(/^Hochzeit/));
    await game.press('checkbox', 'Armut');
    await game.press('button', 'Bock');
    await game.press('radio', '× 2');
    await game.record();
    expect(game.element.result).to.deep.include({ points: [4 - 2, -4 - 2, 4 + 6, -4 - 2] });
  });

  it('lose nothing of a round that is corrected, though it is no longer played', async () => {
    let made = match.create({ game: 'doko', players: FOUR, rules: ALL as object });
    const rounds = [
      {
        ...NORMAL,
        re: { players: [0, 2], call: 'none', karlchen: 2, heartTrick: 1, other: 3 },
        kontra: { call: 'none', dulleCaught: 1 },
        ...{ special: 'armut', hochzeit: 2, bockLayers: 1, bockStarts: 2 },
      },
      { ...SOLO, soloKind: 'Trommel', bockLayers: 0 },
    ];
    for (const round of rounds) made = match.add(made, round);
    const text = JSON.parse(JSON.stringify(made)) as { rules: object };
    const { element, page, game } = await showMatch();
    // the same log by rules that know nothing of it; two Karlchen are no round by these
    element.match = match.fromJSON({ ...text, rules: { twoKarlchen: true } });
    await settled(element);
    for (const [i, round] of rounds.entries()) {
      await page.correct(`Game ${i + 1}`);
      expect(game.errors).to.deep.equal([]);
      if (i === 0) {
        expect(game.count('Herzstich', 'Re')).to.equal(1);
        expect(game.chosen(game.question(/^Hochzeit/))).to.deep.equal(['Clara']);
      } else expect(game.chosen(game.question(/^Kind of solo/))).to.deep.equal(['Trommel']);
      await game.call('Kontra', 'Kontra');
      await page.saveCorrection();
      const entry = element.match.entries[i];
      expect(entry)
        .to.have.property('round')
        .that.deep.equals({
          ...round,
          kontra: { ...round.kontra, call: 'ansage' },
        });
    }
  });

  it('are waited for, so that nothing moves, and say so where they do not come', async () => {
    const { house } = late;
    const parts = hold(late, 'house');
    const box = container();
    box.innerHTML = markup('doko-score', {
      ...{ view: 'round', players: 'Anna, Bernd, Clara, Dieter', rules: ALL, round: NORMAL },
    });
    const game = new DokoHarness(box.firstElementChild as DokoScore);
    while (!(await game.element.updateComplete));
    expect(game.has('group'), 'a form').to.equal(false);
    parts.fail();
    await until(() => game.errors.length > 0, 'that it failed');
    expect(game.errors).to.deep.equal(['This part did not load. Try again.']);
    expect(counted(game)).to.deep.equal(TSR);
    expect(game.element.result, 'scored by the rules all the same').to.have.property('value', 1);
    late.house = house;
    await game.press('button', 'Try again');
    await until(() => game.has('button', 'Bock'), 'all of it');
    expect(game.errors).to.deep.equal([]);
  });
});
