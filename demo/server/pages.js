// The pages. Whatever somebody sent goes through `escape`.
import { publicEvening } from './evening.js';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (value) => String(value).replace(/[&<>"']/g, (character) => ENTITIES[character]);

const page = (title, body, scripts) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${escape(title)}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/public/club.css">
    ${scripts.map((path) => `<script type="module" src="${escape(path)}"></script>`).join('\n    ')}
  </head>
  <body>
    ${body}
  </body>
</html>
`;

/** The names and totals are for readers without JavaScript; with it, the element fetches the sheet: public/sheets.js. */
function sheet(evening) {
  const { id, changed, game, players } = publicEvening(evening);
  const rows = players.map(
    ({ name, total }) => `<tr><th scope="row">${escape(name)}</th><td>${escape(total)}</td></tr>`,
  );
  return `<article>
      <h2><a href="/evenings/${escape(id)}"><time datetime="${escape(changed)}">${escape(changed.slice(0, 10))}</time></a></h2>
      <${game}-score readonly data-evening="${escape(id)}"><table>${rows.join('')}</table></${game}-score>
    </article>`;
}

/** The scripts that show these sheets: each game's element once. */
const scriptsOf = (evenings) => [
  ...new Set(evenings.map(({ match }) => `/card-score/${match.game}-score.js`)),
  '/public/sheets.js',
];

const NOBODY = '<p>No evening yet.</p>';

export async function pages(server, { store }) {
  const send = (reply, html) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);

  server.get('/', (request, reply) => {
    const evenings = store.last(10);
    const body = `<header><h1>The last evenings</h1><a href="/score">Keep score</a></header>
    ${evenings.map(sheet).join('\n    ') || NOBODY}`;
    return send(reply, page('The last evenings', body, scriptsOf(evenings)));
  });

  server.get('/evenings/:id', (request, reply) => {
    const evening = store.get(request.params.id);
    if (!evening) return reply.callNotFound();
    const body = `<header><h1>An evening</h1><a href="/">The last evenings</a></header>
    ${sheet(evening)}`;
    return send(reply, page('An evening', body, scriptsOf([evening])));
  });

  server.get('/score', (request, reply) => {
    const body = `<header><h1>Tonight</h1><a href="/">The last evenings</a></header>
    <p id="sent" role="status"></p>
    <doko-score players="Anna, Bernd, Clara, Dieter" storage="tonight"></doko-score>
    <div id="conflict" hidden>
      <p>Somebody changed this evening from another window.</p>
      <button type="button" id="theirs">Show theirs</button>
      <button type="button" id="mine">Keep mine</button>
    </div>
    <button type="button" id="remove" hidden>Remove this evening from the server</button>`;
    return send(reply, page('Tonight', body, ['/card-score/doko-score.js', '/public/score.js']));
  });
}
