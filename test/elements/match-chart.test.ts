import { expect } from 'chai';
import '../../src/doko-score.js';
import { late } from '../../src/elements/late.js';
import { match, type Match } from '../../src/core.js';
import { clickAt, moveTo } from '../support/browser.js';
import { FOUR, normal, played, showMatch, type DokoMatch } from '../support/doko-match.js';
import { keyboard, mouse, type Hand } from '../support/hands.js';
import { numberIn } from '../support/match-harness.js';
import { afterwards, settled, until, type Place } from '../support/page.js';
import { all } from '../support/roles.js';

const SEVEN = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Eva', 'Friederike', 'Maximiliane'];

/** Loads the chart in the way a test wants. */
function load(chart: typeof late.chart): void {
  const old = late.chart;
  late.chart = chart;
  afterwards(() => (late.chart = old));
}

const plot = ({ page }: DokoMatch) => page.root.querySelector<SVGSVGElement>('svg[role="img"]')!;

async function charted(given: Match, place?: Place, hand?: Hand): Promise<DokoMatch> {
  const shown = await showMatch({}, place, hand);
  shown.element.match = given;
  await settled(shown.element);
  await shown.page.section('Chart');
  await until(() => plot(shown) !== null, 'the chart');
  return shown;
}

/** Names and numbers at the ends of the lines. */
const labels = (shown: DokoMatch): SVGTextElement[] => [
  ...plot(shown).querySelectorAll<SVGTextElement>(':scope > text:not(.ax)'),
];

const nameIn = ({ textContent }: Element): string => /\u2068(.*)\u2069/.exec(textContent)![1]!;

/** The numbers at the ends by name. */
const endsOf = (shown: DokoMatch): Record<string, number | null> =>
  Object.fromEntries(labels(shown).map((label) => [nameIn(label), numberIn(label.textContent)] as const));

/** The lines that are seen. */
const lines = (shown: DokoMatch): SVGPolylineElement[] =>
  [...plot(shown).querySelectorAll('polyline')].filter(
    (it) => getComputedStyle(it).stroke !== 'rgba(0, 0, 0, 0)',
  );

/** The line that stands out: thicker than all others, and in the colour of nothing else in the chart. */
function standsOut(shown: DokoMatch): SVGPolylineElement {
  const byWidth = lines(shown).sort(
    (a, b) => parseFloat(getComputedStyle(b).strokeWidth) - parseFloat(getComputedStyle(a).strokeWidth),
  );
  const [first, second] = byWidth.map((it) => getComputedStyle(it));
  expect(parseFloat(first!.strokeWidth)).to.be.greaterThan(parseFloat(second!.strokeWidth));
  const same = lines(shown).filter((it) => getComputedStyle(it).stroke === first!.stroke);
  expect(same, 'alone in its colour').to.deep.equal([byWidth[0]]);
  return byWidth[0]!;
}

/** The names in the colour of the line that stands out. */
const named = (shown: DokoMatch): string[] => {
  const { stroke } = getComputedStyle(standsOut(shown));
  return labels(shown)
    .filter((it) => getComputedStyle(it).fill === stroke)
    .map(nameIn);
};

/** Whose line stands out, by all that says so: the line itself, its name and the choice below. */
function highlighted(shown: DokoMatch): string {
  const [name, ...more] = named(shown);
  expect(more).to.deep.equal([]);
  expect(shown.page.chosen(shown.page.panel)).to.deep.equal([name]);
  const { history } = match.summary(shown.element.match);
  const seat = shown.element.match.players.indexOf(name!);
  expect(totalsOf(shown, standsOut(shown))).to.deep.equal([0, ...history.map((row) => row[seat])]);
  return name!;
}

/** The points of a line as totals, read off the scale at its left. */
function totalsOf(shown: DokoMatch, line: SVGPolylineElement): number[] {
  const scale = [...plot(shown).querySelectorAll('.ax')].map((it) => ({
    y: Number(it.getAttribute('y')!.replace('%', '')),
    n: numberIn(it.textContent)!,
  }));
  const [first, last] = [scale[0]!, scale.at(-1)!];
  const perPoint = (last.y - first.y) / (last.n - first.n);
  return [...line.points].map(({ y }) => Math.round(first.n + (y - first.y) / perPoint));
}

