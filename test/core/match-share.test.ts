import { expect } from 'chai';
import fc from 'fast-check';
import { doko, InvalidInput, match, type Match } from '../../src/core.js';
import { decode, encode } from '../../src/core/match-file/base64url.js';
import { deflate } from '../../src/core/match-file/deflate.js';
import { checkSum } from '../../src/core/match-file/share.js';
import { FOUR, solo, won } from '../support/doko-games.js';
import { line } from '../support/issues.js';
import { evenings, play } from '../support/match-evenings.js';

const evening = () => {
  let m = match.create({ game: doko.game, players: [...FOUR.slice(0, 3), 'Ďuro 🂡 \ud800'], rules: 'tsr-24' });
  for (let i = 0; i < 12; i++) m = match.add(m, i % 4 ? won(0, 1) : solo(2));
  return match.adjust(m, { points: [-3, 1, 1, 1], reason: '<script>' });
};

/** The issues a text is refused with; none if it is read. */
async function refusal(text: unknown): Promise<string[]> {
  try {
    await match.fromShareText(text as string);
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues.map(line);
    throw error;
  }
  return [];
}

/** A share text in order, of any JSON text, which may claim to be of another size. */
async function forge(json: string, size?: number): Promise<string> {
  const raw = new TextEncoder().encode(json);
  const body = await deflate(raw);
  const bytes = new Uint8Array(9 + body.length);
  const view = new DataView(bytes.buffer);
  bytes[0] = 1;
  bytes.set(body, 9);
  view.setUint32(5, size ?? raw.length);
  view.setUint32(1, checkSum(bytes.subarray(5)));
  return encode(bytes);
}

/** How many bytes the platform inflates while something is done. */
async function inflated(run: () => Promise<unknown>): Promise<number> {
  const Real = globalThis.DecompressionStream;
  let bytes = 0;
  const counted = (format: CompressionFormat) => {
    const { readable, writable } = new Real(format);
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        bytes += chunk.length;
        out.enqueue(chunk);
      },
    });
    return { writable, readable: readable.pipeThrough(count) };
  };
  globalThis.DecompressionStream = function (format: CompressionFormat) {
    return counted(format);
  } as unknown as typeof Real;
  try {
    await run();
  } finally {
    globalThis.DecompressionStream = Real;
  }
  return bytes;
}

describe('A match as share text', () => {
  it('is the same match again, and can stand in a URL', async () => {
    const m = evening();
    const text = await match.toShareText(m);
    expect(text).to.match(/^[A-Za-z0-9_-]+$/);
    expect(text.length).to.be.below(JSON.stringify(m).length / 2);
    expect(await match.fromShareText(text)).to.deep.equal(m);
  });

  it('is the same match again after any evening', async () => {
    const property = fc.asyncProperty(evenings, async (plan) => {
      const m: Match = play(plan).at(-1)!;
      expect(await match.fromShareText(await match.toShareText(m))).to.deep.equal(m);
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it('is refused when any letter of it is another, is gone, or comes twice', async () => {
    const text = await match.toShareText(match.create({ game: doko.game, players: FOUR }));
    for (let at = 0; at < text.length; at++) {
      const [before, letter, after] = [text.slice(0, at), text[at]!, text.slice(at + 1)];
      for (const put of [letter === 'A' ? 'B' : 'A', letter === '_' ? '-' : '_', '', letter + letter]) {
        if (put === letter + letter && after.startsWith(letter)) continue; // the same as the next one
        const altered = before + put + after;
        expect(altered === text ? ['share '] : await refusal(altered), altered).to.deep.equal(['share ']);
      }
    }
  });

  it('is refused when it is cut, lengthened, swapped or of something else', async () => {
    const text = await match.toShareText(evening());
    for (let length = 0; length < text.length; length += 7) {
      expect(await refusal(text.slice(0, length))).to.deep.equal(['share ']);
    }
    const others = [
      `${text}A`,
      `${text}AAAA`,
      `${text}=`,
      ` ${text}`,
      `${text}\n`,
      text.toLowerCase(),
      [...text].reverse().join(''),
    ];
    for (const other of [
      ...others,
      'A'.repeat(64),
      JSON.stringify(evening()),
      'Ä',
      7,
      null,
      undefined,
      [text],
    ]) {
      expect(await refusal(other)).to.deep.equal(['share ']);
    }
  });

  it('is refused when it would inflate beyond 5 MB, before it does', async () => {
    const bomb = JSON.stringify('0'.repeat(20_000_000));
    const [honest, lying] = [await forge(bomb), await forge(bomb, 1000)];
    expect(await inflated(async () => expect(await refusal(honest)).to.deep.equal(['share ']))).to.equal(0);
    const bytes = await inflated(async () => expect(await refusal(lying)).to.deep.equal(['share ']));
    expect(bytes).to.be.within(1000, 5_000_000);
  });

  it('is refused when it is not of the size it claims', async () => {
    const json = JSON.stringify(evening());
    for (const size of [0, 1000, json.length - 1, 4_000_000]) {
      expect(await refusal(await forge(json, size))).to.deep.equal(['share ']);
    }
  });

  it('is not even read when it is longer than 5 MB itself', async () => {
    expect(await refusal('A'.repeat(5_000_001))).to.deep.equal(['share ']);
  });

  it('is no way round the checks of JSON', async () => {
    const m = match.toJSON(evening());
    expect(await refusal(await forge('{'))).to.deep.equal(['share ']);
    expect(await refusal(await forge('[]'))).to.deep.equal(['json ']);
    expect(await refusal(await forge(JSON.stringify({ ...m, version: 2 })))).to.deep.equal([
      'version version',
    ]);
    expect(await refusal(await forge(JSON.stringify({ ...m, dealer: 9 })))).to.deep.equal(['dealer dealer']);
  });

  it('is refused for a match that is more than 5 MB', async () => {
    let m = match.create({ game: doko.game, players: FOUR });
    m = match.adjust(m, { points: [0, 0, 0, 0], reason: 'x'.repeat(5_000_000) });
    const issues = await match.toShareText(m).catch((error: unknown) => (error as InvalidInput).issues);
    expect(issues).to.deep.equal([{ code: 'share', path: '' }]);
  });
});

describe('Bytes as text for URLs', () => {
  it('are the same bytes again', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        expect(decode(encode(bytes))).to.deep.equal(bytes);
      }),
    );
  });

  it('are as RFC 4648 has them', () => {
    const text = (ascii: string) => encode(new TextEncoder().encode(ascii));
    expect(['', 'f', 'fo', 'foo', 'foob', '~~?'].map(text)).to.deep.equal([
      '',
      'Zg',
      'Zm8',
      'Zm9v',
      'Zm9vYg',
      'fn4_',
    ]);
  });

  it('are nothing where the text is not exactly what bytes give', () => {
    for (const text of ['A', 'AAAAA', 'Zh', 'Zm9', 'Zg==', 'Z+9v', 'Zm 9'])
      expect(decode(text)).to.equal(undefined);
  });

  it('have the check sum that zip gives them', () => {
    expect(checkSum(new TextEncoder().encode('123456789'))).to.equal(0xcbf43926);
  });
});
