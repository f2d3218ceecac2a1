import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { loadLocale } from 'card-score';

const files = dirname(fileURLToPath(import.meta.resolve('card-score')));

/** A template for each game: Lit’s have no variable tags. */
const SHEETS = {
  doko: (match, lang) =>
    html`<doko-score readonly lang=${lang} data-match=${JSON.stringify(match)} .match=${match}></doko-score>`,
  okey: (match, lang) =>
    html`<okey-score readonly lang=${lang} data-match=${JSON.stringify(match)} .match=${match}></okey-score>`,
  rummy: (match, lang) =>
    html`<rummy-score
      readonly
      lang=${lang}
      data-match=${JSON.stringify(match)}
      .match=${match}
    ></rummy-score>`,
};

export default (config) => {
  config.addPassthroughCopy({ [`${files}/cdn`]: 'card-score', 'start.js': 'start.js' });

  // {% sheet evening, "de" %}
  config.addAsyncShortcode('sheet', async (match, lang) => {
    await loadLocale(lang);
    return collectResult(render(SHEETS[match.game](match, lang)));
  });

  return { dir: { input: 'pages', output: '_site' }, markdownTemplateEngine: 'njk' };
};
