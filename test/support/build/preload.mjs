// An entry that loads another one has it come upon its parts one by one: each way to the server takes its time.
import { posix } from 'node:path';

const HELPER = `const preloaded = new Set();
function preloadParts(...paths) {
  for (const path of paths) {
    const { href } = new URL(path, import.meta.url);
    if (preloaded.has(href)) continue;
    preloaded.add(href);
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.onload = link.onerror = () => link.remove();
    document.head.append(link);
  }
}
`;

/** Where an entry is loaded by another one, all that it is made of is fetched along with it. */
export const preloadParts = () => ({
  name: 'preload-parts',
  renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
    if (!chunk.isEntry || !targetChunk?.isEntry) return null;
    const paths = getTargetChunkImports().map(
      ({ fileName }) => `'./${posix.relative(posix.dirname(chunk.fileName), fileName)}'`,
    );
    return { left: `(preloadParts(${paths.join()}), import(`, right: '))' };
  },
  renderChunk: (code) => (code.includes('preloadParts(') ? { code: HELPER + code, map: null } : null),
});
