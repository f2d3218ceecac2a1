import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describeGenerator, HOSTILE, PLAYERS } from './support/generator.js';

const page = (text: string) => `---\nlayout: page\n---\n\n# Our evening\n\n${text}\n\nThanks.\n`;

describeGenerator({
  name: 'Jekyll',
  elements: 'card-score',
  files: {
    '_config.yml': 'title: A club\npermalink: pretty\n',
    '_layouts/page.html': '<!doctype html><title>A club</title><link rel="icon" href="data:,">{{ content }}',
    'index.md': page(`{% include card-score.html game="doko" players="${PLAYERS}" storage="club" %}`),
    'hostile.md': page(
      `{% capture names %}${HOSTILE}{% endcapture %}\n{% include card-score.html game="doko" view="round" onclick="alert(1)" players=names %}`,
    ),
  },
  make: (folder) => {
    execFileSync('jekyll', ['build', '--quiet', '--disable-disk-cache'], { cwd: folder, stdio: 'inherit' });
    return join(folder, '_site');
  },
});
