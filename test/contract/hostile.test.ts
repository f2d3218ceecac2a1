import { expect } from 'chai';
import fc from 'fast-check';
import { forEachElement } from '../support/elements.js';
import { Harness } from '../support/harness.js';
import { anything, boom, revoked } from '../support/hostile.js';
import { container, markup, settled, show, type Shown } from '../support/page.js';
import { nothingThrown, recovery } from '../support/recovery.js';
import { textOf } from '../support/roles.js';

const cyclic: Record<string, unknown> = { kind: 'normal' };
cyclic.self = cyclic;

const guarded = new Proxy({}, { get: boom, ownKeys: boom, has: boom, getPrototypeOf: boom });

/** What no attribute of ours means, each by a name for the test. */
const JUNK: Readonly<Record<string, () => unknown>> = {
  'a number': () => 5,
  'not a number': () => NaN,
  'a big number': () => 10n,
  'a truth': () => true,
  'a symbol': () => Symbol('anna'),
  'a function': () => () => 'Anna',
  'a list of numbers': () => [1, 2, 3, 4],
  'a list of everything': () => [Symbol('anna'), 10n, () => 1, cyclic],
  'what goes round in circles': () => cyclic,
  'a getter that throws': () => Object.defineProperty({}, 'kind', { get: boom, enumerable: true }),
  'a list that throws': () => Object.defineProperty(['Anna'], 0, { get: boom, enumerable: true }),
  'what cannot be written down': () => ({ toJSON: boom, toString: boom, valueOf: boom }),
  'a proxy that refuses': () => guarded,
  'a revoked proxy': () => revoked([]),
  'the page itself': () => window,
};

/** Texts that are nearly something. */
const TEXTS = ['{', '[', '[]]', '{"kind":', '["Anna",', '[1]', '{}}', '[[[[', '{"__proto__":1', '[null]'];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 60 }),
  fc.json(),
  fc.constantFrom(...TEXTS, 'true', '5', '-1', 'null', ',,,', ' ', '\u0000', '<b>', '&nbsp;', '𝒜', '\ud800'),
);

/** Makes what no text can hold; made, not held, because fast-check itself looks into a value. */
const value = fc.oneof(
  anything.map((it) => () => it),
  fc.constantFrom(...Object.values(JUNK)),
);

const PROPERTIES = ['players', 'rules', 'round'] as const;

forEachElement('takes what the page hands in', (its) => {
  const { tag, register, view, players, round, badRules } = its;
  const start = () => show(markup(tag, { ...view, players }));
  const expectRecovered = recovery(its);
  const warned = nothingThrown();

  before(register);

  /** Whether it is there and says what it has to say. */
  async function expectAlive(element: Shown): Promise<void> {
    await settled(element);
    expect(textOf(element.shadowRoot!.querySelector('[part="root"]')!)).not.to.equal('');
    expect(new Harness(element).status).to.equal('');
  }

  for (const name of PROPERTIES) {
    for (const [what, make] of Object.entries(JUNK)) {
      it(`${what} as ${name}: says so, once to the reader and once on the console`, async () => {
        const junk = make();
        const element = await start();
        element[name] = junk;
        await expectAlive(element);
        expect(Object.is(element[name], junk), 'the value is kept').to.equal(true);
        expect(new Harness(element).errors).to.deep.equal([`The page's “${name}” cannot be read.`]);
        expect(warned()).to.have.lengthOf(1);
        expect(warned()[0]).to.include(`<${tag}>`).and.to.include(name);
        element.reset();
        element.requestUpdate();
        await expectAlive(element);
        expect(new Harness(element).errors).to.have.lengthOf(1);
        await expectRecovered(element);
        element[name] = junk;
        await settled(element);
        expect(warned(), 'the second time it is known').to.have.lengthOf(1);
      });
    }
  }

  for (const name of PROPERTIES) {
    it(`any text in the attribute ${name}`, async () => {
      const element = await start();
      await fc.assert(
        fc.asyncProperty(text, async (junk) => {
          element.setAttribute(name, junk);
          await expectAlive(element);
          expect(element.getAttribute(name)).to.equal(junk);
        }),
        { numRuns: 60 },
      );
      await expectRecovered(element);
    });

    it(`any value in the property ${name}`, async () => {
      const element = await start();
      await fc.assert(
        fc.asyncProperty(value, async (junk) => {
          element[name] = junk;
          await expectAlive(element);
          expect(Object.is(element[name], junk)).to.equal(true);
        }),
        { numRuns: 60 },
      );
      await expectRecovered(element);
    });
  }

  it('any text in every other attribute, from the start', async () => {
    const names = [
      'view',
      'lang',
      'dir',
      'readonly',
      'disabled',
      'storage',
      'name',
      'cards',
      'part',
      'class',
    ];
    const box = container();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), text, async (name, junk) => {
        const element = document.createElement(tag) as Shown;
        element.setAttribute(name, junk);
        box.replaceChildren(element);
        await element.updateComplete;
        expect(textOf(element.shadowRoot!.querySelector('[part="root"]')!)).not.to.equal('');
        expect(element.getAttribute(name)).to.equal(junk);
      }),
      { numRuns: 80 },
    );
  });

  it('any value as a switch', async () => {
    const element = await start();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('readonly', 'disabled', 'view'), value, async (name, junk) => {
        Object.assign(element, { readonly: false, disabled: false, ...view, [name]: junk });
        await element.updateComplete;
        expect(textOf(element.shadowRoot!.querySelector('[part="root"]')!)).not.to.equal('');
      }),
      { numRuns: 60 },
    );
    Object.assign(element, { readonly: false, disabled: false, ...view });
    await expectRecovered(element);
  });

  it('names by the wrong number, and shows as many as it needs', async () => {
    for (const names of ['Anna', Array.from({ length: 30 }, (_, i) => `Name ${i}`).join(',')]) {
      const element = await start();
      element.players = names;
      await settled(element);
      expect(new Harness(element).errors[0]).to.match(/^Names needed: \d to \d\.$/);
      expect(new Harness(element).text).to.include(names.split(',')[0]);
      await expectRecovered(element);
    }
    expect(warned().every((text) => text.includes('players'))).to.equal(true);
  });

  it('rules that are not the game’s', async () => {
    const element = await start();
    for (const rules of [badRules, { [badRules]: 1 }, `{"${badRules}":1}`]) {
      element.rules = rules;
      await settled(element);
      expect(new Harness(element).errors).to.deep.equal(["The page's “rules” cannot be read."]);
    }
    // the same option is named once, however it is given
    const [name, option, ...more] = warned();
    expect(name).to.match(/\(rules\)$/);
    expect(option).to.include(`(rules.${badRules})`);
    expect(more).to.deep.equal([]);
    await expectRecovered(element);
  });

  it('names as text, never as markup', async () => {
    const element = await start();
    element.players = ['<b>Anna</b>', '<img src=x onerror=alert(1)>', '&amp;', '${Dieter}'];
    element.round = round;
    await settled(element);
    const made = [...element.shadowRoot!.querySelectorAll('b, img')].map(({ outerHTML }) => outerHTML);
    expect(made.filter((html) => /Anna|<img/.test(html))).to.deep.equal([]);
    expect(new Harness(element).text).to.include('<img src=x onerror=alert(1)>');
  });
});
