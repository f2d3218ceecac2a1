import { platform, type ByteStream } from '../platform.js';

/** Bytes are handed to the inflater in pieces of this size, so that a piece inflates to a bounded size too. */
const PIECE = 1024;

/** Compressed by the platform's own stream (zlib). */
export const deflate = (bytes: Uint8Array): Promise<Uint8Array> =>
  pipe(bytes, new platform.CompressionStream('deflate'), Infinity);

/**
 * What the bytes inflate to, or undefined as soon as that is more than `most`, or if they are no such bytes.
 * Never holds much more than `most`.
 */
export async function inflate(bytes: Uint8Array, most: number): Promise<Uint8Array | undefined> {
  try {
    return await pipe(bytes, new platform.DecompressionStream('deflate'), most);
  } catch {
    return undefined;
  }
}

async function pipe(bytes: Uint8Array, stream: ByteStream, most: number): Promise<Uint8Array> {
  const reader = stream.readable.getReader();
  const written = write(bytes, stream).then(
    () => undefined,
    (error: unknown) => error,
  );
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || !value) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError(`more than ${most} bytes`);
    }
    chunks.push(value);
  }
  const error = await written;
  if (error !== undefined) throw error as Error;
  const whole = new Uint8Array(size);
  chunks.reduce((at, chunk) => (whole.set(chunk, at), at + chunk.length), 0);
  return whole;
}

async function write(bytes: Uint8Array, { writable }: ByteStream): Promise<void> {
  const writer = writable.getWriter();
  for (let at = 0; at < bytes.length; at += PIECE) await writer.write(bytes.subarray(at, at + PIECE));
  await writer.close();
}
