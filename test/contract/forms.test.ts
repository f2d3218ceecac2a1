import { expect } from 'chai';
import { match } from '../../src/core.js';
import { forEachTag, matchScreen } from '../support/elements.js';
import { sheetOf, send, showControl, type Control } from '../support/form-page.js';
import type { Keeper } from '../support/match-harness.js';
import { container, markup, settled } from '../support/page.js';

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
});
