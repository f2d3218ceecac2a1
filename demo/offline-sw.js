// The ten lines of docs/offline.md, with the files of demo/offline.html.
const NAME = 'score';
const FILES = ['offline.html', 'card-score.js', 'demo.css', 'offline.js'];

addEventListener('install', (event) => event.waitUntil(caches.open(NAME).then((it) => it.addAll(FILES))));
addEventListener('fetch', (event) => event.respondWith(answer(event)));

async function answer(event) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(event.request, { ignoreSearch: true });
  if (!kept) return fetch(event.request);
  const fresh = fetch(event.request).then((it) => it.ok && cache.put(kept.url, it));
  event.waitUntil(fresh.catch(() => {}));
  return kept;
}
