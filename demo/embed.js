// What else happens to elements on a page.
import { upgrade } from '../src/embed.ts';

const root = document.querySelector('#foreign').attachShadow({ mode: 'closed' });
const place = document.createElement('div');
for (const [name, value] of Object.entries({ cardScore: 'doko', view: 'round', lang: 'de' }))
  place.dataset[name] = value;
root.append(place);
upgrade(root);

const moved = document.querySelector('#moved');
document.querySelector('#move').addEventListener('click', () => {
  const [here, there] = [document.querySelector('#here'), document.querySelector('#there')];
  (moved.parentElement === here ? there : here).append(moved);
});
document.querySelector('#clone').addEventListener('click', () => moved.after(moved.cloneNode(true)));
