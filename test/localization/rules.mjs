// What has to hold between the messages in the sources, the translators' files and the modules made from them.
import { relative, sep } from 'node:path';
import {
  CATEGORIES,
  categoriesOf,
  extract,
  isUsable,
  leftovers,
  messagesFor,
  openProject,
  outputs,
  placeholdersOf,
  pluralOf,
  readTranslations,
} from '../support/build/localization/project.mjs';
import { scanFolder } from '../support/build/localization/scan.mjs';

/** @typedef {{ rule: string, where: string, text: string }} Problem */

const SOURCES = 'src';
const MESSAGES = 'src/localization/messages/';

const textOf = (contents) => contents.map((part) => (typeof part === 'string' ? part : '…')).join('');

/** Messages are written in `messages/`, each with its own id and a note, and lit-localize finds every one. */
function sourceProblems(scanned, messages, root) {
  const extracted = new Set(messages.map(({ name }) => name));
  const problems = [];
  for (const { path, ids, calls } of scanned) {
    const inside = path.startsWith(MESSAGES);
    for (const call of calls) {
      if (!inside)
        problems.push({ rule: 'outside', where: call.where, text: `a message outside ${MESSAGES}` });
      else problems.push(...call.problems.map((problem) => ({ ...problem, where: call.where })));
    }
    for (const { id, where } of inside ? ids : []) {
      if (!extracted.has(id)) {
        problems.push({
          rule: 'silent',
          where,
          text: `lit-localize does not see ${id}: is the localizer's type known?`,
        });
      }
    }
  }
  for (const { name, file } of messages) {
    const path = relative(root, file.fileName).split(sep).join('/');
    if (
      !path.startsWith(MESSAGES) &&
      !scanned.some((other) => other.path === path && other.calls.length > 0)
    ) {
      problems.push({ rule: 'outside', where: path, text: `${name} is outside ${MESSAGES}` });
    }
  }
  return problems;
}

/** A message is plain text, its placeholders are plain names, and a plural has all four categories. */
function messageProblems(messages) {
  const problems = [];
  const bases = new Map();
  for (const { name, contents, tag } of messages) {
    const add = (rule, text) => problems.push({ rule, where: name, text });
    if (tag === 'html' || /<[a-z/!]/i.test(textOf(contents))) add('markup', 'markup in a message');
    for (const { untranslatable } of contents.filter((part) => typeof part !== 'string')) {
      if (!/^(\$\{[a-z_$][\w$]*\}\s*)+$/i.test(untranslatable)) {
        add('name', `translators see ${untranslatable}: give the value a name first`);
      }
    }
    const plural = pluralOf(name);
    if (plural) bases.set(plural.base, [...(bases.get(plural.base) ?? []), plural.category]);
  }
  for (const [base, categories] of bases) {
    const missing = CATEGORIES.filter((category) => !categories.includes(category));
    const unknown = categories.filter((category) => !CATEGORIES.includes(category));
    if (missing.length + unknown.length > 0) {
      const text = `a plural has ${CATEGORIES.join(', ')}: missing ${missing}, unknown ${unknown}`;
      problems.push({ rule: 'plural', where: base, text });
    }
  }
  return problems;
}

/** What is wrong with one translation. */
function targetProblems(source, target, plural) {
  if (!target || (textOf(target).trim() === '' && textOf(source).trim() !== '')) {
    return [{ rule: plural ? 'plural' : 'untranslated', text: 'no translation' }];
  }
  const problems = [];
  if (!isUsable(source, target)) {
    problems.push({
      rule: 'placeholders',
      text: `it has ${placeholdersOf(target) || 'none'}, not ${placeholdersOf(source) || 'none'}`,
    });
  }
  if (/[\r\n]/.test(textOf(target)))
    problems.push({ rule: 'layout', text: 'a line break in the translation' });
  if (/<[a-z/!]/i.test(textOf(target))) problems.push({ rule: 'markup', text: 'markup in the translation' });
  return problems;
}

/** A language's file is sound and translates every message that the language needs. */
function translationProblems(locale, { path, text, locale: declared, units, problems: broken }, messages) {
  if (text === undefined) return [{ rule: 'malformed', where: path, text: 'there is no such file' }];
  if (broken.length > 0) return broken.map((problem) => ({ rule: 'malformed', where: path, text: problem }));
  if (declared !== locale) {
    return [{ rule: 'malformed', where: path, text: `target-language is ${declared}, not ${locale}` }];
  }
  const problems = [];
  const unable = categoriesOf(locale).filter((category) => !CATEGORIES.includes(category));
  if (unable.length > 0 && messages.some(({ name }) => pluralOf(name))) {
    problems.push({
      rule: 'plural',
      where: path,
      text: `the language needs ${unable}, which no message has`,
    });
  }
  for (const { name, contents } of messagesFor(locale, messages)) {
    const unit = units.get(name);
    if (!unit) continue; // the file is stale
    for (const problem of targetProblems(contents, unit.target, pluralOf(name))) {
      problems.push({ ...problem, where: `${path} ${name}` });
    }
  }
  return problems;
}

/** `npm run localize` would change nothing. */
async function staleProblems(project, messages, translations) {
  const problems = [];
  const files = await outputs(project, messages, translations);
  for (const [path, text] of files) {
    if ((await project.read(path)) !== text) {
      problems.push({ rule: 'stale', where: path, text: 'npm run localize changes it' });
    }
  }
  for (const path of await leftovers(project, files, translations)) {
    problems.push({ rule: 'stale', where: path, text: 'it belongs to no language of the project' });
  }
  return problems;
}

/**
 * Checks the localization of the project in `root`.
 * @returns {Promise<Problem[]>} everything that is wrong
 */
export async function check(root) {
  const project = await openProject(root);
  const { messages, problems: refused } = extract(project);
  const translations = await readTranslations(project);
  const problems = refused.map((text) => ({ rule: 'refused', where: SOURCES, text }));
  problems.push(
    ...sourceProblems(await scanFolder(project, SOURCES), messages, root),
    ...messageProblems(messages),
  );
  for (const [locale, file] of translations) problems.push(...translationProblems(locale, file, messages));
  problems.push(...(await staleProblems(project, messages, translations)));
  return problems;
}
