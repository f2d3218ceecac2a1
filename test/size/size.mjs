// `npm run size`: what the package weighs, compared with what test/size/sizes.json says it weighs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import { entries, root } from '../support/build/entries.mjs';
import { inlinePackages, minify } from '../support/build/rollup-plugins.mjs';

const FIGURES = join(root, 'test/size/sizes.json');
const BUNDLE = 'bundle/card-score';

/** What a page loads before anything is drawn: the entry, its static imports and Lit, in one minified file. */
async function pageLoad(entry) {
  const build = await rollup({
    input: join(root, 'dist', `${entry}.js`),
    plugins: [
      {
        name: 'later',
        resolveDynamicImport: (source) => ({ id: String(source), external: true }), // other languages, on demand
      },
      inlinePackages(),
      minify(),
    ],
  });
  const { output } = await build.generate({ format: 'es' });
  return Buffer.from(output[0].code);
}

/** The sizes in bytes: as it is, by `gzip -9`, by Brotli at its best. */
const weigh = (code) => ({
  min: code.length,
  gzip: gzipSync(code, { level: constants.Z_BEST_COMPRESSION }).length,
  brotli: brotliCompressSync(code, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: code.length,
    },
  }).length,
});

/** The search for the lowest penalty of a hand, and its arrangement: no more than 2.5 kB by gzip. */
const SEARCH = 'core/okey/search';

/** Each element's page-load, each game's core, the search for Okey's penalties, and the one-file bundle. */
async function measure() {
  const figures = {};
  for (const entry of entries().filter((name) => /-score$|^core\//.test(name))) {
    figures[entry.replace(/\/index$/, '')] = weigh(await pageLoad(entry));
  }
  figures[SEARCH] = weigh(await pageLoad(SEARCH));
  figures[BUNDLE] = weigh(readFileSync(join(root, 'dist', `${BUNDLE}.js`)));
  return figures;
}

/** A line for each figure that is not what it was. */
function differences(was, is) {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) =>
    ['min', 'gzip', 'brotli'].flatMap((kind) => {
      const [before, after] = [was[name]?.[kind], is[name]?.[kind]];
      if (before === after) return [];
      const change =
        before !== undefined && after !== undefined ? ` (${after > before ? '+' : ''}${after - before})` : '';
      return [`  ${name}, ${kind}: ${before ?? 'nothing'} → ${after ?? 'nothing'}${change}`];
    }),
  );
}

const sizes = await measure();
console.table(sizes);
if (process.argv.includes('--write')) {
  writeFileSync(FIGURES, `${JSON.stringify(sizes, null, 2)}\n`);
  console.log(
    'Written to test/size/sizes.json. Commit it together with the change that made the difference.',
  );
} else {
  const changed = differences(JSON.parse(readFileSync(FIGURES, 'utf8')), sizes);
  if (changed.length > 0) {
    console.log(`The sizes in bytes are not those of test/size/sizes.json:\n${changed.join('\n')}\n`);
    console.log(
      'Smaller? Well done. Larger, and worth it? Then write the new figures down and commit them along:',
    );
    console.log('  npm run build && npm run size -- --write');
    process.exitCode = 1;
  } else {
    console.log('Every size is what test/size/sizes.json says.');
  }
}
