// A plugin for Eleventy: {% cardScore "doko", "players=Anna, Bernd, Clara, Dieter", "storage=club" %}
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

/** What an author may say beside the game: the element's own attributes. */
const ATTRIBUTES = 'players view rules round lang storage words cards readonly disabled'.split(' ');

function cardScore(game, ...given) {
  const pairs = given.map((text) => /^(\w+)(?:=(.*))?$/s.exec(text) ?? []);
  const data = pairs
    .filter(([, name]) => ATTRIBUTES.includes(name))
    .map(([, name, value = '']) => ` data-${name}="${escape(value)}"`);
  return `<script type="module" src="/card-score/embed.js"></script>
<div data-card-score="${escape(game)}"${data.join('')}></div>`;
}

export default function plugin(config) {
  config.addShortcode('cardScore', cardScore);
  config.addPassthroughCopy({ 'node_modules/card-score/dist/cdn': 'card-score' });
}
