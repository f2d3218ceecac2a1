// After a build: the hash of each file that a page names, and lines to copy that carry them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './entries.mjs';

const CDN = join(root, 'dist/cdn');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const hashOf = (file) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(CDN, file)))
    .digest('base64')}`;

const files = readdirSync(CDN).filter((name) => name.endsWith('.js'));
const hashes = Object.fromEntries(files.sort().map((file) => [file, hashOf(file)]));
writeFileSync(join(CDN, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);

const line = (file, kind) =>
  `<script${kind} src="card-score/${file}" integrity="${hashes[file]}" crossorigin="anonymous"></script>`;

writeFileSync(
  join(CDN, 'README.md'),
  `# card-score ${version} for pages

Put this folder on your server, or take it from a CDN that serves npm packages. One of these lines, once on the page:

\`\`\`html
<!-- places, <div data-card-score="doko">: loads the elements that the page has a place for -->
<script type="module" src="card-score/embed.js"></script>
<!-- a single element, with its parts beside it -->
<script type="module" src="card-score/doko-score.js"></script>
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
