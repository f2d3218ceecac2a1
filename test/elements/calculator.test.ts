import { expect } from 'chai';
import type { CSSResult } from 'lit';
import { styles as matchStyles } from '../../src/elements/styles/match.js';
import { styles } from '../../src/elements/styles/styles.js';
import { ELEMENTS } from '../support/elements.js';
import { container, settled, until, type Shown } from '../support/page.js';

/** What loads each element as a page does that takes the calculator alone. */
const CALCULATORS: Readonly<Record<string, () => Promise<unknown>>> = {
  'doko-score': () => import('../../src/doko-round.js'),
  'okey-score': () => import('../../src/okey-round.js'),
  'rummy-score': () => import('../../src/rummy-round.js'),
};

/** What was loaded by now that only a match needs. */
const ofMatches = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /\/(match-parts|controllers\/(match|storage)|views\/sheet)\.ts$/.test(path));

const tables = (element: Shown) => [...element.shadowRoot!.querySelectorAll('table.sheet')];

// the first suite is about what is not loaded: it goes before those that load it
describe('a page that takes the calculator alone', () => {
  for (const { tag, players, round } of ELEMENTS) {
    it(`loads nothing of a match for <${tag}>`, async () => {
      await CALCULATORS[tag]!();
      const box = container();
      box.innerHTML = `<${tag} view="round" players="${players}"></${tag}>`;
      const element = box.querySelector<Shown>(tag)!;
      element.round = round;
      await settled(element);
      expect(element.result).to.have.property('points');
      expect(element.shadowRoot!.querySelector('[part=record]')).to.not.equal(null);
      expect(JSON.stringify({ element })).to.equal('{}');
      expect(ofMatches()).to.deep.equal([]);
    });
  }
});

describe('a match on a page that took the calculator alone', () => {
  it('is shown as soon as what it needs is here, and until then what stood there', async () => {
    await CALCULATORS['doko-score']!();
    const box = container();
    box.innerHTML = '<doko-score players="Ada, Bo, Cy, Di"><p>The sheet of the club</p></doko-score>';
    const element = box.querySelector<Shown & { match: unknown }>('doko-score')!;
    const text = box.querySelector('p')!;
    await element.updateComplete;
    expect(element.match).to.equal(undefined);
    expect(text.checkVisibility()).to.equal(true);
    await until(() => tables(element).length > 0, 'the sheet');
    expect(text.checkVisibility()).to.equal(false);
    expect(element.match).to.have.property('entries');
  });

  for (const { tag, players } of ELEMENTS) {
    it(`has the sheets of <${tag}> in the order of a page that took all`, async () => {
      await CALCULATORS[tag]!();
      const box = container();
      box.innerHTML = `<${tag} players="${players}"></${tag}>`;
      const element = box.querySelector<Shown>(tag)!;
      await until(() => tables(element).length > 0, 'the sheet');
      const worn = element.shadowRoot!.adoptedStyleSheets;
      const sheetOf = ({ styleSheet }: CSSResult) => styleSheet!;
      const [shared, match] = [styles.map(sheetOf), matchStyles.map(sheetOf)];
      expect(worn.slice(0, shared.length + match.length)).to.deep.equal([...shared, ...match]);
      expect(worn.length).to.be.above(shared.length + match.length);
    });
  }

  it('takes the form of the calculator for its own when the page asks for a match instead', async () => {
    await CALCULATORS['doko-score']!();
    const box = container();
    box.innerHTML = '<doko-score view="round" players="Ada, Bo, Cy, Di"></doko-score>';
    const element = box.querySelector<Shown>('doko-score')!;
    await settled(element);
    element.setAttribute('view', 'match');
    await until(() => tables(element).length > 0, 'the sheet');
    element.setAttribute('view', 'round');
    await settled(element);
    expect(tables(element)).to.deep.equal([]);
  });
});
