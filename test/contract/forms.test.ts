import { expect } from 'chai';
import fc from 'fast-check';
import { match } from '../../src/core.js';
import { click, press, type } from '../support/browser.js';
import { forEachTag, matchScreen } from '../support/elements.js';
import { send, showForm } from '../support/form-page.js';
import { Harness, heard } from '../support/harness.js';
import { anything } from '../support/hostile.js';
import { MatchHarness, type Keeper } from '../support/match-harness.js';
import { afterwards, container, failures, markup, settled, until } from '../support/page.js';
import { all, focused, isVisible } from '../support/roles.js';

/** What an element has as a control of a form. */
interface Control extends Keeper {
  name: string;
  required: boolean;
  disabled: boolean;
  readonly form: HTMLFormElement | null;
  readonly type: string;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  addRound(round: object): void;
  undo(): void;
  formStateRestoreCallback(state: unknown, mode: string): void;
}

const showControl = async (...of: Parameters<typeof showForm>) => {
  const { form, element } = await showForm(...of);
  return { form, element: element as Control };
};

/** What a form would send at this moment. */
const sheetOf = (form: HTMLFormElement) => new FormData(form).get('sheet');

/** What has the focus is to be seen, can be used, and is in the element. */
function expectLedInto(element: Control): HTMLElement {
  const at = focused() as HTMLElement;
  expect(element.shadowRoot!.contains(at), `the focus is on ${at.outerHTML.slice(0, 60)}`).to.equal(true);
  expect(isVisible(at)).to.equal(true);
  expect(at.matches(':enabled')).to.equal(true);
  return at;
}

forEachTag('in a form', (its) => {
  const { tag, register, players, round } = its;
  const sheet = (more: object = {}) => ({ players, name: 'sheet', ...more });
  const calculator = (more: object = {}) => ({ ...sheet(more), view: 'round' });

  before(register);

  it('is a control as the platform’s are', async () => {
    const { form, element } = await showControl(tag, sheet());
    expect([...form.elements]).to.include(element);
    expect(form.elements.namedItem('sheet')).to.equal(element);
    expect([element.form, element.name, element.type]).to.deep.equal([form, 'sheet', tag]);
    expect([element.willValidate, element.checkValidity(), element.validationMessage]).to.deep.equal([
      true,
      true,
      '',
    ]);
    element.name = 'list';
    expect(new FormData(form).has('list')).to.equal(true);
    element.remove();
    expect([element.form, [...new FormData(form)]]).to.deep.equal([null, []]);
  });

  it('sends nothing without a name', async () => {
    const { form, element } = await showControl(tag, { players });
    element.addRound(round);
    expect([...(await send(form))!]).to.deep.equal([]);
  });

  it('sends the match as JSON, which shows it again', async () => {
    const { form, element } = await showControl(tag, sheet());
    element.addRound(round);
    const arrived = (await send(form))!.get('sheet')!;
    expect(match.fromJSON(arrived)).to.deep.equal(element.match);
    const other = document.createElement(tag) as Keeper;
    other.match = arrived;
    expect(other.match).to.deep.equal(element.match);
  });

  it('sends what there is at the moment, whoever changed it', async () => {
    const { form, element } = await showControl(tag, sheet());
    const sent = () => (JSON.parse(sheetOf(form) as string) as match.Match).entries.length;
    expect(sent()).to.equal(0);
    element.addRound(round);
    expect(sent()).to.equal(1);
    element.undo();
    expect(sent()).to.equal(0);
    element.match = matchScreen(its).properties!.match as match.Match;
    expect(sent()).to.equal(element.match.entries.length);
  });

  it('as a calculator sends the round, once it is complete and right', async () => {
    const { form, element } = await showControl(tag, calculator());
    expect((await send(form))!.get('sheet')).to.equal('');
    element.round = round;
    await settled(element);
    const arrived = (await send(form))!.get('sheet')!;
    element.round = arrived;
    await settled(element);
    expect(sheetOf(form), 'the attribute takes it').to.equal(arrived);
    expect(JSON.parse(arrived)).to.deep.include(JSON.parse(JSON.stringify(round)));
    [element.round] = its.wrong[0]!;
    await settled(element);
    expect(sheetOf(form)).to.equal('');
  });

  it('belongs to the form that its attribute names', async () => {
    const box = container();
    box.innerHTML = `<form id="far"></form>${markup(tag, { ...sheet(), form: 'far' })}`;
    await settled(box.querySelector<Control>(tag)!);
    expect(new FormData(box.querySelector('form')!).has('sheet')).to.equal(true);
  });

  // ---- Validity

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

  // ---- Reset, disabled, restored, named

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

  // ---- Events

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
