import { expect } from 'chai';
import '../../src/doko-score.js';
import '../../src/rummy-score.js';
import { late } from '../../src/elements/late.js';
import { match } from '../../src/core.js';
import { emulateMedia } from '../support/browser.js';
import { FOUR, showMatch, type DokoMatch } from '../support/doko-match.js';
import { MatchHarness, type Keeper } from '../support/match-harness.js';
import { afterwards, markup, settled, show, until, warnings, type Place } from '../support/page.js';
import { isVisible, textOf } from '../support/roles.js';

const POINTS = [6, 5, -5, -6];

function evening(money: object | null = { perPoint: 10 }, points: readonly number[] = POINTS) {
  const it = match.create({ game: 'doko', players: FOUR, rules: { money } as object });
  return match.adjust(it, { points, reason: 'All of it' });
}

async function shown(
  of = evening(),
  attributes: Readonly<Record<string, unknown>> = {},
  place: Place = {},
): Promise<DokoMatch> {
  const made = await showMatch(attributes, place);
  made.element.match = of;
  await settled(made.element);
  return made;
}

/** Each table of the section, row by row. */
const tables = ({ panel }: MatchHarness): string[][][] =>
  [...panel.querySelectorAll('table')].map((table) =>
    [...table.rows].map((row) => [...row.cells].map((cell) => textOf(cell).replace(/\s/g, ' '))),
  );

describe('the settlement', () => {
  afterEach(() => emulateMedia({}));

  it('is there for who only reads the sheet, without the chart and the files, and is printed', async () => {
    const { chart, files } = late;
    let asked = 0;
    late.chart = () => (asked++, chart());
    late.files = () => (asked++, files());
    afterwards(() => Object.assign(late, { chart, files }));
    const { page } = await shown(evening(), { readonly: true });
    await page.section('Settlement');
    expect(tables(page)[1]).to.have.lengthOf(3);
    expect(asked).to.equal(0);
    if (await emulateMedia({ media: 'print' })) {
      expect(isVisible(page.panel), 'on paper').to.equal(true);
      expect(isVisible(page.panel.querySelector('button')!), 'a button on paper').to.equal(false);
    }
    await emulateMedia({});
    await page.close();
    expect(page.isPanelOpen).to.equal(false);
    const none = await shown(evening(null), { readonly: true });
    expect(none.page.has('button', 'Settlement')).to.equal(false);
  });

  it('says what a point is worth and who pays', async () => {
    const said = async (mode: string) => {
      const { page } = await shown(evening({ perPoint: 10, mode }));
      await page.section('Settlement');
      return [...page.panel.querySelectorAll('.hint')].map((it) => textOf(it).replace(/\s/g, ' '));
    };
    expect(await said('pairs')).to.deep.equal(['€0.10 a point', 'Who pays: each with every other']);
    expect((await said('kitty-minus'))[1]).to.equal('Who pays: who is below 0, into the kitty');
  });

  it('says what each gets or pays and who pays whom, in whole cents', async () => {
    const { page } = await shown();
    await page.section('Settlement');
    expect(tables(page)).to.deep.equal([
      [
        ['Player', 'Points', 'Balance'],
        ['Anna', '6', '+€0.60'],
        ['Bernd', '5', '+€0.50'],
        ['Clara', '−5', '−€0.50'],
        ['Dieter', '−6', '−€0.60'],
      ],
      [
        ['Who pays', 'to whom', 'Amount'],
        ['Dieter', 'Anna', '€0.60'],
        ['Clara', 'Bernd', '€0.50'],
      ],
    ]);
    expect(textOf(page.panel)).to.contain('€0.10 a point');
    for (const head of page.panel.querySelectorAll('th')) expect(head.scope).to.match(/^(row|col)$/);
  });

  it('fills a kitty where the rules have one, and says where nobody owes anything', async () => {
    const { page, element } = await shown(evening({ perPoint: 2.5, mode: 'kitty-minus' }));
    await page.section('Settlement');
    const [balances, payments] = tables(page);
    expect(balances!.at(-1)).to.deep.equal(['Kitty', '+€0.28']);
    expect(payments!.slice(1)).to.deep.equal([
      ['Clara', 'Kitty', '€0.13'],
      ['Dieter', 'Kitty', '€0.15'],
    ]);
    expect(textOf(page.panel)).to.contain('€0.025 a point');
    element.match = evening({ perPoint: 10 }, [0, 0, 0, 0]);
    await settled(element);
    await page.section('Settlement');
    expect(textOf(page.panel)).to.contain('Nobody owes anything.');
  });

  it('is offered only where the rules say what a point is worth', async () => {
    const { page } = await shown(evening(null));
    await page.press('button', 'More');
    expect(page.has('button', 'Settlement')).to.equal(false);
  });

  it('speaks the money of the page: of its attribute, its region, its language', async () => {
    const texts: readonly [lang: string, currency: string | undefined, text: RegExp][] = [
      ['de', undefined, /^\+0,60 €$/],
      ['de-AT', undefined, /^\+0,60 €$/],
      ['de-CH', undefined, /^\+0,60 CHF$/],
      ['sk', undefined, /^\+0,60 €$/],
      ['hu', undefined, /^\+0,60 Ft$/],
      ['tr', undefined, /^\+₺0,60$/],
      ['en', undefined, /^\+€0\.60$/],
      ['en-GB', undefined, /^\+£0\.60$/],
      ['de', 'chf', /^\+0,60 CHF$/],
    ];
    for (const [lang, currency, text] of texts) {
      const { page } = await shown(evening(), { currency }, { lang });
      await page.press('button', /^(More|Mehr|Viac|Egyéb|Diğer|Daha)/);
      page.root.querySelector<HTMLElement>('[data-opens=settlement]')!.click();
      await until(() => page.isPanelOpen && page.panel.querySelector('tbody') !== null, 'the tables');
      const cell = page.panel.querySelector('tbody td:last-child')!;
      expect(textOf(cell).replace(/\s/g, ' '), lang).to.match(text);
    }
  });

  it('takes no currency that is none, says so once, and settles all the same', async () => {
    const heard = warnings();
    for (const currency of ['euros', '€', '<b>', 'E1R', '{"a":1}']) {
      const { page, element } = await shown(evening(), { currency });
      await page.section('Settlement');
      expect(tables(page)[1]![1]).to.deep.equal(['Dieter', 'Anna', '€0.60']);
      element.requestUpdate();
      await settled(element);
      expect(page.errors).to.have.lengthOf(1);
    }
    expect(heard()).to.have.lengthOf(5);
    for (const text of heard()) expect(text).to.contain('<doko-score> currency: ');
    const { element } = await shown();
    for (const currency of [7, {}, [], Symbol('x'), () => 'EUR']) {
      Object.assign(element, { currency });
      await settled(element);
    }
    expect(heard().length).to.be.greaterThan(5);
  });

  it('is every game’s whose rules have money', async () => {
    const element = await show<Keeper>(markup('rummy-score', {}), { width: 380 });
    const { rules } = element.match;
    if (!('money' in rules)) return;
    const page = new MatchHarness(element);
    const it = match.create({
      game: 'rummy',
      players: ['A', 'B'],
      rules: { money: { perPoint: 1 } } as object,
    });
    element.match = match.adjust(it, { points: [10, 0] });
    await settled(element);
    await page.section('Settlement');
    expect(tables(page)[1]).to.have.lengthOf(2);
  });
});
