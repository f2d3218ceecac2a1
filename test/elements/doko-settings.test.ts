import { expect } from 'chai';
import '../../src/doko-score.js';
import { doko, match } from '../../src/core.js';
import { keyboard, mouse } from '../support/hands.js';
import { MatchHarness } from '../support/match-harness.js';
import { showMatch, type DokoMatch } from '../support/doko-match.js';
import { settled, until } from '../support/page.js';
import { all, nameOf, one, textOf } from '../support/roles.js';
import { answer, answers, asked, moves, setting, unfold } from '../support/rules.js';

const normal = (re: object = {}, kontra: object = {}, reAugen = 155) => ({
  kind: 'normal',
  reAugen,
  re: { players: [0, 1], call: 'none', ...re },
  kontra: { call: 'none', ...kontra },
});

async function open(rounds: readonly object[] = [], rules: unknown = undefined): Promise<DokoMatch> {
  const shown = await showMatch({ rules }, {}, mouse);
  for (const round of rounds) shown.element.addRound(round as doko.DokoRound);
  await settled(shown.element);
  await shown.page.section('Settings');
  return shown;
}

const inForce = ({ element }: DokoMatch) => match.basisOf(element.match).rules as doko.DokoRules;

const groups = ({ page }: DokoMatch) =>
  [...page.panel.querySelectorAll('summary')].map((it) => textOf(it.firstElementChild ?? it));

