import { expect } from 'chai';
import { upgrade } from '../../src/embed.js';
import { expectNoObjection } from '../support/axe.mjs';
import { click, press, type } from '../support/browser.js';
import { container, settled, until, type Shown } from '../support/page.js';
import { one } from '../support/roles.js';

/** The front page's builder, with its script. */
let page: HTMLElement;

const radio = (name: RegExp) => one(page, 'radio', name) as HTMLInputElement;
const field = (selector: string) => page.querySelector<HTMLInputElement>(selector)!;
const line = () => field('#line').value;
const shown = () => page.querySelector<Shown>('#preview > *')!;

/** Chooses from a list as a keyboard does that types the beginning of an option. */
async function choose(name: string, text: string): Promise<void> {
  page.querySelector<HTMLElement>(`[name=${name}]`)!.focus();
  await type(text);
}

async function retype(name: string, text: string): Promise<void> {
  const input = field(`[name=${name}]`);
  input.focus();
  input.select();
  await type(text);
}

/** The element that a line to copy brings onto a page; its script is here already. */
async function pasted(html: string): Promise<Shown> {
  const box = container({ lang: 'en' });
  box.append(document.createRange().createContextualFragment(html.replace(/<script.*<\/script>/g, '')));
  upgrade(box);
  const element = () => [...box.querySelectorAll<Shown>('*')].find((it) => it.shadowRoot);
  await until(() => !!element(), 'an element');
  await settled(element()!);
  return element()!;
}

const attributes = (element: Element) =>
  Object.fromEntries(element.getAttributeNames().map((name) => [name, element.getAttribute(name)]));

describe('the builder on the front page', () => {
  before(async () => {
    const html = await (await fetch('/demo/index.html')).text();
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    page = document.createElement('main');
    page.append(...body.children);
    document.body.append(page);
    await import('../../src/index.js');
    await import(new URL('/demo/snippet.js', location.href).href);
  });
  after(() => page.remove());

  it('begins with a tag that is shown below it', async () => {
    expect(line()).to.include('<script type="module" src="/card-score/doko-score.js"></script>');
    expect(line()).to.include('<doko-score players="Anna, Bernd, Clara, Dieter"></doko-score>');
    await settled(shown());
    expect(shown().localName).to.equal('doko-score');
    expect(shown().shadowRoot!.textContent).to.include('Dieter');
  });

  it('writes what is chosen, and shows it at once', async () => {
    await click(radio(/^Okey$/));
    await click(radio(/one round/));
    await retype('players', 'Ayşe, "Memo" <b>, [E] [F]');
    await choose('lang', 'T');
    await choose('cards', 'ti');
    await choose('theme', 'as in');
    const element = await pasted(line());
    expect(attributes(element)).to.deep.equal({
      view: 'round',
      players: 'Ayşe, "Memo" <b>, [E] [F]',
      lang: 'tr',
      cards: 'tiles',
    });
    expect(element.parentElement!.className).to.equal('news');
    expect(attributes(shown())).to.deep.equal(attributes(element));
    expect(shown().parentElement!.className).to.equal('news');
  });

  it('writes the same as a place, a shortcode and a frame', async () => {
    const { players, ...rest } = attributes(shown());
    await click(radio(/a place/));
    expect(attributes(await pasted(line()))).to.deep.equal({ players, ...rest });
    await click(radio(/a shortcode/));
    expect(line()).to.match(
      /^<div class="news">\[card-score game="okey" view="round" players="[^"[\]<>]*" .*\]<\/div>$/,
    );
    await click(radio(/a frame/));
    const box = container();
    box.append(document.createRange().createContextualFragment(line().replace('src=', 'data-src=')));
    const { search } = new URL(box.querySelector('iframe')!.dataset.src!, location.href);
    expect(Object.fromEntries(new URLSearchParams(search))).to.deep.equal({ game: 'okey', players, ...rest });
  });

  it('offers the rules of the game, and keeps the match where the page asks for it', async () => {
    await click(radio(/a tag/));
    await click(radio(/a whole match/));
    await choose('rules', 'okey-11');
    await retype('storage', 'tuesday');
    expect(line()).to.include(' rules="okey-11"').and.to.include(' storage="tuesday"');
    expect(shown().getAttribute('storage')).to.equal(null);
    await click(radio(/^Rummy$/));
    expect(line()).not.to.include('rules=');
    expect(line()).not.to.include('cards=');
  });

  it('copies the line by keyboard, and says so', async () => {
    one(page, 'button', 'Copy').focus();
    await press('Enter');
    await until(() => one(page, 'status').textContent !== '', 'a word about it');
    expect(one(page, 'status').textContent).to.match(/^Copied\.|the line is selected/);
  });

  it('has nothing that axe objects to', () =>
    expectNoObjection(page.querySelector('#snippet')!, ['color-contrast']));
});
