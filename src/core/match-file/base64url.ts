/** Bytes as text of A–Z a–z 0–9 - _ (RFC 4648 §5, without padding), which a URL leaves alone. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** So many bits a letter, so many a byte. */
const LETTER = 6;
const BYTE = 8;

/** Numbers of one width, in bits, as numbers of another; what is left over at the end is filled up with zeros. */
function regroup(values: Iterable<number>, from: number, to: number): { out: number[]; rest: number } {
  const out: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = (held << from) | value;
    bits += from;
    while (bits >= to) {
      bits -= to;
      out.push(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  return { out, rest: bits > 0 ? held << (to - bits) : -1 };
}

export function encode(bytes: Uint8Array): string {
  const { out, rest } = regroup(bytes, BYTE, LETTER);
  return [...out, ...(rest < 0 ? [] : [rest])].map((value) => LETTERS[value]).join('');
}

/** The bytes, or undefined where the text is not exactly what `encode` makes of some. */
export function decode(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const { out, rest } = regroup(values(text), LETTER, BYTE);
  return rest > 0 ? undefined : Uint8Array.from(out);
}

function* values(text: string): Iterable<number> {
  for (const letter of text) yield LETTERS.indexOf(letter);
}
