import { platform } from '../platform.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 12;

/** A random id of 72 bits: no two windows make the same. `randomUUID` would need https. */
export function makeId(): string {
  const bytes = platform.crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
