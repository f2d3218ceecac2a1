// After a build: the hash of each file that a page names, and lines to copy that carry them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inBrowsers, root } from './entries.mjs';
import { CDN, filesOf } from './page-load.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { targetLocales } = JSON.parse(readFileSync(join(root, 'lit-localize.json'), 'utf8'));

const hashOf = (file) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(CDN, file)))
    .digest('base64')}`;

const files = readdirSync(CDN).filter((name) => name.endsWith('.js'));
const hashes = Object.fromEntries(files.sort().map((file) => [file, hashOf(file)]));
writeFileSync(join(CDN, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);

const line = (file, kind) =>
  `<script${kind} src="card-score/${file}" integrity="${hashes[file]}" crossorigin="anonymous"></script>`;

const link = (path) => `<link rel="modulepreload" href="card-score/${path}" />`;

/** What an entry is made of, to be fetched along with it. */
const parts = inBrowsers()
  .map((entry) => [entry, filesOf(entry).slice(1)])
  .filter(([, files]) => files.length > 0)
  .map(([entry, files]) =>
    [`<!-- ${entry}.js -->`, ...files.map((file) => link(relative(CDN, file)))].join('\n'),
  );

/** The same of what an element needs of each language at once. */
const words = targetLocales.flatMap((code) =>
  inBrowsers()
    .filter((entry) => entry.endsWith('-score'))
    .map((entry) => {
      const names = filesOf(entry).flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\bimport\("\.\/([^"]+)"\)/g)].map(([, name]) => name),
      );
      const own = names.filter((name) => name.startsWith(`${code}-`));
      return [`<!-- ${entry} in ${code} -->`, ...own.map((name) => link(`chunks/${name}`))].join('\n');
    }),
);

writeFileSync(
  join(CDN, 'README.md'),
  `# card-score ${version} for pages

Put this folder on your server, or take it from a CDN that serves npm packages. One of these lines, once on the page:

\`\`\`html
<!-- places, <div data-card-score="doko">: loads the elements that the page has a place for -->
<script type="module" src="card-score/embed.js"></script>
<!-- a single element, with its parts beside it -->
<script type="module" src="card-score/doko-score.js"></script>
<!-- the same for pages with the calculator, view="round", alone: a third less -->
<script type="module" src="card-score/doko-round.js"></script>
\`\`\`

An element is drawn sooner when the browser need not come upon its parts one by one. These lines in the head of the page,
renewed with each version, have them fetched at once:

\`\`\`html
${parts.join('\n')}
\`\`\`

And these, where it speaks another language than English:

\`\`\`html
${words.join('\n')}
\`\`\`

A hash lets a browser refuse a file that is not the one of this version. It covers that file alone, so with a hash take
one of those that bring everything along:

\`\`\`html
${line('card-score.js', ' type="module"')}
${line('card-score.classic.js', '')}
\`\`\`

The hash of every file that a page names is in \`integrity.json\`.
`,
);
