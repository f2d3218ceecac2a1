// The server: what it takes, what it refuses, and with which answer.
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import { InvalidInput } from 'card-score/core';
import fastify from 'fastify';
import { fileURLToPath } from 'node:url';
import { api } from './api.js';
import { pages } from './pages.js';
import { openStore } from './store.js';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

/** An evening of thirty games with seven players has some 15 kB. */
const MOST_BYTES = 128 * 1024;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
].join('; ');

/**
 * @param {{ database: string, perMinute?: number, changesPerMinute?: number, most?: number }} options
 *   the file of the database, or `:memory:`; how often one visitor may ask, and change something; how many evenings there may be
 */
export async function app({ database, perMinute = 600, changesPerMinute = 60, most = 5000 }) {
  const server = fastify({
    bodyLimit: MOST_BYTES,
    trustProxy: 'loopback', // a web server in front, on this machine, says who asks
    logger: false,
  });
  const store = openStore(database, most);
  server.addHook('onClose', () => store.close());

  // JSON is all it reads: no form of another site can send that without being asked first
  server.removeContentTypeParser('text/plain');

  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  server.setErrorHandler((error, request, reply) => {
    if (error instanceof InvalidInput) return reply.code(422).send({ error: 'match', issues: error.issues });
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    return reply.code(status).send({ error: status < 500 ? error.message : 'The server failed.' });
  });

  await server.register(rateLimit, { max: perMinute, timeWindow: '1 minute' });
  server.setNotFoundHandler({ preHandler: server.rateLimit() }, (request, reply) =>
    reply.code(404).send({ error: 'There is nothing here.' }),
  );
  await server.register(files, { root: folder('public'), prefix: '/public/', index: false });
  await server.register(files, {
    root: folder('node_modules/card-score/dist/cdn'),
    prefix: '/card-score/',
    index: false,
    decorateReply: false,
  });
  await server.register(api, { prefix: '/api/evenings', store, changesPerMinute });
  await server.register(pages, { store });
  return server;
}
