// The evening that this browser writes: which it is, the key that may change it, and what was sent of it.
const KEPT = 'club-evening';

/** So many random bytes, as text for an address. */
const random = (bytes) =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * A new evening. Id and key are made here, so that a request may be repeated when its answer was lost.
 * `version`: what the server has; `entries`: what was sent last, whether or not an answer came; `isHeld`: taken from
 * the server by its writer, and not sent again before something happens.
 */
const fresh = () => ({ id: random(16), key: random(32), version: 0, entries: [], isHeld: false });

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? fresh();
  } catch {
    return fresh();
  }
}

let evening = kept();

/** The evening that is written. */
export const current = () => evening;

/** Keeps what has changed about the evening. */
export function note(changes) {
  evening = { ...evening, ...changes };
  try {
    localStorage.setItem(KEPT, JSON.stringify(evening));
  } catch {
    // without storage the evening lasts as long as the page
  }
}

/** Begins another evening. */
export const begin = () => note(fresh());

/** Begins another evening where a match has games, and none of them was sent before. */
export function follow({ entries }) {
  const isNew = evening.entries.length > 0 && entries.length > 0;
  if (isNew && !entries.some(({ id }) => evening.entries.includes(id))) begin();
}
