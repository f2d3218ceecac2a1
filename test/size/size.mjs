// `npm run size`: what the package weighs, compared with what test/size/sizes.json says it weighs.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import { entries, root } from '../support/build/entries.mjs';
import { CDN, filesOf } from '../support/build/page-load.mjs';
import { inlinePackages, minify } from '../support/build/rollup-plugins.mjs';

const FIGURES = join(root, 'test/size/sizes.json');
const ONE_FILE = ['card-score.js', 'card-score.classic.js'];
/** The search for the lowest penalty of a hand, and its arrangement: no more than 2.5 kB by gzip. */
const SEARCH = 'core/okey/search';
/** A module by itself with all it needs, in one minified file. */
async function alone(entry) {
  const build = await rollup({
    input: join(root, 'dist', `${entry}.js`),
    plugins: [inlinePackages(), minify()],
  });
  const { output } = await build.generate({ format: 'es' });
  return [Buffer.from(output[0].code)];
}

const pageLoad = (...entries) => filesOf(...entries).map((file) => readFileSync(file));

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** The sizes in bytes of files, each sent by itself: as it is, by `gzip -9`, by Brotli at its best. */
const weigh = (files) => ({
  min: sum(files.map((code) => code.length)),
  gzip: sum(files.map((code) => gzipSync(code, { level: constants.Z_BEST_COMPRESSION }).length)),
  brotli: sum(
    files.map(
      (code) =>
        brotliCompressSync(code, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: code.length,
          },
        }).length,
    ),
  ),
});

/** What npm unpacks of what was built, without source maps. */
function packed() {
  const [command, args] = ['npm', ['pack', '--dry-run', '--json', '--ignore-scripts']];
  const [{ files }] = JSON.parse(execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }));
  return sum(
    files.filter(({ path }) => path.startsWith('dist/') && !path.endsWith('.map')).map(({ size }) => size),
  );
}

/** Each element as a page loads it, its calculator alone, and all; what loads later; each game's core; the one-file builds; the package. */
async function measure() {
  const elements = entries().filter((name) => name.endsWith('-score'));
  const cores = entries().filter((name) => name.startsWith('core/'));
  const calculators = entries().filter((name) => name.endsWith('-round'));
  const first = filesOf(...elements, ...calculators, 'embed');
  const chunks = readdirSync(join(CDN, 'chunks')).filter((name) => name.endsWith('.js'));
  const later = chunks.filter((name) => !first.includes(join(CDN, 'chunks', name)));
  const figures = {
    ...Object.fromEntries([...elements, ...calculators].map((entry) => [entry, weigh(pageLoad(entry))])),
  };
  figures['all elements'] = weigh(pageLoad(...elements));
  figures.embed = weigh(pageLoad('embed'));
  for (const name of later)
    figures[`later/${name.replace(/-.{8}\.js$/, '')}`] = weigh([readFileSync(join(CDN, 'chunks', name))]);
  for (const entry of cores) figures[entry.replace(/\/index$/, '')] = weigh(await alone(entry));
  figures[SEARCH] = weigh(await alone(SEARCH));
  for (const name of ONE_FILE) figures[name] = weigh([readFileSync(join(CDN, name))]);
  return { ...figures, package: { min: packed() } };
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
