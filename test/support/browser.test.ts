import { expect } from 'chai';
import { click, emulateMedia, press, setViewport, type } from './browser.js';

describe('the keyboard and pointer of the tests', () => {
  const events: string[] = [];
  let page: HTMLElement;

  beforeEach(() => {
    page = document.createElement('form');
    page.innerHTML = `<input aria-label="name"><button type="button">go</button>
      <fieldset><input type="radio" name="r" value="1" aria-label="1" checked><input type="radio" name="r" value="2" aria-label="2"></fieldset><input aria-label="last" type="number">`;
    events.length = 0;
    page.addEventListener('click', (e) => events.push((e.target as HTMLElement).localName));
    document.body.append(page);
  });
  afterEach(() => page.remove());
  const input = () => page.querySelector('input') as HTMLInputElement;

  it('types text', async () => {
    input().focus();
    await type('Anna Ö, 120+3');
    expect(input().value).to.equal('Anna Ö, 120+3');
    await press('Backspace', 'ArrowLeft', 'X', 'Home', 'Delete');
    expect(input().value).to.equal('nna Ö, 120X+');
  });
  it('tabs both ways and presses', async () => {
    input().focus();
    await press('Tab');
    expect(document.activeElement?.localName).to.equal('button');
    await press('Enter', 'Space');
    expect(events).to.deep.equal(['button', 'button']);
    await press('Tab', 'ArrowDown');
    expect(page.querySelector<HTMLInputElement>('[value="2"]')?.checked).to.equal(true);
    await press('Tab');
    expect(document.activeElement?.getAttribute('aria-label')).to.equal('last');
    await type('42');
    expect((document.activeElement as HTMLInputElement).value).to.equal('42');
    await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab');
    expect(document.activeElement).to.equal(input());
  });
  it('clicks', async () => {
    await click(page.querySelector('button') as HTMLElement);
    expect(events).to.deep.equal(['button']);
  });
  it('sizes the page', async () => {
    await setViewport({ width: 700, height: 500 });
    expect([innerWidth, innerHeight]).to.deep.equal([700, 500]);
    await setViewport({ width: 1000, height: 700 });
    expect([innerWidth, innerHeight]).to.deep.equal([1000, 700]);
  });
  it('pretends media features', async () => {
    const can = await emulateMedia({
      'forced-colors': 'active',
      'prefers-color-scheme': 'dark',
      'prefers-reduced-motion': 'reduce',
    });
    console.log(can);
    expect(matchMedia('(forced-colors: active)').matches).to.equal(can);
    expect(matchMedia('(prefers-color-scheme: dark)').matches).to.equal(can);
    await emulateMedia({});
    expect(matchMedia('(forced-colors: active)').matches).to.equal(false);
  });
});
