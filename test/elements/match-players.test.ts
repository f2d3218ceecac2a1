import { expect } from 'chai';
import '../../src/doko-score.js';
import { match } from '../../src/core.js';
import { FOUR, played, showMatch, type DokoMatch } from '../support/doko-match.js';
import { mouse } from '../support/hands.js';
import { settled } from '../support/page.js';
import { all, one } from '../support/roles.js';

describe('players of a match in <doko-score>', () => {
  let shown: DokoMatch;

  beforeEach(async () => {
    shown = await showMatch({}, {}, mouse);
    shown.element.match = played(3);
    await settled(shown.element);
    await shown.page.section('Players');
  });

  const order = (): string[] => {
    const { order } = match.summary(shown.element.match);
    return order.map((seat) => shown.element.match.players[seat]!);
  };

  const press = (name: string) => shown.page.press('button', name, shown.page.panel);

  async function join(name: string): Promise<void> {
    await shown.page.enter('Name', name, shown.page.panel);
    await press('Add player');
  }

  it('come between two games, start at 0 and play from then on', async () => {
    const { page, game } = shown;
    await join('Eva');
    expect(order()).to.deep.equal([...FOUR, 'Eva']);
    expect(page.names).to.deep.equal([...FOUR, 'Eva']);
    expect(page.totals.Eva).to.equal(0);
    expect(page.typed('Name'), 'ready for the next').to.equal('');
    expect(page.status).to.match(/^Eva joins\. /);
    await page.begin();
    expect(game.chosen(), 'nobody is Re yet').to.not.include('Eva');
    await game.tapName('Eva');
    await game.tapName('Anna');
    await game.tapBand('121–150');
    await game.record();
    expect(page.rows.at(-1)!.cells.at(-1)).to.equal('+1');
    expect(page.rows[0]!.cells.at(-1), 'she was not there').to.equal('');
  });

  it('are added by the Enter key as well', async () => {
    const { page } = shown;
    const field = one(page.panel, 'textbox', 'Name') as HTMLInputElement;
    await page.enter('Name', 'Eva', page.panel);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    await settled(shown.element);
    expect(order()).to.deep.equal([...FOUR, 'Eva']);
  });

  it('go, keep their total without a rank, and may come back', async () => {
    const { page } = shown;
    await join('Eva');
    const { Bernd } = page.totals;
    await press('Bernd: leaves');
    expect(order()).to.deep.equal(['Anna', 'Clara', 'Dieter', 'Eva']);
    expect(page.totals.Bernd).to.equal(Bernd);
    expect(page.ranks.Bernd).to.equal('–');
    await press('Bernd: is back');
    expect(order()).to.deep.equal(['Anna', 'Clara', 'Dieter', 'Eva', 'Bernd']);
    expect(page.ranks.Bernd).to.match(/^\d\.$/);
  });

  it('are told when there would be too few or too many', async () => {
    const { page, element } = shown;
    await press('Bernd: leaves');
    expect(page.errors).to.deep.equal(['At the table: 4 to 7.']);
    expect(page.status).to.equal('At the table: 4 to 7.');
    for (const name of ['Eva', 'Frank', 'Gerda']) await join(name);
    await join('Hans');
    expect(page.errors).to.deep.equal(['At the table: 4 to 7.']);
    expect(page.describedBy(one(page.panel, 'textbox', 'Name'))).to.equal('At the table: 4 to 7.');
    expect(page.typed('Name'), 'what was typed stays').to.equal('Hans');
    expect(element.match.players).to.have.lengthOf(7);
  });

  it('get another name in the whole match, but no empty one', async () => {
    const { page, element } = shown;
    await page.enter('Name: Bernd', 'Benno', page.panel);
    expect(page.names, 'not while it is typed').to.deep.equal(FOUR);
    one(page.panel, 'textbox', 'Name: Bernd').blur();
    await settled(element);
    expect(page.names).to.deep.equal(['Anna', 'Benno', 'Clara', 'Dieter']);
    await page.enter('Name: Clara', '  ', page.panel);
    one(page.panel, 'textbox', 'Name: Clara').blur();
    await settled(element);
    expect(page.errors).to.deep.equal(['A name is needed.']);
    expect(one(page.panel, 'textbox', 'Name: Clara').getAttribute('aria-invalid')).to.equal('true');
    expect(page.names).to.deep.equal(['Anna', 'Benno', 'Clara', 'Dieter']);
  });

  it('move round the table one by one, and the button moves along', async () => {
    const { page } = shown;
    await press('Clara: earlier');
    expect(order()).to.deep.equal(['Anna', 'Clara', 'Bernd', 'Dieter']);
    expect(page.focus).to.equal('Clara: earlier');
    await press('Clara: earlier');
    expect(order()).to.deep.equal(['Clara', 'Anna', 'Bernd', 'Dieter']);
    expect(page.focus, 'she can go no further').to.equal('Clara: later');
    expect(page.names, 'the sheet keeps its columns').to.deep.equal(FOUR);
    await press('Clara: later');
    expect(order()).to.deep.equal(['Anna', 'Clara', 'Bernd', 'Dieter']);
    const names = all(page.panel, 'textbox', /^Name: /).map((it) => (it as HTMLInputElement).value);
    expect(names).to.deep.equal(order());
  });

  it('come and go by undo and redo, and all of it is taken back in turn', async () => {
    const { page, element } = shown;
    const states = [element.match];
    const undone: string[] = [];
    const act = async (what: () => Promise<void>): Promise<void> => {
      await what();
      states.push(element.match);
      undone.push(`Undone: ${page.status.split('.')[0]!}`);
    };
    await act(() => join('Eva'));
    await act(() => press('Anna: leaves'));
    await act(() => press('Anna: is back'));
    await act(() => press('Dieter: later'));
    await act(async () => {
      await page.enter('Name: Clara', 'Carla', page.panel);
      one(page.panel, 'textbox', 'Name: Clara').blur();
      await settled(element);
    });
    expect(new Set(states).size, 'each did something').to.equal(states.length);
    for (const state of states.slice(0, -1).reverse()) {
      await page.undo();
      expect(page.status).to.equal(undone.pop());
      expect(element.match).to.deep.equal(state);
    }
    for (const state of states.slice(1)) {
      await page.redo();
      expect(element.match).to.deep.equal(state);
    }
  });
});