/** A place on the page shortly before the end of somebody’s line, where it is by itself. */
function endOf(shown: DokoMatch, name: string): { x: number; y: number } {
  const seat = shown.element.match.players.indexOf(name);
  const total = shown.page.totals[name];
  const line = lines(shown).find((it) => {
    const totals = totalsOf(shown, it);
    const { history } = match.summary(shown.element.match);
    return totals.at(-1) === total && totals.at(-2) === history.at(-2)![seat];
  })!;
  plot(shown).scrollIntoView({ block: 'center', behavior: 'instant' });
  const { points } = line;
  const [a, b] = [points[points.numberOfItems - 2]!, points[points.numberOfItems - 1]!];
  const middle = new DOMPoint((a.x + b.x * 3) / 4, (a.y + b.y * 3) / 4);
  return middle.matrixTransform(line.getScreenCTM()!);
}

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

  describe('has a line that stands out', () => {
    const leader = (shown: DokoMatch): string => {
      const { leaders } = match.summary(shown.element.match);
      return shown.element.match.players[leaders[0]!]!;
    };

    /** The lines end far apart. */
    const apart = (): Match => {
      const given = played(9);
      const { totals } = match.summary(given);
      return match.adjust(given, { points: totals.map((total, seat) => [40, -60, 90, -10][seat]! - total) });
    };

    const others = (shown: DokoMatch): string[] => FOUR.filter((name) => name !== leader(shown));

    it('the leader’s, whoever leads', async () => {
      const given = played(9);
      const shown = await charted(given);
      expect(highlighted(shown)).to.equal(leader(shown));
      const [, last] = others(shown);
      const points = FOUR.map((name) => (name === last ? 200 : null));
      shown.element.match = match.adjust(given, { points });
      await settled(shown.element);
      expect(highlighted(shown)).to.equal(last);
    });

    it('or the one that is chosen by its name, for as long as the chart is open', async () => {
      const shown = await charted(played(9), { width: 1000 });
      const { page, game } = shown;
      for (const name of [...others(shown), leader(shown)]) {
        await page.press('radio', name, page.panel);
        expect(highlighted(shown)).to.equal(name);
      }
      const [name] = others(shown);
      await page.press('radio', name!, page.panel);
      await game.tapName('Anna');
      await game.tapName('Bernd');
      await game.tapBand('151–180');
      await game.record();
      expect(highlighted(shown), 'also with another game').to.equal(name);
      await page.close();
      await page.section('Chart');
      expect(highlighted(shown)).to.equal(leader(shown));
    });

    it('also with the keyboard', async () => {
      const shown = await charted(played(9), {}, keyboard);
      const { page } = shown;
      const [name] = others(shown);
      await page.press('radio', name!, page.panel);
      expect(highlighted(shown)).to.equal(name);
      expect(page.focus).to.equal(name);
    });

    it('or the one whose name or line is tapped', async () => {
      const shown = await charted(apart(), {}, mouse);
      const [name, other] = others(shown);
      const label = labels(shown).find((it) => nameIn(it) === name)!;
      await mouse.press(label as unknown as HTMLElement);
      await settled(shown.element);
      expect(highlighted(shown)).to.equal(name);
      const at = endOf(shown, other!);
      await clickAt(at.x, at.y);
      await settled(shown.element);
      await moveTo(1, 1);
      await settled(shown.element);
      expect(highlighted(shown)).to.equal(other);
    });

    it('and for a moment the one that the mouse is at', async () => {
      const shown = await charted(apart());
      const [name] = others(shown);
      const { x, y } = endOf(shown, name!);
      await moveTo(x, y);
      await settled(shown.element);
      expect(named(shown)).to.deep.equal([name]);
      expect(shown.page.chosen(shown.page.panel), 'nothing is chosen').to.deep.equal([leader(shown)]);
      await moveTo(1, 1);
      await settled(shown.element);
      expect(highlighted(shown)).to.equal(leader(shown));
    });

    it('as long as it can be read while nobody may change anything', async () => {
      const shown = await charted(played(9));
      shown.element.disabled = true;
      await settled(shown.element);
      const [name] = others(shown);
      await shown.page.press('radio', name!, shown.page.panel);
      expect(highlighted(shown)).to.equal(name);
    });
  });

  it('shows at each choice the dash and the mark of its line', async () => {
    const shown = await charted(played(7, { players: SEVEN }));
    const look = (it: SVGElement) => {
      const { strokeDasharray, strokeWidth } = getComputedStyle(it);
      return `${strokeDasharray} ${strokeWidth}`;
    };
    const keys = all(shown.page.panel, 'radio').map((radio) => radio.parentElement!.querySelector('svg')!);
    const [first] = match.summary(shown.element.match).leaders;
    for (const [seat, key] of keys.entries()) {
      if (seat === first) continue; // thicker in the chart
      const line = key.querySelector('polyline')!;
      const style = [...line.classList].find((it) => /^l\d$/.test(it))!;
      const own = lines(shown).find((it) => it.classList.contains(style))!;
      expect(look(line)).to.equal(look(own));
      expect(totalsOf(shown, own).at(-1)).to.equal(shown.page.totals[SEVEN[seat]!]);
    }
    expect(new Set(keys.map((key) => key.innerHTML)).size).to.equal(7);
  });

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
