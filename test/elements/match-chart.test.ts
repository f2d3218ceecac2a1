import { expect } from 'chai';
import '../../src/doko-score.js';
import { late } from '../../src/elements/late.js';
import { match, type Match } from '../../src/core.js';
import { charted, labels, lines, nameIn, plot, totalsOf } from '../support/chart.js';
import { FOUR, normal, played, showMatch, type DokoMatch } from '../support/doko-match.js';
import { numberIn } from '../support/match-harness.js';
import { afterwards, settled, until } from '../support/page.js';

const SEVEN = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Eva', 'Friederike', 'Maximiliane'];

/** Loads the chart in the way a test wants. */
function load(chart: typeof late.chart): void {
  const old = late.chart;
  late.chart = chart;
  afterwards(() => (late.chart = old));
}

/** The numbers at the ends by name. */
const endsOf = (shown: DokoMatch): Record<string, number | null> =>
  Object.fromEntries(labels(shown).map((label) => [nameIn(label), numberIn(label.textContent)] as const));

describe('the chart of a match in <doko-score>', () => {
  it('is loaded when it is first opened, once', async () => {
    let loads = 0;
    const { chart } = late;
    load(() => {
      loads++;
      return chart();
    });
    const shown = await showMatch();
    shown.element.match = played(6);
    await settled(shown.element);
    expect(loads).to.equal(0);
    for (let i = 0; i < 2; i++) {
      await shown.page.section('Chart');
      await until(() => plot(shown) !== null, 'the chart');
      await shown.page.close();
    }
    expect(loads).to.equal(1);
  });

  it('says that it did not load, and is loaded by the next try', async () => {
    const { chart } = late;
    load(() => Promise.reject(new TypeError('Failed to fetch')));
    const { page, element } = await showMatch();
    await page.section('Chart');
    await until(() => page.errors.length > 0, 'an error');
    expect(page.errors).to.deep.equal(['This part did not load. Try again.']);
    expect(page.status).to.equal('This part did not load. Try again.');
    await page.close();
    late.chart = chart;
    await page.section('Chart');
    await until(() => page.root.querySelector('svg[role="img"]') !== null, 'the chart');
    await settled(element);
    expect(page.errors).to.deep.equal([]);
  });

  it('shows the numbers of the sheet', async () => {
    const given = match.adjust(played(11), { points: [3, null, -40, 1], reason: 'Bonus' });
    const shown = await charted(given);
    const { history, totals } = match.summary(given);
    const byLine = lines(shown).map((line) => totalsOf(shown, line));
    const bySeat = FOUR.map((_, seat) => [0, ...history.map((row) => row[seat]!)]);
    expect(byLine.map(String).sort()).to.deep.equal(bySeat.map(String).sort());
    const ends = endsOf(shown);
    expect(ends).to.deep.equal(shown.page.totals);
    expect(ends.Clara).to.equal(totals[2]);
    const best = Math.max(...totals);
    const lead = plot(shown).querySelectorAll('.lead');
    expect([...lead].map(({ textContent }) => numberIn(textContent))).to.deep.equal([best]);
  });

  it('lets the line of who joined later begin where he joined', async () => {
    let given: Match = match.join(played(4), 'Eva');
    given = match.add(given, { ...normal([0, 4], 133), sitsOut: [1] });
    const shown = await charted(given);
    const late = lines(shown).filter(({ points }) => points.length === 2);
    expect(late).to.have.lengthOf(1);
    expect(totalsOf(shown, late[0]!)).to.deep.equal([0, 1]);
    expect([...late[0]!.points].map(({ x }) => Math.round(x))).to.deep.equal([80, 100]);
  });

  for (const [what, width] of [
    ['narrow', 360],
    ['wide', 1000],
  ] as const) {
    it(`tells seven lines apart without colour, names them all, and lets no two names touch, ${what}`, async () => {
      const given = played(7, { players: SEVEN });
      const shown = await charted(
        match.adjust(given, { points: [...match.summary(given).totals].map((n) => -n) }),
        {
          width,
        },
      );
      const styles = lines(shown).map((line) => {
        const { strokeDasharray, strokeWidth } = getComputedStyle(line);
        return `${strokeDasharray} ${strokeWidth}`;
      });
      expect(new Set(styles).size, styles.join(' | ')).to.equal(7);
      const marks = [...plot(shown).querySelectorAll('.end')].map(({ innerHTML }) =>
        innerHTML.replace(/<!--.*?-->/g, ''),
      );
      expect(new Set(marks).size).to.equal(7);
      const boxes = labels(shown).map((it) => it.getBoundingClientRect());
      const panel = shown.page.panel.getBoundingClientRect();
      boxes.sort((a, b) => a.top - b.top);
      boxes.forEach((box, i) => {
        expect(box.right).to.be.at.most(panel.right);
        if (i > 0) expect(box.top, `name ${i + 1}`).to.be.at.least(boxes[i - 1]!.bottom - 3);
      });
    });
  }

  it('is named, and says where its numbers are', async () => {
    const shown = await charted(played(5));
    expect(plot(shown).getAttribute('aria-label')).to.equal(
      'Chart of the totals; the same numbers are in the sheet',
    );
    expect(plot(shown).getAttribute('role')).to.equal('img');
  });

  it('follows each game that is recorded', async () => {
    const shown = await charted(played(5), { width: 1000 });
    const { game, page } = shown;
    expect([...lines(shown)[0]!.points]).to.have.lengthOf(6);
    await game.tapName('Anna');
    await game.tapName('Bernd');
    await game.tapBand('211–240');
    await game.record();
    expect([...lines(shown)[0]!.points]).to.have.lengthOf(7);
    const ends = endsOf(shown);
    expect(ends).to.deep.equal(page.totals);
  });
});
