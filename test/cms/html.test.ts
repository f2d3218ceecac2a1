import { describeGenerator, HOSTILE } from './support/generator.js';

const escaped = HOSTILE.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

describeGenerator({
  name: 'HTML',
  elements: 'card-score',
  files: {
    'hostile/index.html': `<!doctype html><title>A club</title><link rel="icon" href="data:,">
      <script type="module" src="../card-score/embed.js"></script>
      <div data-card-score="doko" data-view="round" data-players="${escaped}"></div>`,
  },
  make: (folder) => folder,
});
