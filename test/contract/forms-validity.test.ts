import { expect } from 'chai';
import { forEachTag } from '../support/elements.js';
import { expectLedInto, send, showControl } from '../support/form-page.js';
import { Harness } from '../support/harness.js';
import { MatchHarness } from '../support/match-harness.js';
import { settled } from '../support/page.js';
import { all, isVisible } from '../support/roles.js';

forEachTag('in a form that is checked', (its) => {
  const { tag, register, players, round } = its;
  const sheet = (more: object = {}) => ({ players, name: 'sheet', ...more });
  const calculator = (more: object = {}) => ({ ...sheet(more), view: 'round' });

  before(register);

  for (const width of [360, 1000]) {
    it(`required, ${width} px wide, keeps the form until a round is recorded, and leads to where that is done`, async () => {
      const around = (it: string) => `<div style="inline-size: ${width}px">${it}</div>`;
      const { form, element } = await showControl(tag, sheet({ required: true }), { around });
      expect(await send(form)).to.equal(null);
      expect(element.validity.valueMissing).to.equal(true);
      expect(element.validationMessage).to.match(/^Not recorded yet: (Game|Round) 1$/);
      expectLedInto(element);
      element.addRound(round);
      expect(await send(form)).not.to.equal(null);
      element.undo();
      expect(element.checkValidity()).to.equal(false);
    });
  }

  it('required, as a calculator, says what is still open, and leads there', async () => {
    const { form, element } = await showControl(tag, calculator({ required: true }));
    expect(await send(form)).to.equal(null);
    expect(element.validity.valueMissing).to.equal(true);
    expect(element.validationMessage).to.equal(new Harness(element).reading);
    expectLedInto(element);
    element.round = round;
    await settled(element);
    expect(await send(form)).not.to.equal(null);
  });

  it('is required by property at once', async () => {
    const { element } = await showControl(tag, sheet());
    element.required = true;
    expect(element.checkValidity()).to.equal(false);
    element.required = false;
    expect(element.checkValidity()).to.equal(true);
  });

  it('says what is missing in its own language', async () => {
    const { element } = await showControl(tag, sheet({ required: true }));
    document.documentElement.lang = 'de';
    await settled(element);
    expect(element.validationMessage).to.match(/^Noch nicht eingetragen: /);
  });

  for (const [wrong, text = ''] of its.wrong) {
    it(`keeps the form while something is wrong: ${text}`, async () => {
      const { form, element } = await showControl(tag, calculator({ round: wrong }));
      expect(await send(form)).to.equal(null);
      expect(element.validity.badInput).to.equal(true);
      expect(element.validationMessage).to.equal('Not right yet: see the marked line');
      const at = expectLedInto(element);
      const harness = new Harness(element);
      const marked = all(harness.root, 'textbox').filter((it) => it.ariaInvalid === 'true' && isVisible(it));
      if (marked.some((it) => harness.describedBy(it).includes(text)))
        expect(harness.describedBy(at)).to.include(text);
    });
  }

  it('keeps the form while a correction is complete and not recorded', async () => {
    const { form, element } = await showControl(tag, sheet({ required: true }));
    element.addRound(round);
    await settled(element);
    const harness = new MatchHarness(element);
    await harness.correct(/ 1/);
    expect(await send(form), 'nothing was changed').not.to.equal(null);
    const radios = all(harness.root, 'radio') as HTMLInputElement[];
    const chosen = radios.find(({ checked }) => checked)!;
    const other = radios.find(({ name, checked }) => name === chosen.name && !checked)!;
    for (const radio of [other, chosen]) {
      await harness.hand.press(radio);
      await settled(element);
    }
    expect(element.validationMessage).to.match(/^Not recorded yet: (Game|Round) 1$/);
    expect(await send(form)).to.equal(null);
    expect(expectLedInto(element).part.contains('record')).to.equal(true);
  });

  it('never keeps a form back where nobody could mend it: readonly, disabled', async () => {
    for (const attribute of ['readonly', 'disabled']) {
      const { form, element } = await showControl(tag, sheet({ required: true, [attribute]: true }));
      expect(element.willValidate).to.equal(false);
      const arrived = (await send(form))!;
      expect(arrived.has('sheet'), attribute).to.equal(attribute === 'readonly');
    }
  });
});