describe('the house rules among the settings of <doko-score>', () => {
  it('are ways to play first, then groups as a table thinks, folded up', async () => {
    const shown = await open();
    const ways = all(setting(shown.page, 'Rules'), 'radio').map(nameOf);
    expect(ways.map((it) => it.split(' ')[0])).to.deep.equal(['TSR', 'Bock', 'Doubling', 'Gains', 'Kitty']);
    expect(groups(shown)).to.deep.equal([
      'Ansagen and Absagen',
      'Bockrunden',
      'Points',
      'Solo and Hochzeit',
      'Writing and money',
      'These rules as text',
    ]);
    expect(shown.page.has('checkbox', 'Bockrunden')).to.equal(false);
  });

  it('show what belongs to an option once that is on', async () => {
    const shown = await open();
    const { page } = shown;
    await unfold(page, /^Bockrunden/);
    expect(all(page.panel, 'group', 'A Bockrunde begins after')).to.deep.equal([]);
    await page.press('checkbox', 'Bockrunden', page.panel);
    expect(page.chosen(setting(page, 'A Bockrunde begins after'))).to.have.lengthOf(6);
    await page.press('checkbox', 'a game worth 0', page.panel);
    await page.press('radio', 'the winner gets more points', page.panel);
    await page.enter('Points more', '3', page.panel);
    one(page.panel, 'textbox', 'Points more').blur();
    await settled(shown.element);
    expect(inForce(shown).bock).to.deep.include({ effect: 'add', add: 3 });
    expect(inForce(shown).bock?.triggers).to.have.members([
      ...['heartTrick', 'tie120', 'reLost', 'kontraLost', 'soloLost'],
    ]);
    await page.press('checkbox', 'Bockrunden', page.panel);
    expect(inForce(shown)).to.deep.equal(doko.defaults);
  });

  it('say in the head of a folded group what is otherwise in it', async () => {
    const shown = await open([], { calls: 'double', points: { karlchenCaught: 2 } });
    const heads = [...shown.page.panel.querySelectorAll('summary')].map(textOf);
    expect(heads[0]).to.match(/Changed: Re and Kontra: double\.$/);
    expect(heads[2]).to.match(/Changed: Karlchen gefangen: 2\.$/);
    expect(heads[1]).to.equal('Bockrunden');
  });

  it('have each a sentence, which a control is described by', async () => {
    const shown = await open();
    const { page } = shown;
    await unfold(page, /^Points/);
    expect(page.describedBy(one(page.panel, 'checkbox', 'Two Karlchen count twice'))).to.match(
      /^Both Kreuz-Buben/,
    );
    expect(page.describedBy(setting(page, 'Kontra at 120 : 120'))).to.match(/^Kontra has won;/);
    expect(page.describedBy(one(page.panel, 'textbox', 'Fuchs am End'))).to.match(
      /^Points for the last trick/,
    );
  });

  it('are asked about with the totals that would move', async () => {
    const shown = await open([normal({ call: 'ansage' }), normal({}, { call: 'ansage' }, 80)]);
    const { page } = shown;
    await unfold(page, /^Ansagen/);
    await page.press('radio', 'double', setting(page, 'Re and Kontra'));
    const by = doko.game.rules({ calls: 'double' });
    const points = [normal({ call: 'ansage' }), normal({}, { call: 'ansage' }, 80)].map(
      (it) => doko.score(it as doko.DokoRound, by).points,
    );
    const then = [0, 1, 2, 3].map((seat) => points.reduce((sum, it) => sum + (it[seat] ?? 0), 0));
    expect(moves(page).map(([, , it]) => Number(it.replace('−', '-')))).to.deep.equal(then);
    await answer(page, 'From the start');
    expect(Object.values(page.totals)).to.deep.equal(then);
    expect(page.foot).to.include('Rules: TSR. Changed: Re and Kontra: double.');
  });

  it('that cannot score what was played do not hold from the start, and say which game it is', async () => {
    const shown = await open([normal(), normal({ karlchen: 2 })], { twoKarlchen: true });
    const { page } = shown;
    await unfold(page, /^Points/);
    await page.press('checkbox', 'Two Karlchen count twice', page.panel);
    expect(asked(page)).to.include('Not from the start: these rules cannot score Game 2.');
    expect(answers(page)).to.deep.equal(['Cancel', 'From now on']);
    await answer(page, 'From now on');
    expect(inForce(shown).twoKarlchen).to.equal(false);
  });

  it('are written in the whole match alike: the question has one answer', async () => {
    const shown = await open([normal()]);
    const { page } = shown;
    await unfold(page, /^Writing/);
    await page.press('radio', 'gains only', page.panel);
    expect(answers(page)).to.deep.equal(['Cancel', 'From the start']);
  });

  it('about money are not asked about: no point moves', async () => {
    const shown = await open([normal()]);
    const { page } = shown;
    await unfold(page, /^Writing/);
    await page.press('checkbox', 'For money', page.panel);
    expect(asked(page)).to.equal('');
    await page.enter('Cents a point', '2,5', page.panel);
    one(page.panel, 'textbox', 'Cents a point').blur();
    await settled(shown.element);
    expect(inForce(shown).money).to.deep.equal({ perPoint: 2.5, mode: 'balance' });
  });

  it('are a table for what kinds of solo are worth; a figure that is taken away is as usual again', async () => {
    const kind = (soloKind: string) => ({
      ...normal({ players: [0] }),
      kind: 'solo',
      solo: 'lust',
      soloKind,
    });
    const shown = await open([kind('damen'), kind('buben')]);
    const { page } = shown;
    const type = async (label: string, text: string) => {
      await page.enter(label, text, page.panel);
      one(page.panel, 'textbox', label).blur();
      await settled(shown.element);
    };
    const kinds = () => inForce(shown).solo.kinds;
    await unfold(page, /^Solo/);
    await type('Damensolo: times', '2');
    expect(asked(page)).to.match(/^Not yet in force: Damensolo: × 2\./);
    await answer(page, 'From the start');
    await type('Bubensolo: won', '3');
    expect(asked(page)).to.match(/^Not yet in force: Damensolo: × 2; Bubensolo: 3 \/ 3\./);
    await type('Bubensolo: lost', '4');
    await answer(page, 'From the start');
    expect(kinds()).to.deep.equal({ damen: { times: 2 }, buben: { fixed: { won: 3, lost: 4 } } });
    expect(page.foot).to.include('Changed: Damensolo: × 2; Bubensolo: 3 / 4.');
    const usual = doko.score(kind('damen') as unknown as doko.DokoRound).points[0]!;
    expect(Object.values(page.totals)[0]).to.equal(2 * usual + 9);
    await type('Damensolo: times', '0');
    expect(page.errors).to.deep.equal(['A whole number from 1 to 100.']);
    for (const label of ['Damensolo: times', 'Bubensolo: won']) {
      await type(label, '');
      await answer(page, 'From the start');
    }
    expect(kinds()).to.deep.equal({});
    expect(page.errors).to.deep.equal([]);
  });

  it('show a kind of solo of the table’s own by its word', async () => {
    const shown = await open([], { solo: { kinds: { Trumpfsolo: { times: 3 } } } });
    await unfold(shown.page, /^Solo/);
    expect(shown.page.typed('Trumpfsolo: times')).to.equal('3');
    expect(shown.page.foot).to.include('Trumpfsolo: × 3');
  });

  it('say which number is wanted, and keep what was typed', async () => {
    const shown = await open();
    const { page } = shown;
    await unfold(page, /^Points/);
    for (const text of ['x', '-1', '1.5', '100']) {
      await page.enter('Fuchs am End', text, page.panel);
      one(page.panel, 'textbox', 'Fuchs am End').blur();
      await settled(shown.element);
      expect(page.errors, text).to.deep.equal(['A whole number from 0 to 9.']);
      expect(page.typed('Fuchs am End')).to.equal(text);
    }
    expect(inForce(shown)).to.deep.equal(doko.defaults);
    await page.enter('Fuchs am End', '2', page.panel);
    one(page.panel, 'textbox', 'Fuchs am End').blur();
    await settled(shown.element);
    expect(page.errors).to.deep.equal([]);
    expect(inForce(shown).points.fuchsLast).to.equal(2);
  });

  it('are set by keyboard alone', async () => {
    const shown = await open([normal()]);
    const page = new MatchHarness(shown.element, keyboard);
    await page.press('button', /^Bockrunden/, page.panel);
    await page.press('checkbox', 'Bockrunden', page.panel);
    await page.press('checkbox', 'any solo', page.panel);
    expect(page.focus).to.equal('any solo');
    await page.press('button', 'From now on', page.panel);
    expect(page.panel.contains(page.root.activeElement)).to.equal(true);
    expect(inForce(shown).bock?.triggers).to.include('solo');
  });
});

