// `npm run docs`: the tables of docs/api.md, from the manifest that the build made.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'prettier';
import { root } from './entries.mjs';

export const API = join(root, 'docs/api.md');

const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;
const words = (text = '') => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** What a parameter list says: `addRound(round: Round)`. */
const call = ({ name, parameters = [] }) =>
  `${name}(${parameters.map((it) => `${it.name}${it.optional ? '?' : ''}: ${it.type?.text ?? 'unknown'}`).join(', ')})`;

const without = (type = '') => type.replace(/ \| undefined$/, '');

const typed = ({ type, readonly }) => code(without(type?.text)) + (readonly ? ', read only' : '');

/** Each kind of thing that an element has: its heading, what it is called in the table, and what is said of it besides. */
const TABLES = [
  ['attributes', 'Attributes', ({ name }) => code(name), 'type', typed],
  ['fields', 'Properties', ({ name }) => code(name), 'type', typed],
  ['methods', 'Methods', (it) => code(call(it)), 'gives', (it) => code(it.return?.type.text ?? 'void')],
  ['events', 'Events', ({ name }) => code(name), 'class', ({ type }) => code(type.text)],
  ['slots', 'Slots', ({ name }) => (name === '' ? 'default' : code(name))],
  ['cssParts', 'Parts', ({ name }) => code(name)],
  ['cssProperties', 'Custom properties', ({ name }) => code(name), 'default', (it) => code(it.default)],
];

const listsOf = ({ members, ...rest }) => ({
  ...rest,
  fields: members.filter(({ kind, attribute }) => kind === 'field' && !attribute),
  methods: members.filter(({ kind }) => kind === 'method'),
});

function tables(element, isWanted) {
  const lists = listsOf(element);
  return TABLES.flatMap(([kind, title, name, more, cell]) => {
    const wanted = lists[kind].filter(isWanted);
    if (wanted.length === 0) return [];
    const row = (cells) => `| ${cells.filter((it) => it !== undefined).join(' | ')} |`;
    const rows = [
      row(['name', more, 'meaning']),
      row(['---', more && '---', '---']),
      ...wanted.map((it) => row([name(it), cell?.(it), words(it.description)])),
    ];
    return [`### ${title}`, rows.join('\n')];
  });
}

/** What every element has by inheritance, then what each has of its own. */
export async function api() {
  const { modules } = JSON.parse(readFileSync(join(root, 'dist/custom-elements.json'), 'utf8'));
  const elements = modules.map(({ declarations }) => declarations[0]);
  const isShared = ({ inheritedFrom }) => inheritedFrom !== undefined;
  const text = [
    '# The elements',
    'Made by `npm run docs` from the comments in the sources. Each attribute has a property of the same name.',
    '## Every element',
    ...tables(elements[0], isShared),
    ...elements.flatMap((element) => [
      `## \`<${element.tagName}>\``,
      element.description,
      ...tables(element, (it) => !isShared(it)),
    ]),
  ].join('\n\n');
  const options = JSON.parse(readFileSync(join(root, '.prettierrc.json'), 'utf8'));
  return format(`${text}\n`, { ...options, parser: 'markdown' });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void api().then((text) => writeFileSync(API, text));
}
