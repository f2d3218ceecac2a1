// Each rule of `npm run localize:check` against a small project that breaks it.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect } from 'chai';
import { after, before, beforeEach, describe, it } from 'mocha';
import { localize } from '../support/build/localize.mjs';
import { check } from './rules.mjs';

const root = join(import.meta.dirname, '../..');
const MESSAGES = 'src/localization/messages/table.ts';
const GERMAN = 'locales/de.xlf';
const MODULE = 'src/localization/generated/de/shared.ts';

const HEAD = "import { str, type Localizer } from '../../../../../src/localization/localizer.js';\n";
const SOUND = `${HEAD}
export const undo = (l: Localizer) => l.msg('Undo', { id: 'b.undo', desc: 'Button' });
export const deals = (l: Localizer, name: string) => l.msg(str\`\${name} deals\`, { id: 'r.deals', desc: 'Who' });
export const sum = (l: Localizer, a: number, b: number) => l.msg(str\`\${a} of \${b}\`, { id: 'r.sum', desc: 'A part' });
export const left = (l: Localizer, n: number) =>
  l.plural(n, {
    one: () => l.msg(str\`\${n} game left\`, { id: 'r.left.one', desc: 'Games' }),
    few: () => l.msg(str\`\${n} games left\`, { id: 'r.left.few', desc: 'Games' }),
    many: () => l.msg(str\`\${n} games left\`, { id: 'r.left.many', desc: 'Games' }),
    other: () => l.msg(str\`\${n} games left\`, { id: 'r.left.other', desc: 'Games' }),
  });
`;
const TRANSLATIONS = {
  '>Undo<': 'Rückgängig',
  '/> deals<': '<x id="0" equiv-text="${name}"/> gibt',
  '/> of <': 'von <x id="1" equiv-text="${b}"/>: <x id="0" equiv-text="${a}"/>',
  '/> game left<': 'Noch <x id="0" equiv-text="${n}"/> Spiel',
  '/> games left<': 'Noch <x id="0" equiv-text="${n}"/> Spiele',
};

