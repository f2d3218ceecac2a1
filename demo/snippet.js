// The builder on the front page: what is chosen in its form, as an element to try and as a line to copy.
import { doko, okey, rummy } from '../src/core.ts';
import { lineOf } from './snippet-lines.js';

const GAMES = { doko, okey, rummy };
const form = document.querySelector('#snippet');
const place = document.querySelector('#preview');
const line = document.querySelector('#line');
const said = document.querySelector('#copied');

/** What is chosen, as attributes of the element; what is usual has none. */
function attributesOf(data) {
  const given = ['view', 'players', 'lang', 'rules', 'storage', 'cards'].map((name) => [
    name,
    data.get(name),
  ]);
  return Object.fromEntries(given.filter(([, value]) => value && value.trim() !== ''));
}

/** The game's presets; what was chosen stays, where the game has it. */
function offerRules(game) {
  const { rules } = form.elements;
  const before = rules.value;
  const { presets, unconfirmed = [] } = GAMES[game];
  const names = Object.keys(presets).filter((name) => !unconfirmed.includes(name));
  rules.replaceChildren(new Option('the usual ones', ''), ...names.map((name) => new Option(name, name)));
  rules.value = names.includes(before) ? before : '';
}

/** The element in its theme: the same one, unless the game or what shapes a new match is another. */
function show(game, attributes, theme) {
  const element = document.createElement(`${game}-score`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.removeAttribute('storage'); // trying things out keeps nothing
  place.className = theme;
  place.replaceChildren(element);
}

function update() {
  const data = new FormData(form);
  const game = data.get('game');
  for (const part of form.querySelectorAll('[data-for]')) part.hidden = part.dataset.for !== game;
  const attributes = attributesOf(data);
  const inFrame = data.get('form') === 'iframe';
  // a frame is a page of its own: it has neither the theme nor the language of the page around it
  form.elements.theme.disabled = inFrame;
  if (inFrame) attributes.lang ??= document.documentElement.lang;
  const theme = inFrame ? '' : (data.get('theme') ?? form.elements.theme.value);
  if (game !== 'okey') delete attributes.cards;
  if (data.get('view') === 'round') delete attributes.storage;
  show(game, attributes, theme);
  line.value = lineOf(data.get('form'), game, attributes, theme);
  line.rows = line.value.split('\n').length + 1;
  said.textContent = '';
}

async function copy() {
  try {
    await navigator.clipboard.writeText(line.value);
    said.textContent = 'Copied.';
  } catch {
    line.select();
    said.textContent = 'The browser does not allow it: the line is selected, copy it with the keyboard.';
  }
}

form.addEventListener('input', (event) => {
  if (event.target.name === 'game') offerRules(event.target.value);
  update();
});
form.addEventListener('submit', (event) => event.preventDefault());
document.querySelector('#copy').addEventListener('click', copy);
offerRules(new FormData(form).get('game'));
update();
