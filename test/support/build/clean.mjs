// Removes what a build makes, so that nothing of an older one is packed.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './entries.mjs';

for (const folder of ['build', 'dist']) rmSync(join(root, folder), { recursive: true, force: true });
