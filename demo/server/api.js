// The evenings as JSON. README.md tells what each request is for and how it is answered.
import { match } from 'card-score/core';
import { publicEvening } from './evening.js';

const ID = { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' };
const params = { type: 'object', properties: { id: ID }, required: ['id'] };

/** What the core takes, and a club's evening never needs. */
const MOST = { entries: 400, players: 16, name: 60, reason: 200 };

/** The key of `Authorization: Bearer …`, or undefined. */
const keyOf = ({ headers }) => /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.authorization ?? '')?.[1];

/** The version that the sender knows: 0 with `If-None-Match: *`, n with `If-Match: "n"`; undefined without either. */
function knownVersion({ headers }) {
  if (headers['if-none-match'] === '*') return 0;
  const version = /^"([1-9]\d{0,8})"$/.exec(headers['if-match'] ?? '')?.[1];
  return version && Number(version);
}

/** Why a match is more than a club's evening, or undefined. */
function tooMuch({ players, entries }) {
  if (entries.length > MOST.entries) return `More than ${MOST.entries} entries`;
  const joined = entries.flatMap((entry) => (entry.type === 'players' ? (entry.join ?? []) : []));
  const names = [...players, ...joined];
  if (names.length > MOST.players) return `More than ${MOST.players} players`;
  if (names.some((name) => name.length > MOST.name)) return `A name of more than ${MOST.name} characters`;
  if (entries.some(({ reason = '' }) => reason.length > MOST.reason)) {
    return `A reason of more than ${MOST.reason} characters`;
  }
}

export async function api(server, { store, changesPerMinute }) {
  const changes = { rateLimit: { max: changesPerMinute, timeWindow: '1 minute' } };
  const refused = {
    key: [403, 'This is not the key of the evening.'],
    version: [412, 'The evening has changed since.'],
    full: [507, 'No more evenings can be kept.'],
    unknown: [404, 'There is no such evening.'],
  };
  const refuse = (reply, why) => reply.code(refused[why][0]).send({ error: refused[why][1] });
  const noKey = (reply) =>
    reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Its key is needed.' });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  server.get('/', () => store.last(50).map(publicEvening));

  server.get('/:id', { schema: { params } }, (request, reply) => {
    const evening = store.get(request.params.id);
    if (!evening) return refuse(reply, 'unknown');
    return reply.header('etag', `"${evening.version}"`).send(evening.match);
  });

  server.put('/:id', { schema: { params }, config: changes }, (request, reply) => {
    const key = keyOf(request);
    if (!key) return noKey(reply);
    const version = knownVersion(request);
    if (version === undefined) {
      return reply.code(428).send({ error: 'Say which version you know: If-Match, or If-None-Match: *.' });
    }
    const given = match.toJSON(match.fromJSON(request.body)); // or it throws, and app.js answers 422
    const excess = tooMuch(given);
    if (excess) return reply.code(422).send({ error: excess });
    const kept = store.put({ id: request.params.id, key, match: given, version });
    if (kept.version > 0) reply.header('etag', `"${kept.version}"`);
    if (refused[kept.outcome]) return refuse(reply, kept.outcome);
    return reply.code(kept.outcome === 'new' ? 201 : 200).send({ version: kept.version });
  });

  server.delete('/:id', { schema: { params }, config: changes }, (request, reply) => {
    const key = keyOf(request);
    if (!key) return noKey(reply);
    const outcome = store.remove(request.params.id, key);
    return outcome === 'removed' ? reply.code(204).send() : refuse(reply, outcome);
  });
}
