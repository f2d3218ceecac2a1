import { expect } from 'chai';
import { loaders } from '../../src/localization/generated/locales.js';
import type { Templates } from '../../src/localization/message.js';
import * as doko from '../../src/localization/messages/doko.js';
import { toLimit } from '../../src/localization/messages/match.js';
import * as okey from '../../src/localization/messages/okey.js';
import * as rummy from '../../src/localization/messages/rummy.js';
import { pointCount } from '../../src/localization/messages/shared.js';
import { load, tableOf } from '../../src/localization/tables.js';
import { pseudoTemplates } from '../support/pseudo-locale.js';
import { host, settled, type Host } from './host.js';
import { PARTS } from './parts.js';

const CODES = ['de', 'sk', 'hu', 'tr'];

/** A message with `{0}` where its first value goes. */
const written = (template: Templates[string]): string =>
  typeof template === 'string'
    ? template
    : template.strings.reduce((text, part, i) => `${text}{${String(template.values[i - 1])}}${part}`);

describe('the languages of the elements', () => {
  const tables = new Map<string, Templates>();
  before(async () => {
    for (const code of CODES) {
      await load(code, PARTS);
      tables.set(code, tableOf(code, PARTS)!);
    }
  });

  /** Every message of the languages, as `sk r.deals: {0} rozdáva`, that has what is looked for. */
  const having = (pattern: RegExp, codes: readonly string[] = CODES) =>
    codes.flatMap((code) =>
      Object.entries(tables.get(code)!)
        .map(([id, template]) => [id, written(template)] as const)
        .filter(([, text]) => pattern.test(text))
        .map(([id, text]) => `${code} ${id}: ${text}`),
    );

  it('are German, Slovak, Hungarian and Turkish beside English', () => {
    expect([...loaders.keys()]).to.deep.equal(CODES);
  });
  it('have every message in one of their parts', async () => {
    const ids = Object.keys(await pseudoTemplates()).sort();
    expect(Object.keys(tables.get('de')!).sort()).to.deep.equal(ids);
  });
  it('have the terms of Doppelkopf in German, unbent', () => {
    const terms = Object.entries(tables.get('de')!).filter(([id]) => id.startsWith('doko.term.'));
    expect(terms.length).to.be.greaterThan(10);
    for (const code of CODES)
      for (const [id, german] of terms) {
        expect(written(tables.get(code)![id]!), `${code} ${id}`).to.equal(written(german));
      }
  });
  it('bend no name and no number', () => {
    expect(having(/\{\d\}(?:['’]|-?\p{L})/u)).to.deep.equal([]);
    expect(having(/(?<!\p{L})az? „?\{/iu, ['hu'])).to.deep.equal([]); // the article depends on the sound of what follows
    expect(having(/(?<!\p{L})(?:s|so|u|k|ku|pre|proti|od) \{/iu, ['sk'])).to.deep.equal([
      // a range in figures bends nothing
      'sk e.range: Celé číslo od {0} do {1}.',
      'sk e.numberRange: Číslo od {0} do {1}.',
    ]);
  });
  it('give no orders to a reader, and do not shout', () => {
    expect(having(/!|prosím|kérjük|kérem|lütfen|(?<!\p{L})bitte/iu)).to.deep.equal([]);
    expect(having(/\p{Lu}{4}/u)).to.deep.equal([]);
  });
  it('write quotation marks as the language does', () => {
    const marks = { de: /„[^“”]*“/g, sk: /„[^“”]*“/g, hu: /„[^“”]*”/g, tr: /“[^“”]*”/g };
    for (const [code, pair] of Object.entries(marks)) {
      const left = having(/[„“”"«»]/, [code]).filter((text) => /[„“”"«»]/.test(text.replace(pair, '')));
      expect(left, code).to.deep.equal([]);
    }
  });

  describe('count', () => {
    let element: Host;
    beforeEach(() => {
      element = host();
      document.body.append(element);
    });
    afterEach(() => element.remove());

    const said = async (code: string, say: (l: Host['l'], n: number) => string) => {
      element.lang = code;
      await settled(element);
      return [0, 1, 2, 5, 21, 1.5].map((n) => say(element.l, n));
    };

    it('in Slovak by four forms, verbs with them', async () => {
      expect(await said('sk', pointCount)).to.deep.equal([
        '0 bodov',
        '1 bod',
        '2 body',
        '5 bodov',
        '21 bodov',
        '1,5 bodu',
      ]);
      expect(await said('sk', toLimit)).to.deep.equal([
        'Do hranice chýba 0 bodov',
        'Do hranice chýba 1 bod',
        'Do hranice chýbajú 2 body',
        'Do hranice chýba 5 bodov',
        'Do hranice chýba 21 bodov',
        'Do hranice chýba 1,5 bodu',
      ]);
      expect((await said('sk', doko.left)).slice(0, 4)).to.deep.equal([
        'Zostáva 0 hier.',
        'Zostáva 1 hra.',
        'Zostávajú 2 hry.',
        'Zostáva 5 hier.',
      ]);
      for (const left of [okey.left, rummy.roundsLeft]) {
        expect((await said('sk', left)).slice(0, 4)).to.deep.equal([
          'Zostáva 0 kôl.',
          'Zostáva 1 kolo.',
          'Zostávajú 2 kolá.',
          'Zostáva 5 kôl.',
        ]);
      }
    });
    it('in Hungarian in the singular', async () => {
      expect(await said('hu', pointCount)).to.deep.equal(
        ['0', '1', '2', '5', '21', '1,5'].map((n) => `${n} pont`),
      );
      expect((await said('hu', toLimit))[2]).to.equal('A véghatárig még 2 pont');
      expect((await said('hu', rummy.roundsLeft))[3]).to.equal('Még 5 játszma.');
      expect((await said('hu', okey.left))[1]).to.equal('Még 1 leosztás.');
    });
  });
});
