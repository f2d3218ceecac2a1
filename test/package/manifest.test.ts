import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, API } from '../support/build/api.mjs';
import { entries, root } from '../support/build/entries.mjs';

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
}

interface Element extends Named {
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly events: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { customElements, 'web-types': webTypes } = JSON.parse(read('package.json')) as Record<string, string>;
const manifest = JSON.parse(read(customElements!)) as {
  modules: { path: string; declarations: [Element] }[];
};
const elements = manifest.modules.map(({ declarations }) => declarations[0]);
const tags = entries().filter((name) => name.endsWith('-score'));

/** The sources of the elements, of one's own folder and of what all share. */
function sourcesOf(tag: string): string {
  const folder = join(root, 'src/elements');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const others = tags.filter((it) => it !== tag);
  return files
    .filter((file) => file.endsWith('.ts') && !others.some((it) => file.startsWith(it)))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
    .replace(/^ \*.*$/gm, ''); // what is said about it
}

const found = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name!));
const namesOf = (items: readonly Named[]) => items.map(({ name }) => name);

describe('the manifest of the elements', () => {
  it('has every element, in the module that registers it', () => {
    expect(elements.map(({ tagName }) => tagName)).to.have.members(tags);
    for (const { path, declarations } of manifest.modules) {
      expect(path).to.equal(`dist/${declarations[0].tagName}.js`);
      expect(read(path)).to.include(declarations[0].name);
    }
  });

  for (const element of elements) {
    const { tagName } = element;
    const sources = sourcesOf(tagName);

    it(`knows every attribute that <${tagName}> has`, async () => {
      const module = (await import(join(root, `dist/elements/${tagName}/${tagName}.js`))) as Record<
        string,
        { observedAttributes: readonly string[] }
      >;
      const { observedAttributes } = module[element.name]!;
      expect(namesOf(element.attributes)).to.have.members([...observedAttributes, 'lang']);
    });

    it(`knows every event that <${tagName}> fires`, () => {
      const fired = found(sources, /^ +'([a-z]+-[a-z]+)': \w+Event;/gm);
      expect(fired).to.have.property('size').above(5);
      expect(namesOf(element.events)).to.have.members([...fired]);
    });

    it(`knows every custom property that <${tagName}> reads, with what stands in for it`, () => {
      const reads = found(sources, /var\((--card-score-[a-z]+)/g);
      const documented = namesOf(element.cssProperties);
      const suits = /-(clubs|spades|diamonds|hearts)$/; // of the cards that two elements share
      const own = [...reads].filter((name) => documented.includes(name) || !suits.test(name));
      expect(documented).to.have.members(own);
      for (const { name, default: stated = '' } of element.cssProperties) {
        const standsIn = stated.replace(/var\(--card-score-(\w+)\)/, 'var(--_$1)');
        const declared = sources.includes(`var(${name}, ${standsIn})`);
        expect(declared, `${name}: ${stated}`).to.equal(true);
      }
    });

    it(`knows every part that <${tagName}> shows`, () => {
      const shown = found(sources, /\bpart="([a-z]+)"/g);
      const documented = namesOf(element.cssParts);
      expect([...shown]).to.include.members(documented);
      expect([...shown].filter((name) => !documented.includes(name) && name !== 'gauge')).to.deep.equal([]);
    });

    it(`says something about all that <${tagName}> has`, () => {
      const { attributes, events, cssParts, cssProperties } = element;
      for (const it of [element, ...attributes, ...events, ...cssParts, ...cssProperties]) {
        expect(it.description, it.name).to.match(/\w/);
      }
    });
  }

  it('is what editors are told', () => {
    const { tags: told } = JSON.parse(read('dist/vscode.html-custom-data.json')) as { tags: Named[] };
    expect(namesOf(told)).to.have.members(tags);
    const { contributions } = JSON.parse(read(webTypes!)) as {
      contributions: { html: { elements: Named[] } };
    };
    expect(namesOf(contributions.html.elements)).to.have.members(tags);
  });

  it('is what docs/api.md shows: `npm run docs` changes nothing', async () => {
    expect(readFileSync(API, 'utf8')).to.equal(await api());
  });
});
