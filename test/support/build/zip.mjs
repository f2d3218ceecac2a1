// A zip archive of a few files: a plugin to upload. The same files make the same archive.
import { deflateRawSync } from 'node:zlib';

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});

/** The check sum of a zip archive: CRC-32. */
const checkSum = (bytes) => ~bytes.reduce((sum, byte) => TABLE[(sum ^ byte) & 255] ^ (sum >>> 8), -1) >>> 0;

/** Numbers as a zip archive has them, little end first: `[bytes, value]`, one after the other. */
function pack(...numbers) {
  const buffer = Buffer.alloc(numbers.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of numbers) at = buffer.writeUIntLE(value, at, size);
  return buffer;
}

const VERSION = 20; // deflated, in folders
const NAMES_IN_UTF8 = 1 << 11;
const DEFLATED = 8;
const DAY = 33; // 1 January 1980, the first that there is

/**
 * @param {Readonly<Record<string, Buffer>>} files by their paths in the archive, with `/`
 * @returns {Buffer}
 */
export function zip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const data = deflateRawSync(content);
    const common = pack(
      ...[
        [2, VERSION],
        [2, NAMES_IN_UTF8],
        [2, DEFLATED],
        [2, 0],
        [2, DAY],
      ],
      ...[
        [4, checkSum(content)],
        [4, data.length],
        [4, content.length],
        [2, name.length],
        [2, 0],
      ],
    );
    directory.push(
      Buffer.concat([
        pack([4, 0x02014b50], [2, VERSION]),
        common,
        pack([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), // comment, disk, attributes
        name,
      ]),
    );
    const entry = Buffer.concat([pack([4, 0x04034b50]), common, name, data]);
    parts.push(entry);
    offset += entry.length;
  }
  const central = Buffer.concat(directory);
  const end = pack(
    ...[
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, directory.length],
      [2, directory.length],
    ],
    ...[
      [4, central.length],
      [4, offset],
      [2, 0],
    ],
  );
  return Buffer.concat([...parts, central, end]);
}
