// What the build and the size check do to modules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { root } from './entries.mjs';

/** What the one-file builds begin with: every element, the places for them, and all that the elements export. */
export const EVERYTHING = 'everything';

export const everything = (folder = 'dist', ending = 'js') => ({
  name: EVERYTHING,
  resolveId: (id) => (id === EVERYTHING ? id : null),
  load: (id) =>
    id === EVERYTHING
      ? ['index', 'embed']
          .map((entry) => `export * from ${JSON.stringify(join(root, folder, `${entry}.${ending}`))};`)
          .join('\n')
      : null,
});

/** The one-file builds by their names, with what Rollup makes of each. */
export const ONE_FILES = {
  'card-score.js': { format: 'es' },
  'card-score.classic.js': { format: 'iife', name: 'cardScore', exports: 'named' },
};

/** Packages inlined as readers get them: Lit without its warnings for developers. */
export const inlinePackages = () =>
  nodeResolve({ exportConditions: ['production', 'browser', 'import', 'default'] });

/** @param annotations whether those for bundlers stay: by them it is known what a page does not use */
export const minify = ({ annotations = false } = {}) =>
  terser({
    ecma: 2022,
    compress: { passes: 2 },
    format: { comments: false, preserve_annotations: annotations },
  });

/** Reads the source maps that the compiler wrote, so that those of the package lead to the sources. */
export const sourceMaps = () => ({
  name: 'source-maps',
  load(id) {
    if (!existsSync(`${id}.map`)) return null;
    const code = readFileSync(id, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
    return { code, map: JSON.parse(readFileSync(`${id}.map`, 'utf8')) };
  },
});

/** Every node of a syntax tree. */
function* walk(node) {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') yield* walk(child);
    }
  }
}

/** The notes among the options of messages: `{ id: '…', desc: '…' }`. */
function notesIn(tree) {
  const has = (name) => (property) => property.key?.name === name;
  const objects = [...walk(tree)].filter(({ type }) => type === 'ObjectExpression');
  const options = objects.filter(({ properties }) => properties.some(has('id')));
  return options.flatMap(({ properties }) => properties.filter(has('desc')));
}

/** Takes the notes for translators (`desc`) out of the messages: readers never see them. */
export const withoutNotes = () => ({
  name: 'without-notes',
  transform(code, id) {
    if (!/[\\/]localization[\\/]messages[\\/]/.test(id)) return null;
    let result = code;
    for (const { start, end } of notesIn(this.parse(code)).reverse()) {
      // with the comma before it, or else the one after; line breaks stay, so that the source map stays right
      const before = result.slice(0, start).replace(/,\s*$/, '');
      const after = before.length < start - 1 ? result.slice(end) : result.slice(end).replace(/^\s*,/, '');
      const lines = result.slice(before.length, end).replace(/[^\n]/g, '');
      result = before + lines + after;
    }
    return { code: result, map: null };
  },
});

/** A style sheet without comments, and with no more white space than it needs. */
const tightCss = (text) =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .replace(/(?<![\w.])0\.(?=\d)/g, '.');

/** Markup in which one space is as good as many: no template of ours keeps white space. */
const tightHtml = (text) => text.replace(/\s+/g, ' ');

const TIGHT = { css: tightCss, html: tightHtml, svg: tightHtml };

/** Takes the white space out of templates, which no minifier does: they are texts to it. */
export const tightTemplates = () => ({
  name: 'tight-templates',
  transform(code, id) {
    if (!/[\\/](build|dist)[\\/]elements[\\/]/.test(id)) return null;
    const templates = [...walk(this.parse(code))].filter(
      ({ type, tag }) => type === 'TaggedTemplateExpression' && Object.hasOwn(TIGHT, tag.name),
    );
    const texts = templates
      .flatMap(({ tag, quasi }) =>
        quasi.quasis.map(({ start, end }) => ({ start, end, tight: TIGHT[tag.name] })),
      )
      .sort((a, b) => b.start - a.start);
    const result = texts.reduce(
      (text, { start, end, tight }) => text.slice(0, start) + tight(text.slice(start, end)) + text.slice(end),
      code,
    );
    return { code: result, map: null };
  },
});
