import { match } from 'card-score/core';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { afterEach, describe, it } from 'node:test';
import { app } from '../app.js';

const random = (bytes) => randomBytes(bytes).toString('base64url');
const ROUND = {
  kind: 'normal',
  reAugen: 130,
  re: { players: [0, 2], call: 'none' },
  kontra: { call: 'none' },
};

/** A match of Doppelkopf with so many games. */
function played(games = 1, players = ['Anna', 'Bernd', 'Clara', 'Dieter']) {
  let evening = match.create({ game: 'doko', players });
  for (let i = 0; i < games; i++) evening = match.add(evening, ROUND);
  return match.toJSON(evening);
}

let server;
afterEach(() => server?.close());

/** A server of one's own, and its writer with an evening and a key. */
async function start(options = {}) {
  server = await app({ database: ':memory:', ...options });
  const writer = { id: random(16), key: random(32) };
  const put = (body, { id = writer.id, key = writer.key, version = 0, headers = {} } = {}) =>
    server.inject({
      method: 'PUT',
      url: `/api/evenings/${id}`,
      headers: {
        'content-type': 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
        ...(version === 0 ? { 'if-none-match': '*' } : version && { 'if-match': `"${version}"` }),
        ...headers,
      },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const get = (url = `/api/evenings/${writer.id}`, headers = {}) => server.inject({ url, headers });
  const del = (key = writer.key) =>
    server.inject({
      method: 'DELETE',
      url: `/api/evenings/${writer.id}`,
      headers: key && { authorization: `Bearer ${key}` },
    });
  return { writer, put, get, del };
}

describe('an evening', () => {
  it('is kept, read again and listed', async () => {
    const { writer, put, get } = await start();
    const evening = played(2);
    const answer = await put(evening);
    assert.equal(answer.statusCode, 201);
    assert.equal(answer.headers.etag, '"1"');
    const read = await get();
    assert.deepEqual(read.json(), evening);
    assert.equal(read.headers.etag, '"1"');
    const [listed] = (await get('/api/evenings')).json();
    assert.equal(listed.id, writer.id);
    assert.deepEqual(listed.players[0], { name: 'Anna', total: 2, rank: 1 });
    assert.ok(!JSON.stringify(listed).includes(writer.key));
  });

  it('changes for who knows its version, and for nobody who does not', async () => {
    const { put } = await start();
    await put(played(1));
    assert.equal((await put(played(2), { version: 1 })).statusCode, 200);
    const stale = await put(played(3), { version: 1 });
    assert.equal(stale.statusCode, 412);
    assert.equal(stale.headers.etag, '"2"');
    assert.equal((await put(played(3))).statusCode, 412);
    assert.equal((await put(played(3), { version: null })).statusCode, 428);
  });

  it('may be sent again when the answer was lost', async () => {
    const { put } = await start();
    const evening = played(1);
    await put(evening);
    const again = await put(evening);
    assert.equal(again.statusCode, 200);
    assert.deepEqual(again.json(), { version: 1 });
  });

  it('opens to its key alone', async () => {
    const { put, get, del } = await start();
    const evening = played(1);
    await put(evening);
    assert.equal((await put(played(2), { version: 1, key: random(32) })).statusCode, 403);
    assert.equal((await put(evening, { key: random(32) })).statusCode, 403);
    assert.equal((await put(played(2), { version: 1, key: '' })).statusCode, 401);
    assert.equal((await del(random(32))).statusCode, 403);
    assert.deepEqual((await get()).json(), evening);
  });

  it('goes when its writer says so', async () => {
    const { put, get, del } = await start();
    await put(played(1));
    assert.equal((await del()).statusCode, 204);
    assert.equal((await get()).statusCode, 404);
    assert.equal((await del()).statusCode, 404);
  });
});

describe('what the server refuses', () => {
  it('a match that the core refuses, with the core’s own issues', async () => {
    const { put } = await start();
    const { entries, ...rest } = played(1);
    const wrong = { ...entries[0], round: { ...ROUND, reAugen: 241 } };
    const answer = await put({ ...rest, entries: [wrong] });
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(answer.json().issues, [{ code: 'augen', path: 'entries.0.round.reAugen' }]);
  });

  it('what is no match at all', async () => {
    const { put } = await start();
    for (const body of [[], {}, 'null', '5', '"text"', { version: 1 }, { ...played(1), game: 'chess' }]) {
      assert.equal((await put(body)).statusCode, 422, JSON.stringify(body));
    }
    for (const body of ['', '{', '<html>', '{"__proto__":{"game":"doko"}}']) {
      assert.equal((await put(body)).statusCode, 400, body);
    }
  });

  it('what is no JSON', async () => {
    const { put } = await start();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await put(played(1), { headers: { 'content-type': type } });
      assert.equal(answer.statusCode, 415, type);
    }
  });

  it('what is too much: bytes, games, players, letters', async () => {
    const { put } = await start();
    assert.equal((await put(`"${'x'.repeat(200_000)}"`)).statusCode, 413);
    assert.equal((await put(played(401))).statusCode, 422);
    assert.equal((await put(played(1, ['Anna', 'Bernd', 'Clara', 'x'.repeat(61)]))).statusCode, 422);
    const reason = 'x'.repeat(201);
    const penalty = match.adjust(played(1), { points: [-5, 0, 0, 0], reason });
    assert.equal((await put(match.toJSON(penalty))).statusCode, 422);
  });

  it('ids that are none, whatever stands in them', async () => {
    const { put, get } = await start();
    const ids = [
      "' OR 1=1 --",
      "x'); DROP TABLE evening; --",
      '../../etc/passwd',
      'x'.repeat(5000),
      '%00',
      '',
    ];
    for (const id of ids.map(encodeURIComponent)) {
      assert.ok([400, 404, 414].includes((await put(played(1), { id })).statusCode), id);
      assert.ok([400, 404, 414].includes((await get(`/evenings/${id}`)).statusCode), id);
    }
    assert.equal((await put(played(1))).statusCode, 201, 'the table is still there');
  });

  it('files that are not meant for anybody', async () => {
    const { get } = await start();
    for (const path of [
      '/public/../store.js',
      '/public/..%2fstore.js',
      '/card-score/../package.json',
      '/public/',
    ]) {
      assert.ok([403, 404].includes((await get(path)).statusCode), path);
    }
  });

  it('more evenings than it has room for', async () => {
    const { put } = await start({ most: 2 });
    for (const status of [201, 201, 507]) {
      assert.equal((await put(played(1), { id: random(16) })).statusCode, status);
    }
  });

  it('a visitor who asks too often, and nobody else', async () => {
    const { put, get } = await start({ changesPerMinute: 3, perMinute: 10 });
    for (let i = 0; i < 3; i++) await put(played(1), { id: random(16) });
    const answer = await put(played(1), { id: random(16) });
    assert.equal(answer.statusCode, 429);
    assert.ok(Number(answer.headers['retry-after']) > 0);
    const other = { headers: { 'x-forwarded-for': '192.0.2.7' }, id: random(16) };
    assert.equal((await put(played(1), other)).statusCode, 201);
    for (let i = 0; i < 10; i++) await get('/');
    assert.equal((await get('/')).statusCode, 429);
    assert.equal((await get('/nothing')).statusCode, 429);
  });
});

describe('the pages', () => {
  const HOSTILE = ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', "' onload='", '&lt;b&gt;'];

  it('show what somebody sent as text', async () => {
    const { writer, put, get } = await start();
    await put(played(1, HOSTILE));
    for (const url of ['/', `/evenings/${writer.id}`]) {
      const { body } = await get(url);
      assert.ok(body.includes('&lt;img src=x onerror=alert(1)&gt;'));
      assert.ok(body.includes('&amp;lt;b&amp;gt;'));
      assert.doesNotMatch(body, /<img|<script>|' onload/);
    }
  });

  it('let no script and no style of another origin, none that stands in the page, and no frame around them', async () => {
    const { get } = await start();
    for (const url of ['/', '/score', '/nothing', '/api/evenings']) {
      const { headers, body } = await get(url);
      const policy = headers['content-security-policy'];
      assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
      assert.match(policy, /frame-ancestors 'none'/);
      assert.doesNotMatch(policy, /unsafe/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['access-control-allow-origin'], undefined);
      assert.doesNotMatch(body, / style=| on\w+=|<style|<script(?! type="module" src=)/);
    }
  });
});