describe('the check of the localization', () => {
  let dir;
  const read = (path) => readFile(join(dir, path), 'utf8');
  const write = async (path, text) => {
    await mkdir(join(dir, path, '..'), { recursive: true });
    await writeFile(join(dir, path), text);
  };
  /** Replaces a text that has to be there. */
  const change = async (path, from, to) => {
    const text = await read(path);
    expect(text).to.include(from);
    await write(
      path,
      text.replace(from, () => to),
    );
  };
  /** The same, followed by a run of `npm run localize`, so that nothing is stale. */
  const changeAndRun = async (path, from, to) => {
    await change(path, from, to);
    expect((await localize(dir)).problems).to.deep.equal([]);
  };
  const found = async () => (await check(dir)).map(({ rule, where }) => `${rule} ${where}`);
  const config = (targetLocales) =>
    write(
      'lit-localize.json',
      JSON.stringify({
        sourceLocale: 'en',
        targetLocales,
        tsConfig: './tsconfig.json',
        output: { mode: 'runtime', outputDir: './src/localization/generated', language: 'ts' },
        interchange: { format: 'xliff', xliffDir: './locales' },
      }),
    );
  /** Has every message in the German file translated. */
  const translate = async () => {
    let text = await read(GERMAN);
    for (const [source, target] of Object.entries(TRANSLATIONS)) {
      text = text.replace(/<source>.*<\/source>(?!\s*<target)/g, (all) =>
        all.includes(source) ? `${all}<target>${target}</target>` : all,
      );
    }
    await write(GERMAN, text);
  };

  const sound = new Map();
  before(async () => {
    await mkdir(join(root, 'build'), { recursive: true });
    dir = await mkdtemp(join(root, 'build/localization-'));
    await config(['de']);
    const compilerOptions = {
      target: 'ES2022',
      module: 'NodeNext',
      noLib: true, // faster, and nothing here needs it
      types: [],
      strict: true,
      skipLibCheck: true,
    };
    await write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
    await write(MESSAGES, SOUND);
    await localize(dir);
    await translate();
    await localize(dir);
    for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      if (entry.isFile()) sound.set(relative(dir, path), await readFile(path, 'utf8'));
    }
  });
  beforeEach(async () => {
    await rm(dir, { recursive: true });
    for (const [path, text] of sound) await write(path, text);
  });
  after(() => rm(dir, { recursive: true }));

  it('finds nothing in this project', async () => {
    expect(await check(root)).to.deep.equal([]);
  });
  it('finds nothing in a sound project, whose German needs two of the four plural forms', async () => {
    expect(await found()).to.deep.equal([]);
    expect(await read(GERMAN))
      .to.include('r.left.one')
      .and.not.include('r.left.few');
    expect(await read(MODULE))
      .to.include("'r.sum': str`von ${1}: ${0}`")
      .and.not.include('r.left.many');
  });

  describe('of the sources', () => {
    it('finds a message that lit-localize does not see, as its localizer is any', async () => {
      await changeAndRun(MESSAGES, 'deals = (l: Localizer', 'deals = (l: any');
      expect(await read(GERMAN)).not.to.include('r.deals'); // lit-localize says nothing
      expect(await found()).to.deep.equal([`silent ${MESSAGES}:4`]);
    });
    it('finds such a message where the import of the type leads nowhere', async () => {
      await changeAndRun(MESSAGES, 'localizer.js', 'lokalizer.js');
      const ids = await found();
      expect(ids).to.have.length(7);
      for (const problem of ids) expect(problem).to.match(/^silent /);
    });
    it('finds a text that lit-localize refuses', async () => {
      await change(MESSAGES, 'str`${name} deals`', '`${name} deals`');
      const problems = await found();
      expect(problems).to.include('refused src');
      expect((await localize(dir)).problems.join()).to.include('must use the str tag');
    });
    it('finds a message without an id of its own', async () => {
      await changeAndRun(MESSAGES, "id: 'r.deals', ", '');
      await translate();
      await localize(dir);
      expect(await found()).to.deep.equal([`id ${MESSAGES}:4`]);
    });
    it('finds a message without options', async () => {
      await changeAndRun(MESSAGES, ", { id: 'b.undo', desc: 'Button' }", '');
      await translate();
      await localize(dir);
      expect(await found()).to.deep.equal([`id ${MESSAGES}:3`]);
    });
    for (const [what, desc] of [
      ['missing', ''],
      ['empty', "desc: ' '"],
      ['a template', 'desc: `Button`'],
      ['of two lines', "desc: 'But\\\nton'"],
      ['with a line break in it', "desc: 'But\\nton'"],
      ['under a quoted name', "'desc': 'Button'"],
    ]) {
      it(`finds a note for translators that is ${what}`, async () => {
        await changeAndRun(MESSAGES, "desc: 'Button'", desc);
        expect(await found()).to.deep.equal([`desc ${MESSAGES}:3`]);
      });
    }
    it('finds a note that is put together', async () => {
      await change(MESSAGES, "desc: 'Button'", "desc: 'But' + 'ton'");
      expect(await found()).to.include(`desc ${MESSAGES}:3`);
    });
    it('finds a message outside messages/', async () => {
      const view = "import type { Localizer } from '../../../src/localization/localizer.js';\n";
      await write(
        'src/view.ts',
        `${view}export const v = (l: Localizer) => l.msg('Undo', { id: 'b.undo', desc: 'Button' });`,
      );
      expect(await found()).to.deep.equal(['outside src/view.ts:2']);
    });
    it('finds it under another name', async () => {
      const view = "import type { Localizer } from '../../../src/localization/localizer.js';\n";
      await write(
        'src/a.ts',
        `${view}export const v = ({ msg: say }: Localizer) => say('View', { id: 'a.view', desc: 'Button' });`,
      );
      await localize(dir);
      await change(GERMAN, '<source>View</source>', '<source>View</source><target>Blick</target>');
      await localize(dir);
      expect(await found()).to.deep.equal(['outside src/a.ts']);
    });
    it('finds a placeholder that is no plain name', async () => {
      await changeAndRun(MESSAGES, 'str`${name} deals`', 'str`${name.trim()} deals`');
      await change(GERMAN, '"${name}"', '"${name.trim()}"'); // the translation's
      await localize(dir);
      expect(await found()).to.deep.equal(['name r.deals']);
    });
    it('finds markup in a message', async () => {
      await changeAndRun(MESSAGES, "'Undo'", "'<b>Undo</b>'");
      expect(await found()).to.deep.equal(['markup b.undo']);
    });
    it('finds a template of HTML', async () => {
      await change(MESSAGES, HEAD, `${HEAD}import { html } from 'lit';\n`);
      await change(MESSAGES, "'Undo'", 'html`Undo`');
      await localize(dir);
      expect(await found()).to.deep.equal(['markup b.undo']);
    });
    it('finds a plural that lacks a category, even one that English and German have no use for', async () => {
      const few = "    few: () => l.msg(str`${n} games left`, { id: 'r.left.few', desc: 'Games' }),\n";
      await changeAndRun(MESSAGES, few, '');
      expect(await found()).to.deep.equal(['plural r.left']);
    });
  });

  describe('of the translations', () => {
    it('finds a message without a translation', async () => {
      await changeAndRun(GERMAN, '<target>Rückgängig</target>', '');
      expect(await found()).to.deep.equal([`untranslated ${GERMAN} b.undo`]);
    });
    it('finds an empty translation', async () => {
      await changeAndRun(GERMAN, '>Rückgängig<', '> <');
      expect(await found()).to.deep.equal([`untranslated ${GERMAN} b.undo`]);
    });
    for (const [what, from, to] of [
      ['a missing placeholder', '<x id="0" equiv-text="${name}"/> gibt', 'Geber'],
      [
        'another placeholder',
        '<x id="0" equiv-text="${name}"/> gibt',
        '<x id="0" equiv-text="${nahme}"/> gibt',
      ],
      [
        'a placeholder with the number of another',
        '<x id="0" equiv-text="${name}"/> gibt',
        '<x id="1" equiv-text="${name}"/> gibt',
      ],
      ['a placeholder too many', '>Rückgängig<', '>Rückgängig <x id="0" equiv-text="${name}"/><'],
    ]) {
      it(`finds ${what}`, async () => {
        await change(GERMAN, from, to);
        const id = from.includes('x id') ? 'r.deals' : 'b.undo';
        expect(await found()).to.include(`placeholders ${GERMAN} ${id}`);
      });
    }
    it('lets a translation turn placeholders round', async () => {
      expect(await read(GERMAN)).to.match(/von <x id="1".*<x id="0"/);
      expect(await found()).to.deep.equal([]);
    });
    it('finds a line break', async () => {
      await changeAndRun(GERMAN, '>Rückgängig<', '>Rück\ngängig<');
      expect(await found()).to.deep.equal([`layout ${GERMAN} b.undo`]);
    });
    it('finds markup', async () => {
      await changeAndRun(GERMAN, '>Rückgängig<', '>&lt;b>Rückgängig&lt;/b><');
      expect(await found()).to.deep.equal([`markup ${GERMAN} b.undo`]);
    });
    it('finds a plural category that the language needs', async () => {
      const target = '<target>Noch <x id="0" equiv-text="${n}"/> Spiel</target>';
      await changeAndRun(GERMAN, target, '');
      expect(await found()).to.deep.equal([`plural ${GERMAN} r.left.one`]);
    });
    it('finds all four categories of a language that has four', async () => {
      await config(['de', 'sk']);
      await localize(dir);
      const plurals = ['few', 'many', 'one', 'other'].map((name) => `plural locales/sk.xlf r.left.${name}`);
      expect((await found()).filter((problem) => problem.startsWith('plural'))).to.deep.equal(plurals);
    });
    it('finds a language whose categories no message has', async () => {
      await config(['de', 'ar']);
      await localize(dir);
      expect(await found()).to.include('plural locales/ar.xlf');
    });
  });

  describe('of the files', () => {
    for (const [what, from, to] of [
      ['an open element', '</target>', ''],
      ['a bare &', '>Rückgängig<', '>Rück & gängig<'],
      ['an entity that XML does not have', '>Rückgängig<', '>Rück&shy;gängig<'],
      ['an attribute without quotes', '"b.undo"', 'b.undo'],
      ['an attribute twice', 'id="b.undo"', 'id="b.undo" id="b.undo"'],
      ['a bare <', '>Rückgängig<', '>1 < 2<'],
      ['a control character', '>Rückgängig<', '>\u0001<'],
      ['something after the end', '</xliff>', '</xliff>more'],
      ['a second root', '</xliff>', '</xliff><xliff/>'],
      ['an unknown element', '<note', '<nota/><note'],
      ['an element inside a text', '>Rückgängig<', '>Rück<b>gängig</b><'],
      [
        'a placeholder without its number',
        '<x id="0" equiv-text="${name}"/> gibt',
        '<x equiv-text="${name}"/> gibt',
      ],
      ['two translations', '<target>Rück', '<target/><target>Rück'],
      ['an id twice', '"r.deals"', '"b.undo"'],
      ['no id', ' id="b.undo"', ''],
      ['no body', /<body>.*<\/body>/s, ''],
      ['another language', 'target-language="de"', 'target-language="sk"'],
      ['nothing', /.*/s, ''],
    ]) {
      it(`finds XLIFF with ${what}, and npm run localize leaves it alone`, async () => {
        const broken = (await read(GERMAN)).replace(from, () => to);
        await write(GERMAN, broken);
        expect(await found()).to.include(`malformed ${GERMAN}`);
        if (what === 'another language') return;
        expect((await localize(dir)).problems.join()).to.include(GERMAN);
        expect(await read(GERMAN)).to.equal(broken);
      });
    }
    it('finds that a language has no file', async () => {
      await rm(join(dir, GERMAN));
      expect(await found()).to.include(`malformed ${GERMAN}`);
    });
    it('finds XLIFF that is behind the sources', async () => {
      await change(MESSAGES, "'Undo'", "'Take back'");
      expect(await found()).to.deep.equal([`stale ${GERMAN}`]);
      await localize(dir);
      expect(await found()).to.deep.equal([]);
    });
    it('finds a new message that is not in the files', async () => {
      await change(
        MESSAGES,
        HEAD,
        `${HEAD}export const redo = (l: Localizer) => l.msg('Redo', { id: 'b.redo', desc: 'B' });\n`,
      );
      expect(await found()).to.include(`stale ${GERMAN}`);
    });
    it('finds a module that is behind a translation', async () => {
      await change(GERMAN, 'Rückgängig', 'Zurück');
      expect(await found()).to.deep.equal([`stale ${MODULE}`]);
    });
    it('has a part of each language for every game, and for what comes late', async () => {
      const message = (id, up = '') =>
        `${HEAD.replace("'../", `'${up}../`)}export const a = (l: Localizer) => l.msg('A', { id: '${id}', desc: 'B' });\n`;
      const folder = 'src/localization/messages';
      await write(`${folder}/go.ts`, "export * from './go-entry.js';\n");
      await write(`${folder}/go-entry.ts`, message('go.entry'));
      await write(`${folder}/late/go-help.ts`, message('go.help', '../'));
      await write(`${folder}/late/files.ts`, message('files', '../'));
      await localize(dir);
      const modules = await readdir(join(dir, 'src/localization/generated/de'));
      expect(modules).to.have.members(['shared.ts', 'shared-late.ts', 'go.ts', 'go-late.ts']);
      expect(await read(MODULE))
        .to.include('b.undo')
        .and.not.match(/go\.|files/);
      expect(await read(MODULE.replace('shared', 'go-late')))
        .to.include('go.help')
        .and.not.include('go.entry');
    });
    it('finds what a language left behind; npm run localize deletes the module, never the translations', async () => {
      await config([]);
      expect(await found()).to.have.members([
        'stale src/localization/generated/locales.ts',
        `stale ${GERMAN}`,
        `stale ${MODULE}`,
      ]);
      expect((await localize(dir)).lines.join()).to.include(GERMAN);
      expect(await found()).to.deep.equal([`stale ${GERMAN}`]);
      await config(['de']);
      await localize(dir);
      expect(await found()).to.deep.equal([]);
    });
    it('keeps what translators added: notes and the state of a translation', async () => {
      await change(GERMAN, '<target>Rück', '<target state="final">Rück');
      await change(GERMAN, '</target>', '</target><note>Ask Anna</note>');
      await localize(dir);
      const text = await read(GERMAN);
      expect(text).to.include('<target state="final">Rück').and.include('<note>Ask Anna</note>');
      expect(await found()).to.deep.equal([]);
    });
    it('writes the same however the file is ordered', async () => {
      const sound = await read(GERMAN);
      const units = sound.match(/<trans-unit.*?<\/trans-unit>/gs);
      await write(GERMAN, sound.replace(/<body>.*<\/body>/s, `<body>${units.reverse().join('')}</body>`));
      expect(await found()).to.deep.equal([`stale ${GERMAN}`]);
      await localize(dir);
      expect(await read(GERMAN)).to.equal(sound);
    });
    it('shows translators what cannot be seen', async () => {
      await changeAndRun(GERMAN, '>Rückgängig<', '>Rück\u00adgängig<');
      expect(await read(GERMAN)).to.include('>Rück&#xAD;gängig<');
      expect(await read(MODULE)).to.include('Rück\u00adgängig');
      expect(await found()).to.deep.equal([]);
    });
  });
});
