// The lint rules that hold the house of src/: which way imports may go, and who may name a game.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** What the files of each folder may import: other folders, those they may take only types from, and packages. */
const LAYERS = {
  core: { may: ['core'], packages: [] },
  localization: { may: ['localization'], types: ['core'], packages: ['lit', '@lit/localize'] },
  controllers: { may: ['controllers', 'core'], packages: ['lit'] },
  elements: { may: ['elements', 'controllers', 'localization', 'core'], packages: ['lit', '@lit/localize'] },
};

/** What the family's games are called, besides the names of the folders. */
const NAMES = ['doko', 'doppelkopf', 'okey', 'rummy', 'rami'];

/** A game is a folder of src/core with an index.ts: the rules apply to a new one as soon as it is there. */
function games(root) {
  const core = join(root, 'src/core');
  return readdirSync(core).filter((name) => existsSync(join(core, name, 'index.ts')));
}

/** `core/doko/score.ts` for a file below src/, undefined for any other. */
function pathInSrc(root, file) {
  const path = relative(join(root, 'src'), file).split(sep).join('/');
  return path.startsWith('..') ? undefined : path;
}

/** The folder of src/ that holds the file; undefined for an entry point. */
const layerOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : undefined);

/** The game whose own file this is. */
function gameOf(path, known) {
  return known.find(
    (game) =>
      path.startsWith(`core/${game}/`) ||
      path.startsWith(`elements/${game}-score/`) ||
      new RegExp(`^localization/(messages|messages/late|generated)/${game}(-\\w+)?\\.[jt]s$`).test(path),
  );
}

/** What is wrong with an import of `target`, as a message id, or undefined. */
function judgeFile(path, target, typesOnly, known) {
  const layer = LAYERS[layerOf(path)];
  const to = layerOf(target);
  const allowed = layer.may.includes(to) || (typesOnly && layer.types?.includes(to));
  if (!allowed) return 'arrow';
  const game = gameOf(target, known);
  return game && game !== gameOf(path, known) ? 'game' : undefined;
}

/** Whether `source` is one of the packages or a path inside one. */
const isFrom = (source, packages) =>
  packages.some((name) => source === name || source.startsWith(`${name}/`));

const arrows = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      arrow: '{{from}} may not import {{to}}: elements → controllers → core, elements → localization.',
      package: '{{from}} may not import the package {{to}}.',
      game: '{{from}} may not import {{to}}: only a game’s own folders and the entry points name it.',
    },
  },
  create(context) {
    const root = context.cwd;
    const path = pathInSrc(root, context.filename);
    const layer = path && LAYERS[layerOf(path)];
    if (!layer) return {};
    const known = games(root);

    const check = (node, typesOnly) => {
      const source = node?.value;
      if (typeof source !== 'string') return;
      const report = (messageId, to) => context.report({ node, messageId, data: { from: path, to } });
      if (!source.startsWith('.')) {
        if (!isFrom(source, layer.packages)) report('package', source);
        return;
      }
      const target = pathInSrc(root, join(dirname(context.filename), source));
      const wrong = target === undefined ? 'arrow' : judgeFile(path, target, typesOnly, known);
      if (wrong) report(wrong, target ?? source);
    };
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source ?? node.argument?.literal, true),
    };
  },
};

/** The words of a name or a text: `dokoScore`, `doko-score` and `DOKO_SCORE` are `doko`, `score`. */
const wordsOf = (text) =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);

const noGameNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { named: '“{{text}}” names a game: only its own folders and the entry points may.' },
  },
  create(context) {
    const root = context.cwd;
    const path = pathInSrc(root, context.filename);
    const known = games(root);
    if (!path || !layerOf(path) || gameOf(path, known)) return {};
    const names = new Set([...known, ...NAMES]);

    const check = (node, text) => {
      if (
        wordsOf(text).some((word) => names.has(word) || (word.endsWith('s') && names.has(word.slice(0, -1))))
      ) {
        context.report({ node, messageId: 'named', data: { text } });
      }
    };
    const isSource = ({ parent }) => /^(Import|Export)/.test(parent.type) && parent.source !== undefined;
    return {
      Identifier: (node) => check(node, node.name),
      PrivateIdentifier: (node) => check(node, node.name),
      TemplateElement: (node) => check(node, node.value.raw),
      Literal(node) {
        if (typeof node.value === 'string' && !isSource(node)) check(node, node.value); // imports are for `arrows`
      },
    };
  },
};

export const house = { rules: { arrows, 'no-game-names': noGameNames } };