describe('the rules under the sheet of <doko-score>', () => {
  const foot = async (rules: unknown) => {
    const shown = await showMatch({ rules }, {}, mouse);
    return shown;
  };

  for (const rules of [undefined, 'tsr', 'tsr-24', { rounds: 7 }]) {
    it(`are the TSR’s for ${JSON.stringify(rules) ?? 'none'}`, async () => {
      const { page } = await foot(rules);
      expect(page.foot).to.match(/Scored by the tournament rules \(TSR\)\.$/);
    });
  }

  for (const [rules, text] of [
    ['bock', 'Rules: Bock.'],
    ['kasse', 'Rules: Kitty.'],
    [{ calls: 'double' }, 'Rules: TSR. Changed: Re and Kontra: double.'],
    [
      { preset: 'bock', points: { karlchenCaught: 2 }, bock: { max: 2 } },
      'Rules: Bock. Changed: Bockrunden at once: 2; Karlchen gefangen: 2.',
    ],
    [{ bock: { triggers: [] } }, 'Rules: TSR. Changed: Bockrunden; A Bockrunde begins after: none.'],
    [{ preset: 'bock', bock: null }, 'Rules: TSR. Changed: Karlchen gefangen: 1.'],
    [
      { points: { fuchs: 0 }, queensInArmut: false },
      'Rules: TSR. Changed: Fuchs: 0; Against the Kreuz-Damen in an Armut too: off.',
    ],
    [{ solo: { kinds: { damen: { times: 2 } } } }, 'Rules: TSR. Changed: Damensolo: × 2.'],
  ] as const) {
    it(`are named with what is otherwise: ${JSON.stringify(rules)}`, async () => {
      const { page } = await foot(rules);
      await until(() => page.foot.includes('Rules:'), 'the words');
      expect(page.foot.replace(/^Pflichtsolo still owed: .*?Dieter\. /, '')).to.equal(text);
    });
  }
});
