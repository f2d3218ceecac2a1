// After a build: the page for frames, as it is in the demo, beside the file that it loads.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './entries.mjs';

for (const ending of ['html', 'css', 'js'])
  copyFileSync(join(root, `demo/embed-frame.${ending}`), join(root, `dist/cdn/embed-frame.${ending}`));
