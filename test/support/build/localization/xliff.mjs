// XLIFF 1.2 as lit-localize writes it, read strictly and written in one order: by id, so that a diff shows what changed.
import { createRequire } from 'node:module';

// the parser that @lit/localize-tools brings along
const { DOMParser } = createRequire(import.meta.resolve('@lit/localize-tools/lib/cli.js'))('@xmldom/xmldom');

/**
 * @typedef {string | { untranslatable: string, index: number }} Content a text, or a placeholder: `${name}`, its number
 * @typedef {{ source: Content[], target?: Content[], targetAttributes: [string, string][], notes: Note[] }} Unit
 * @typedef {{ attributes: [string, string][], text: string }} Note
 */

const ELEMENT = 1;
const TEXT = [3, 4];
const COMMENT = 8;

const childrenOf = (node) => Array.from(node.childNodes);
const elementsOf = (node) => childrenOf(node).filter((child) => child.nodeType === ELEMENT);
const attributesOf = (element) => Array.from(element.attributes, ({ name, value }) => [name, value]);

/** What the parser lets pass although it is no XML. */
function laxities(text, root) {
  const found = [];
  const bare = text
    .replace(/<!--.*?-->|<!\[CDATA\[.*?\]\]>/gs, '')
    .match(/&(?!#\d+;|#x[\da-f]+;|amp;|lt;|gt;|quot;|apos;).{0,12}/i);
  if (bare) found.push(`a bare “&”: ${bare[0]}`);
  // eslint-disable-next-line no-control-regex
  if (/[\x00-\x08\x0b\x0c\x0e-\x1f]/.test(text)) found.push('a control character');
  for (let node = root.nextSibling; node; node = node.nextSibling) {
    if (node.nodeType !== COMMENT && node.nodeValue?.trim() !== '') found.push('text after the end');
  }
  return found;
}

/** Texts and placeholders of a `<source>` or `<target>`. */
function contentsOf(element, fail) {
  const contents = [];
  for (const child of childrenOf(element)) {
    if (TEXT.includes(child.nodeType)) {
      contents.push(child.nodeValue);
    } else if (
      child.nodeName === 'x' &&
      child.getAttribute('equiv-text') &&
      /^\d+$/.test(child.getAttribute('id'))
    ) {
      contents.push({
        untranslatable: child.getAttribute('equiv-text'),
        index: Number(child.getAttribute('id')),
      });
    } else {
      fail(`<${element.nodeName}> holds more than text and <x id equiv-text/>`);
    }
  }
  return contents;
}

/** One `<trans-unit>`. @returns {Unit} */
function unitOf(element, fail) {
  const unit = { source: [], targetAttributes: [], notes: [] };
  const count = { source: 0, target: 0 };
  for (const child of elementsOf(element)) {
    if (child.nodeName === 'note') {
      unit.notes.push({ attributes: attributesOf(child), text: child.textContent });
    } else if (child.nodeName in count) {
      count[child.nodeName]++;
      unit[child.nodeName] = contentsOf(child, fail);
      if (child.nodeName === 'target') unit.targetAttributes = attributesOf(child);
    } else {
      fail(`unknown <${child.nodeName}>`);
    }
  }
  if (count.source !== 1) fail('it needs one <source>');
  if (count.target > 1) fail('it has more than one <target>');
  return unit;
}

/**
 * Reads a file of translations.
 * @param {string} text
 * @returns {{ locale?: string, units: Map<string, Unit>, problems: string[] }} whole only without problems
 */
export function readXliff(text) {
  const problems = [];
  const units = new Map();
  const parser = new DOMParser({ errorHandler: (_, message) => problems.push(message.replace(/\s+/g, ' ')) });
  let root;
  try {
    root = parser.parseFromString(text, 'text/xml')?.documentElement;
  } catch (error) {
    problems.push(error.message);
  }
  if (!root) problems.push('no element in it');
  if (problems.length > 0) return { units, problems };

  problems.push(...laxities(text, root));
  const [file, ...otherFiles] = elementsOf(root);
  const [body, ...rest] = file ? elementsOf(file) : [];
  const names = [root, file, body].map((element) => element?.nodeName).join('/');
  if (names !== 'xliff/file/body' || otherFiles.length > 0 || rest.length > 0) {
    problems.push('it needs xliff/file/body, each once');
    return { units, problems };
  }
  for (const element of elementsOf(body)) {
    const id = element.getAttribute('id');
    const fail = (problem) => problems.push(`${id || `<${element.nodeName}>`}: ${problem}`);
    if (element.nodeName !== 'trans-unit' || !id) fail('not a <trans-unit> with an id');
    else if (units.has(id)) fail('the id is there twice');
    else units.set(id, unitOf(element, fail));
  }
  return { locale: file.getAttribute('target-language'), units, problems };
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Soft hyphens, unusual spaces and direction marks are written by number: a translator has to see them. */
const INVISIBLE = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff]/g;
const escapeText = (text) =>
  text
    .replace(/[&<>]/g, (c) => ENTITIES[c])
    .replace(INVISIBLE, (c) => `&#x${c.charCodeAt(0).toString(16).toUpperCase()};`);
const escapeAttribute = (text) => escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;');

const printAttributes = (attributes) =>
  attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
const printContents = (contents) =>
  contents
    .map((part) =>
      typeof part === 'string'
        ? escapeText(part)
        : `<x id="${part.index}" equiv-text="${escapeAttribute(part.untranslatable)}"/>`,
    )
    .join('');

function printUnit(id, { source, target, targetAttributes, notes }) {
  return [
    `      <trans-unit id="${escapeAttribute(id)}">`,
    `        <source>${printContents(source)}</source>`,
    ...(target
      ? [`        <target${printAttributes(targetAttributes)}>${printContents(target)}</target>`]
      : []),
    ...notes.map(
      (note) => `        <note${printAttributes(note.attributes)}>${escapeText(note.text)}</note>`,
    ),
    '      </trans-unit>',
  ];
}

/**
 * Writes a file of translations.
 * @param {{ source: string, target: string }} locales
 * @param {Map<string, Unit>} units in the order to write
 */
export function printXliff(locales, units) {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    `  <file target-language="${locales.target}" source-language="${locales.source}" original="lit-localize-inputs" datatype="plaintext">`,
    '    <body>',
    ...[...units].flatMap(([id, unit]) => printUnit(id, unit)),
    '    </body>',
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}
