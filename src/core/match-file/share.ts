import { platform } from '../platform.js';
import { InvalidInput } from '../round.js';
import type { Match } from '../match/types.js';
import { decode, encode } from './base64url.js';
import { deflate, inflate } from './deflate.js';
import { fromJSON, MOST_TEXT, toJSON, type Reading } from './json.js';

/**
 * A share text is base64url of: one byte for this format, four for the check sum (CRC-32) of what follows, four
 * for the size of the JSON in bytes, and the JSON itself, compressed. Numbers have the highest byte first.
 */
const FORMAT = 1;
const HEAD = 9;
const SUMMED = 5;

const refused = () => new InvalidInput([{ code: 'share', path: '' }]);

/**
 * The whole match as a text that a URL can carry.
 * @throws {InvalidInput} `share` if it is more than 5 MB as JSON
 */
export async function toShareText(match: Match): Promise<string> {
  const json = new platform.TextEncoder().encode(JSON.stringify(toJSON(match)));
  if (json.length > MOST_TEXT) throw refused();
  const body = await deflate(json);
  const bytes = new Uint8Array(HEAD + body.length);
  const view = new DataView(bytes.buffer);
  bytes[0] = FORMAT;
  bytes.set(body, HEAD);
  view.setUint32(SUMMED, json.length);
  view.setUint32(1, checkSum(bytes.subarray(SUMMED)));
  return encode(bytes);
}

/**
 * The match of a share text. One that was cut or altered is refused unread, and one that would inflate beyond
 * 5 MB before it does.
 * @throws {InvalidInput} `share`; what is wrong with the match in an intact text, as `fromJSON`
 */
export async function fromShareText(text: string, reading?: Reading): Promise<Match> {
  const bytes = typeof text === 'string' && text.length <= MOST_TEXT ? decode(text) : undefined;
  if (!bytes || bytes.length <= HEAD || bytes[0] !== FORMAT) throw refused();
  const view = new DataView(bytes.buffer);
  const size = view.getUint32(SUMMED);
  if (view.getUint32(1) !== checkSum(bytes.subarray(SUMMED)) || size > MOST_TEXT) throw refused();
  const json = await inflate(bytes.subarray(HEAD), size);
  if (json?.length !== size) throw refused();
  return fromJSON(parse(json), reading);
}

function parse(json: Uint8Array): unknown {
  try {
    return JSON.parse(new platform.TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch {
    throw refused();
  }
}

/** CRC-32 as zip has it: no change within 32 bits in a row goes unnoticed. */
export function checkSum(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
