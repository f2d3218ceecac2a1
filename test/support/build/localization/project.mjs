// From the messages in the sources to the translators' files and from those to the modules the elements load.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { RuntimeLitLocalizer } from '@lit/localize-tools/lib/modes/runtime.js';
import { stringifyDiagnostics } from '@lit/localize-tools/lib/typescript.js';
import { format } from 'prettier';
import { printXliff, readXliff } from './xliff.mjs';

/** The categories that every plural message has in the source. */
export const CATEGORIES = ['one', 'few', 'many', 'other'];

/** `r.left.few` is the category `few` of the plural `r.left`; undefined for any other id. */
export function pluralOf(id) {
  const match = /^(.+)\.(zero|one|two|few|many|other)$/.exec(id);
  return match ? { base: match[1], category: match[2] } : undefined;
}

/** The plural categories of a language. */
export const categoriesOf = (locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

/** The messages that a language can need: of a plural those of its own categories. */
export function messagesFor(locale, messages) {
  const categories = categoriesOf(locale);
  return messages.filter(({ name }) => categories.includes(pluralOf(name)?.category ?? 'other'));
}

/** The placeholders of a message's texts and numbers, in a form to compare: whatever their order, the same set. */
export const placeholdersOf = (contents) =>
  contents
    .filter((part) => typeof part !== 'string')
    .map(({ index, untranslatable }) => `${index} ${untranslatable}`)
    .sort()
    .join();

/** Whether a message has a translation that can be shown. */
export const isUsable = (source, target) =>
  target !== undefined && placeholdersOf(source) === placeholdersOf(target);

const isThere = (file) => (error) => {
  if (error.code === 'ENOENT') return undefined;
  throw new Error(`${file} cannot be read`, { cause: error });
};

/** The project in a folder, by its lit-localize.json. */
export async function openProject(root) {
  const config = JSON.parse(await readFile(join(root, 'lit-localize.json'), 'utf8'));
  const pathOf = (path) => relative(root, resolve(root, path)).split(sep).join('/');
  return {
    root,
    config: { ...config, baseDir: root, resolve: (path) => resolve(root, path) },
    sourceLocale: config.sourceLocale,
    targetLocales: config.targetLocales,
    /** Folders as paths from the root. */
    xliffDir: pathOf(config.interchange.xliffDir),
    modulesDir: pathOf(config.output.outputDir),
    /** A file's text by its path from the root, undefined where there is none. */
    read: (path) => readFile(join(root, path), 'utf8').catch(isThere(path)),
    /** The files of a folder, as paths from the root. */
    list: async (folder) => {
      const entries = (await readdir(join(root, folder), { recursive: true }).catch(isThere(folder))) ?? [];
      return entries.map((entry) => `${folder}/${entry.split(sep).join('/')}`).sort();
    },
  };
}

/**
 * The messages that lit-localize finds, by id, and the files they are in.
 * @returns {{ messages: object[], problems: string[] }}
 */
export function extract(project) {
  const localizer = new RuntimeLitLocalizer(project.config);
  const { messages, errors } = localizer.extractSourceMessages();
  const problems = errors.map((error) => stringifyDiagnostics([error]).trim());
  const byId = (a, b) => (a.name < b.name ? -1 : 1);
  return { messages: [...messages].sort(byId), problems };
}

/** The part of every language that each element needs. */
const FIRST = 'shared';

/** Messages that more than one game needs, and not every game. */
const SOME = ['cards'];

/**
 * The part of a language that a message loads with: the first, that of a game or of `SOME`, each with `-late` where its
 * file is in the folder `late/`. A game's messages are in `<game>.ts` and `<game>-….ts`.
 */
function partOf({ file }, messages) {
  const name = (path) => basename(path, '.ts');
  const all = [...new Set(messages.map((each) => name(each.file.fileName)))];
  const heads = new Set(all.filter((each) => each.includes('-')).map((each) => each.split('-')[0]));
  const [head] = name(file.fileName).split('-');
  const own = heads.has(head) || SOME.includes(head) ? head : FIRST;
  return basename(dirname(file.fileName)) === 'late' ? `${own}-late` : own;
}

/** The messages by the part of a language that they load with. */
function partsOf(messages) {
  const parts = new Map();
  for (const message of messages) {
    const part = partOf(message, messages);
    parts.set(part, [...(parts.get(part) ?? []), message]);
  }
  return new Map([...parts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads the translations of every language: the file's path, and what readXliff says of it. */
export async function readTranslations(project) {
  const all = new Map();
  for (const locale of project.targetLocales) {
    const path = `${project.xliffDir}/${locale}.xlf`;
    const text = await project.read(path);
    all.set(
      locale,
      text === undefined ? { path, units: new Map(), problems: [] } : { path, text, ...readXliff(text) },
    );
  }
  return all;
}

/** The file for the translators of one language: today's messages with the translations that are there. */
function xliffOf(project, locale, messages, units) {
  const merged = messages.map(({ name, contents, desc }) => {
    const { target, targetAttributes = [], notes = [] } = units.get(name) ?? {};
    const others = notes.filter((note) => !note.attributes.some(([, value]) => value === 'lit-localize'));
    const note = { attributes: [['from', 'lit-localize']], text: desc };
    return [name, { source: contents, target, targetAttributes, notes: desc ? [note, ...others] : others }];
  });
  return printXliff({ source: project.sourceLocale, target: locale }, new Map(merged));
}

/** A run of lit-localize's build for one language, with messages and translations that are at hand. */
class Build extends RuntimeLitLocalizer {
  #given;
  constructor(config, messages, translations) {
    super(config);
    this.#given = { messages, translations };
  }
  extractSourceMessages() {
    return { messages: this.#given.messages, errors: [] };
  }
  readTranslationsSync() {
    return { translations: this.#given.translations };
  }
}

const HEADER = '// Made by `npm run localize`: change what it is made from.\n';
const print = (code) => format(HEADER + code, { parser: 'typescript', singleQuote: true, printWidth: 110 });

/** The module of one part of a language. What has no translation that can be shown has its source text. */
async function moduleOf(project, locale, messages, units) {
  const dir = await mkdtemp(join(tmpdir(), 'localize-'));
  try {
    const output = { ...project.config.output, outputDir: dir, localeCodesModule: undefined };
    const config = { ...project.config, targetLocales: [locale], output };
    const translated = messages.map(({ name, contents }) => {
      const target = units.get(name)?.target;
      return { name, contents: isUsable(contents, target) ? target : contents };
    });
    await new Build(config, messages, new Map([[locale, translated]])).build();
    const code = await readFile(join(dir, `${locale}.ts`), 'utf8');
    const body = code.slice(code.indexOf('export const templates'));
    // the tag of @lit/localize would bring its page-wide state along
    const imports = messages.some(({ tag }) => tag === 'str')
      ? "import { str } from '../../message.js';\n"
      : '';
    return await print(imports + body);
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** The module that knows how to load one part of each language; that of the first part, which languages there are. */
function loadersModule({ sourceLocale, targetLocales }, part) {
  const entries = targetLocales.map(
    (locale) => `['${locale.toLowerCase()}', () => import('./${locale}/${part}.js')]`,
  );
  const map = `new Map<string, () => Promise<LocaleModule>>([${entries.join(', ')}])`;
  const type = "import type { LocaleModule } from '@lit/localize';";
  if (part !== FIRST) return print(`${type}\n\nexport const loaders = ${map};`);
  return print(`
    ${type}

    /** The language of the texts in the sources. */
    export const sourceLocale = '${sourceLocale}';

    /** The other languages and how to load what every element needs of each. */
    export const loaders = ${map};
  `);
}

/**
 * All that is made from the sources and the translations.
 * @returns {Promise<Map<string, string>>} texts of the files by their paths from the root; of a language whose file is
 * broken there are none
 */
export async function outputs(project, messages, translations) {
  const parts = partsOf(messages);
  const files = new Map();
  for (const part of new Set([FIRST, ...parts.keys()])) {
    const name = part === FIRST ? 'locales' : part;
    files.set(`${project.modulesDir}/${name}.ts`, await loadersModule(project, part));
  }
  for (const [locale, { path, units, problems }] of translations) {
    if (problems.length > 0) continue;
    files.set(path, xliffOf(project, locale, messagesFor(locale, messages), units));
    for (const [part, all] of parts) {
      const module = await moduleOf(project, locale, messagesFor(locale, all), units);
      files.set(`${project.modulesDir}/${locale}/${part}.ts`, module);
    }
  }
  return files;
}

/** Files in the folders of what is made that nothing makes any more. */
export async function leftovers(project, files, translations) {
  const there = [...(await project.list(project.xliffDir)), ...(await project.list(project.modulesDir))];
  // of a language whose file is broken everything stays
  const isKept = (path) =>
    [...translations].some(
      ([locale, { path: own, problems }]) =>
        path === own || (problems.length > 0 && path.startsWith(`${project.modulesDir}/${locale}/`)),
    );
  return there.filter((path) => /\.\w+$/.test(path) && !files.has(path) && !isKept(path)); // no folders
}
