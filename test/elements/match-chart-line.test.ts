import { expect } from 'chai';
import '../../src/doko-score.js';
import { match, type Match } from '../../src/core.js';
import { clickAt, moveTo } from '../support/browser.js';
import { charted, endOf, labels, lines, nameIn, totalsOf } from '../support/chart.js';
import { FOUR, played, type DokoMatch } from '../support/doko-match.js';
import { keyboard, mouse } from '../support/hands.js';
import { settled } from '../support/page.js';
import { all } from '../support/roles.js';

const SEVEN = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Eva', 'Friederike', 'Maximiliane'];

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

describe('the line that stands out in the chart of <doko-score>', () => {
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

  it('is the leader’s, whoever leads', async () => {
    const given = played(9);
    const shown = await charted(given);
    expect(highlighted(shown)).to.equal(leader(shown));
    const [, last] = others(shown);
    const points = FOUR.map((name) => (name === last ? 200 : null));
    shown.element.match = match.adjust(given, { points });
    await settled(shown.element);
    expect(highlighted(shown)).to.equal(last);
  });

  it('is the one that is chosen by its name, for as long as the chart is open', async () => {
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

  it('is chosen with the keyboard as well', async () => {
    const shown = await charted(played(9), {}, keyboard);
    const { page } = shown;
    const [name] = others(shown);
    await page.press('radio', name!, page.panel);
    expect(highlighted(shown)).to.equal(name);
    expect(page.focus).to.equal(name);
  });

  it('is the one whose name or line is tapped', async () => {
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

  it('is for a moment the one that the mouse is at', async () => {
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

  it('can be chosen while nobody may change anything', async () => {
    const shown = await charted(played(9));
    shown.element.disabled = true;
    await settled(shown.element);
    const [name] = others(shown);
    await shown.page.press('radio', name!, shown.page.panel);
    expect(highlighted(shown)).to.equal(name);
  });

  it('is told by dash and mark at each choice', async () => {
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
});
