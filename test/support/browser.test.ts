import { expect } from 'chai';
import { click, emulateMedia, press, setViewport, type } from './browser.js';

/** What the tests rely on: a keyboard, a pointer and a page that behave the same in every engine. */
describe('the browser under test', () => {
  const clicked: string[] = [];
  let form: HTMLFormElement;

  const field = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
    form.querySelector(selector) as T;

  beforeEach(() => {
    clicked.length = 0;
    form = document.createElement('form');
    form.innerHTML = `
      <input id="name" aria-label="Name">
      <button type="button">Go</button>
      <input type="radio" name="choice" value="1" aria-label="One" checked>
      <input type="radio" name="choice" value="2" aria-label="Two">
      <input id="number" type="number" aria-label="Number">`;
    form.addEventListener('click', (event) => clicked.push((event.target as HTMLElement).localName));
    document.body.append(form);
  });

  afterEach(() => form.remove());

  it('types text and edits it', async () => {
    field('#name').focus();
    await type('Anna Ö, 120+3');
    expect(field('#name').value).to.equal('Anna Ö, 120+3');
    await press('Backspace', 'ArrowLeft', 'X', 'Home', 'Delete');
    expect(field('#name').value).to.equal('nna Ö, 120X+');
  });

  it('goes from field to field and back, and presses what has the focus', async () => {
    field('#name').focus();
    await press('Tab', 'Enter', 'Space');
    expect(clicked).to.deep.equal(['button', 'button']);
    await press('Tab', 'ArrowDown');
    expect(field('[value="2"]').checked).to.equal(true);
    await press('Tab');
    await type('42');
    expect(field('#number').value).to.equal('42');
    await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab');
    expect(document.activeElement).to.equal(field('#name'));
  });

  it('clicks into the middle of an element', async () => {
    await click(field('button'));
    expect(clicked).to.deep.equal(['button']);
  });

  it('gives the page the size a test asks for', async () => {
    await setViewport({ width: 700, height: 500 });
    expect([innerWidth, innerHeight]).to.deep.equal([700, 500]);
    await setViewport({ width: 1000, height: 700 });
    expect([innerWidth, innerHeight]).to.deep.equal([1000, 700]);
  });

  it('pretends media features where the engine can, and says so', async () => {
    const pretends = await emulateMedia({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
    expect(pretends).to.equal(navigator.userAgent.includes('Chrome'));
    expect(matchMedia('(forced-colors: active)').matches).to.equal(pretends);
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).to.equal(pretends);
    await emulateMedia({});
    expect(matchMedia('(forced-colors: active)').matches).to.equal(false);
  });
});
