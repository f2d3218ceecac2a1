import { expect } from 'chai';
import fc from 'fast-check';
import { click } from '../support/browser.js';
import { forEachTag } from '../support/elements.js';
import { expectLedInto, sheetOf, showControl, type Control } from '../support/form-page.js';
import { Harness } from '../support/harness.js';
import { anything } from '../support/hostile.js';
import { MatchHarness } from '../support/match-harness.js';
import { afterwards, failures, settled, until } from '../support/page.js';
import { all, isVisible } from '../support/roles.js';

forEachTag('in a form that is reset, disabled or restored', (its) => {
  const { tag, register, players, round } = its;
  const sheet = (more: object = {}) => ({ players, name: 'sheet', ...more });
  const calculator = (more: object = {}) => ({ ...sheet(more), view: 'round' });

  before(register);

  it('begins anew when the form is reset', async () => {
    const { form, element } = await showControl(tag, sheet({ required: true }));
    const before = sheetOf(form);
    element.addRound(round);
    await settled(element);
    form.reset();
    await settled(element);
    expect(sheetOf(form)).to.equal(before);
    expect(element.checkValidity()).to.equal(false);
  });

  it('as a calculator shows the round of the page again when the form is reset', async () => {
    const { form, element } = await showControl(tag, calculator({ round }));
    const before = sheetOf(form);
    const harness = new Harness(element);
    const [box] = [...all(harness.root, 'checkbox'), ...all(harness.root, 'radio')];
    await harness.hand.press(box!);
    await settled(element);
    form.reset();
    await settled(element);
    expect(sheetOf(form)).to.equal(before);
  });

  for (const view of ['match', 'round']) {
    it(`can be blocked by a fieldset: view="${view}"`, async () => {
      const around = (it: string) => `<fieldset>${it}</fieldset>`;
      const { form, element } = await showControl(tag, sheet({ view }), { around });
      const harness = new Harness(element);
      const usable = () =>
        ['button', 'radio', 'checkbox', 'textbox']
          .flatMap((role) => all(harness.root, role))
          .filter((it) => it.matches(':enabled') && isVisible(it)).length;
      const before = usable();
      const fieldset = form.querySelector('fieldset')!;
      fieldset.disabled = true;
      await settled(element);
      expect([sheetOf(form), element.disabled]).to.deep.equal([null, false]);
      const blocked = usable();
      expect(blocked).to.be.below(before);
      element.disabled = true;
      await settled(element);
      expect(usable(), 'as by its own attribute').to.equal(blocked);
      fieldset.disabled = false;
      await settled(element);
      expect([sheetOf(form), usable()]).to.deep.equal([null, blocked]);
      element.disabled = false;
      expect(sheetOf(form)).not.to.equal(null);
      await settled(element);
      expect(usable()).to.equal(before);
    });
  }

  it('has back what the browser kept', async () => {
    const first = await showControl(tag, sheet());
    first.element.addRound(round);
    const { form, element } = await showControl(tag, sheet());
    element.formStateRestoreCallback(sheetOf(first.form), 'restore');
    expect(sheetOf(form)).to.equal(sheetOf(first.form));
    await settled(element);
    expect(new MatchHarness(element).rows).to.have.lengthOf(1);
  });

  it('as a calculator has back what the browser kept', async () => {
    const first = await showControl(tag, calculator({ round }));
    const { form, element } = await showControl(tag, calculator());
    element.formStateRestoreCallback(sheetOf(first.form), 'restore');
    await settled(element);
    await until(() => sheetOf(form) !== '', 'the round');
    expect(sheetOf(form)).to.equal(sheetOf(first.form));
  });

  it('puts what is stored, or what the page has set, before what the browser kept', async () => {
    afterwards(() => localStorage.clear());
    const old = await showControl(tag, sheet());
    old.element.addRound(round);
    const kept = sheetOf(old.form);
    const first = await showControl(tag, sheet({ storage: 'form' }));
    first.element.addRound(round);
    first.element.addRound(round);
    const second = document.createElement(tag) as Control;
    second.setAttribute('storage', 'form');
    second.formStateRestoreCallback(kept, 'restore');
    expect(second.match).to.deep.equal(first.element.match);
    const set = document.createElement(tag) as Control;
    set.match = first.element.match;
    set.formStateRestoreCallback(kept, 'restore');
    expect(set.match).to.deep.equal(first.element.match);
  });

  it('takes anything for what the browser kept', async () => {
    const failed = failures();
    const texts = fc.oneof(
      anything,
      fc.json(),
      fc.string(),
      fc.constantFrom('{', '[]', 'null', '{"version":1}'),
    );
    for (const view of ['match', 'round']) {
      const { form, element } = await showControl(tag, sheet({ view }));
      const before = sheetOf(form);
      await fc.assert(
        fc.asyncProperty(texts, async (state) => {
          element.formStateRestoreCallback(state, 'restore');
          await settled(element);
          expect(sheetOf(form)).to.equal(before);
        }),
        { numRuns: 40 },
      );
    }
    expect(failed).to.deep.equal([]);
  });

  it('is named by its label, which leads into it', async () => {
    const around = (it: string) => `<label for="of-us">Our evening</label>${it}`;
    const { form, element } = await showControl(tag, sheet({ id: 'of-us' }), { around });
    const label = form.querySelector('label')!;
    expect([...element.labels]).to.deep.equal([label]);
    await click(label);
    expectLedInto(element);
  });
});
