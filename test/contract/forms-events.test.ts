import { expect } from 'chai';
import { click, press, type } from '../support/browser.js';
import { forEachTag } from '../support/elements.js';
import { sheetOf, showControl } from '../support/form-page.js';
import { Harness, heard } from '../support/harness.js';
import { MatchHarness } from '../support/match-harness.js';
import { settled } from '../support/page.js';
import { all, isVisible } from '../support/roles.js';

forEachTag('in a form, as its events tell', (its) => {
  const { tag, register, players, round } = its;
  const sheet = (more: object = {}) => ({ players, name: 'sheet', ...more });
  const calculator = (more: object = {}) => ({ ...sheet(more), view: 'round' });

  before(register);

  it('fires input and change when a user changed the match, and for nothing that a script did', async () => {
    const { element } = await showControl(tag, sheet());
    const events = [...['input', 'change']].map((type) => heard(type, element));
    element.addRound(round);
    element.undo();
    element.addRound(round);
    await settled(element);
    const counts = () => events.map(({ length }) => length);
    expect(counts()).to.deep.equal([0, 0]);
    const harness = new MatchHarness(element);
    await harness.undo();
    expect(counts()).to.deep.equal([1, 1]);
    await harness.redo();
    expect(counts()).to.deep.equal([2, 2]);
    expect(events[0]![0]).to.include({ bubbles: true, composed: true, target: element });
  });

  it('as a calculator fires input as something is typed, and change once it is left', async () => {
    const { form, element } = await showControl(tag, calculator({ round }));
    const filled = () =>
      (all(new Harness(element).root, 'textbox') as HTMLInputElement[]).find(
        (it) => it.value && isVisible(it),
      );
    if (!filled()) element.round = its.other; // all of its hands were cards
    await settled(element);
    const [inputs, changes] = [heard('input'), heard('change')];
    const before = sheetOf(form);
    await click(filled()!);
    await press('End', 'Backspace');
    await settled(element);
    expect(sheetOf(form)).not.to.equal(before);
    expect([inputs.length, changes.length]).to.deep.equal([1, 0]);
    await press('Tab');
    expect([inputs.length, changes.length]).to.deep.equal([1, 1]);
    expect(changes[0]!.target).to.equal(element);
  });

  it('fires neither while something is typed that is not part of it', async () => {
    const { element } = await showControl(tag, sheet());
    element.addRound(round);
    await settled(element);
    const [inputs, changes] = [heard('input'), heard('change')];
    const harness = new MatchHarness(element);
    await harness.section('Adjustment');
    const [field] = all(harness.panel, 'textbox') as HTMLInputElement[];
    await click(field!);
    await type('12');
    expect(field!.value).to.equal('12');
    await press('Tab');
    expect([inputs, changes]).to.deep.equal([[], []]);
  });
});
