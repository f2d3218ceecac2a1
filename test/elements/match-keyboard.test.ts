import { expect } from 'chai';
import '../../src/doko-score.js';
import { match } from '../../src/core.js';
import { press } from '../support/browser.js';
import { fillIn } from '../support/doko-entry.js';
import { FOUR, normal, played, showMatch, solo, type DokoMatch } from '../support/doko-match.js';
import { keyboard } from '../support/hands.js';
import { settled, type Place } from '../support/page.js';
import { all, focused, one } from '../support/roles.js';

for (const [what, place] of [
  ['narrow', { width: 380 }],
  ['wide', { width: 1000 }],
] as const satisfies readonly (readonly [string, Place])[]) {
  describe(`a match in <doko-score> by keyboard alone, ${what}`, () => {
    let shown: DokoMatch;

    beforeEach(async () => {
      shown = await showMatch({}, place, keyboard);
      shown.element.match = played(4);
      await settled(shown.element);
    });

    const saying = (): string => {
      const nodes = all(shown.page.root, 'status');
      expect(nodes, 'one node for all that is said').to.have.lengthOf(1);
      return nodes[0]!.textContent; // with what makes the same sentence heard again
    };

    /** Does something; the focus is somewhere afterwards. @returns how what has the focus is called */
    async function go(act: () => Promise<void>): Promise<string> {
      await act();
      await settled(shown.element);
      expect(focused()?.getRootNode() === shown.page.root, 'the focus stays in the element').to.equal(true);
      return shown.page.focus;
    }

    /** Does something that is said. @returns what was said */
    async function said(act: () => Promise<void>): Promise<string> {
      const before = saying();
      await go(act);
      expect(saying(), 'it is said').to.not.equal(before);
      return shown.page.status;
    }

    const begin = async () => {
      if (what === 'narrow') expect(await go(() => shown.page.begin())).to.equal('Anna');
    };

    it('takes a game and a solo, and goes on to the next', async () => {
      const { page, game } = shown;
      const next = what === 'narrow' ? 'Record game' : 'Anna';
      await begin();
      const [re, kontra] = [{ players: [0, 2], call: '90', fuchs: 1 }, { call: 'ansage' }] as const;
      await go(() => fillIn(game, FOUR, normal([0, 2], 160, { re, kontra })));
      expect(await said(() => game.record())).to.match(/^Game 5: Re \+\d+\. .* leads?: /);
      expect(page.focus).to.match(new RegExp(`^${next}`));
      await begin();
      await go(() => fillIn(game, FOUR, solo(3, 139, 'pflicht')));
      expect(await said(() => game.record())).to.match(/^Game 6: Re \+1\. /);
      expect(page.focus).to.match(new RegExp(`^${next}`));
      expect(page.rows.at(-1)!.cells.at(-1)).to.match(/Pflichtsolo \+3/);
    });

    it('leads to the first question that is open instead of recording nothing', async () => {
      const { page, game, element } = shown;
      await begin();
      await game.tapName('Bernd');
      await game.tapName('Clara');
      await go(() => game.record());
      expect(focused()!.closest('fieldset'), 'the question about Augen').to.equal(page.question(/^Augen/));
      expect(element.match.entries).to.have.lengthOf(4);
    });

    it('cancels a game', async () => {
      if (what === 'wide') return expect(shown.page.has('button', 'Cancel')).to.equal(false);
      await begin();
      expect(await go(() => shown.page.cancel())).to.equal('Record game 5');
    });

    it('corrects a game, or gives that up', async () => {
      const { page, game } = shown;
      expect(await go(() => page.correct('Game 3'))).to.equal('Correct game 3');
      expect(await go(() => page.cancel())).to.equal('Game 3');
      await go(() => page.correct('Game 3'));
      await game.tapBand('211–240');
      expect(await said(() => page.saveCorrection())).to.match(/^Corrected: Game 3\. /);
      expect(page.focus).to.equal('Game 3');
    });

    it('removes games down to the last, undoes and does it again', async () => {
      const { page } = shown;
      expect(await said(() => page.remove('Game 2'))).to.match(/^Removed: Game 2\. /);
      expect(page.focus, 'the row that follows').to.equal('Game 2');
      expect(await said(() => page.remove('Game 3'))).to.match(/^Removed: Game 3\. /);
      expect(page.focus, 'the row before, at the end').to.equal('Game 2');
      await said(() => page.remove('Game 1'));
      await said(() => page.remove('Game 1'));
      expect(page.lines).to.have.lengthOf(0);
      expect(page.focus).to.match(/^(Record game 1|Anna)$/);
      expect(await said(() => page.undo())).to.equal('Undone: Game 1');
      expect(page.focus).to.equal('Undo');
      for (let i = 0; i < 3; i++) await said(() => page.undo());
      expect(page.focus, 'there is nothing left to undo').to.equal('Redo');
      for (let i = 0; i < 4; i++) await said(() => page.redo());
      expect(page.focus, 'nor to do again').to.equal('Undo');
    });

    it('records a penalty with its reason, and corrects it', async () => {
      const { page, element } = shown;
      await go(() => page.section('Adjustment'));
      await go(() => page.press('button', /^Clara: /, page.panel));
      await go(() => page.press('button', 'Change sign: Anna', page.panel));
      await go(() => page.press('button', 'Change sign: Anna', page.panel));
      await page.enter('Reason', 'Renounced', page.panel);
      expect(await said(() => press('Enter'))).to.match(/^Recorded: Renounced\. /);
      expect(page.rows.at(-1)!.name).to.equal('Renounced');
      expect(element.match.entries.at(-1)).to.deep.include({ points: [1, 1, -3, 1] });
      await go(() => page.correct('Renounced'));
      await page.enter('Points: Clara', '-6', page.panel);
      await said(() => page.press('button', 'Correct', page.panel));
      expect(page.focus).to.equal('Renounced');
      expect(element.match.entries.at(-1)).to.deep.include({ points: [1, 1, -6, 1] });
    });

    it('changes every setting', async () => {
      const { page, element } = shown;
      expect(await go(() => page.section('Settings'))).to.equal('open');
      const radio = async (name: string, text: string) => {
        expect(await said(() => page.press('radio', name, page.panel))).to.match(new RegExp(`^${text}\\. `));
        expect(page.focus).to.equal(name);
      };
      await radio('24', 'Length: 24');
      await radio('30', 'Length: 30');
      await radio('Clara', 'First dealer: Clara');
      await page.enter('Another length', '8', page.panel);
      expect(await said(() => press('Enter'))).to.match(/^Length: 8\. /);
      expect(page.focus).to.equal('Another length');
      expect(match.basisOf(element.match).rules.rounds).to.equal(8);
      expect(element.match.dealer).to.equal(2);
      if (what === 'narrow') await go(() => page.press('radio', 'Totals', page.panel));
      expect(await go(() => page.close())).to.equal('More');
    });

    it('lets players come, go, move and be renamed', async () => {
      const { page, element } = shown;
      expect(await go(() => page.section('Players'))).to.equal('Name: Anna');
      await page.enter('Name', 'Eva', page.panel);
      expect(await said(() => press('Enter'))).to.match(/^Eva joins\. /);
      expect(page.focus).to.equal('Name');
      const button = (name: string) => said(() => page.press('button', name, page.panel));
      expect(await button('Eva: earlier')).to.match(
        /^Order round the table: Anna, Bernd, Clara, Eva, and Dieter\. /,
      );
      expect(page.focus).to.equal('Eva: earlier');
      await button('Eva: earlier');
      expect(await button('Bernd: leaves')).to.match(/^Bernd leaves\. /);
      expect(await button('Bernd: is back')).to.match(/^Bernd is back\. /);
      await page.enter('Name: Dieter', 'Dirk', page.panel);
      expect(await said(() => press('Enter'))).to.match(/^New name: Dirk \(was: Dieter\)\. /);
      expect(page.focus).to.equal('Name: Dirk');
      const { order } = match.summary(element.match);
      expect(order.map((seat) => element.match.players[seat])).to.deep.equal([
        'Anna',
        'Eva',
        'Clara',
        'Dirk',
        'Bernd',
      ]);
    });

    it('opens and closes the chart', async () => {
      const { page } = shown;
      await go(() => page.section('Chart'));
      await go(() => page.section('Chart'));
      expect(page.focus).to.equal('Chart');
      await go(() => page.section('Chart'));
      expect(await go(() => page.close())).to.equal('Chart');
    });

    it('begins a new match, thinks better of it, and comes back to the old one by undo', async () => {
      const { page, element } = shown;
      const before = element.match;
      await go(() => page.section('New match'));
      expect(await go(() => page.press('button', 'Cancel', page.panel))).to.equal('More');
      await go(() => page.section('New match'));
      expect(await said(() => page.press('button', 'Start', page.panel))).to.equal('New match');
      expect(page.focus).to.match(/^(Record game 1|Anna)$/);
      expect(element.match.entries).to.have.lengthOf(0);
      expect(element.match.players).to.deep.equal(before.players);
      expect(await said(() => page.undo())).to.equal('Undone: New match');
      expect(element.match).to.deep.equal(before);
      expect(await said(() => page.redo())).to.equal('Done again: New match');
      expect(element.match.entries).to.have.lengthOf(0);
    });

    it('ends with the focus on what can be done next', async () => {
      const { page, game, element } = shown;
      element.match = played(23, { rules: 'tsr-24' });
      await settled(element);
      await begin();
      await fillIn(game, FOUR, normal([0, 1], 150));
      expect(await said(() => game.record())).to.match(/The end\. .* wins?\.$/);
      expect(one(page.root, 'button', 'New match')).to.not.equal(undefined);
      expect(page.focus).to.match(/^(New match|Undo)$/);
    });
  });
}
