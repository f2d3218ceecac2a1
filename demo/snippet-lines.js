// A line for a page that shows an element: what is needed once, and what stands in its place.

/** Where the lines expect the folder `dist/cdn`. */
const FOLDER = '/card-score';

const ENTITIES = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const quoted = (value) => `"${value.replace(/[&"<>]/g, (sign) => ENTITIES[sign])}"`;

/** A shortcode ends at the first bracket, whatever quotes are around it. */
const inShortcode = (value) => quoted(value).replaceAll('[', '&#91;').replaceAll(']', '&#93;');

const listed = (attributes, prefix = '', quote = quoted) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${prefix}${name}=${quote(value)}`)
    .join('');

const script = (file) => `<script type="module" src="${FOLDER}/${file}"></script>`;

const FORMS = {
  tag: (game, attributes) => [
    script(`${game}-score.js`),
    `<${game}-score${listed(attributes)}></${game}-score>`,
  ],
  div: (game, attributes) => [
    script('embed.js'),
    `<div data-card-score="${game}"${listed(attributes, 'data-')}></div>`,
  ],
  shortcode: (game, attributes) => [`[card-score game="${game}"${listed(attributes, '', inShortcode)}]`],
  iframe: (game, attributes) => [
    `<iframe src=${quoted(`${FOLDER}/embed-frame.html?${new URLSearchParams({ game, ...attributes })}`)} title="Score sheet" width="100%" height="1100"></iframe>`,
  ],
};

/** Takes the attributes as they are, and writes them as `form` has them. `theme` is the class of one of the themes; a frame has none. */
export function lineOf(form, game, attributes, theme) {
  const lines = FORMS[form](game, attributes);
  const shown = lines.pop();
  return [...lines, theme && form !== 'iframe' ? `<div class="${theme}">${shown}</div>` : shown].join('\n');
}
