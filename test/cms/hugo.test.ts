import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describeGenerator, HOSTILE, PLAYERS } from './support/generator.js';

describeGenerator({
  name: 'Hugo',
  elements: 'static/card-score',
  files: {
    'config.toml': 'baseURL = "/"\ntitle = "A club"\ndisableKinds = ["taxonomy", "term", "RSS"]\n',
    'layouts/index.html': '<!doctype html><title>A club</title><link rel="icon" href="data:,">{{ .Content }}',
    'layouts/_default/single.html':
      '<!doctype html><title>A club</title><link rel="icon" href="data:,">{{ .Content }}',
    'content/_index.md': `# Our evening\n\n{{< card-score game="doko" players="${PLAYERS}" storage="club" >}}\n\nThanks.\n`,
    'content/hostile.md': `---\ntitle: x\n---\n\n{{< card-score game="doko" view="round" onclick="alert(1)" players=\`${HOSTILE}\` >}}\n`,
  },
  make: (folder) => {
    execFileSync('hugo', ['--quiet'], { cwd: folder, stdio: 'inherit' });
    return join(folder, 'public');
  },
});
