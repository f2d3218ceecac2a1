import { expect } from 'chai';
import '../../src/doko-score.js';
import { match, type Match } from '../../src/core.js';
import { setViewport } from '../support/browser.js';
import { FOUR, played, showMatch, type DokoMatch } from '../support/doko-match.js';
import { settled, type Place } from '../support/page.js';
import { isVisible, one, textOf } from '../support/roles.js';

const SEVEN = ['Anna-Katharina', 'Bernd', 'Clara', 'Dieter', 'Friederike', 'Maximilian', 'Ümit'];

async function showing(given: Match, place?: Place): Promise<DokoMatch> {
  const shown = await showMatch({}, place);
  shown.element.match = given;
  await settled(shown.element);
  return shown;
}

const box = (element: Element): DOMRect => element.getBoundingClientRect();

/** What is wider than the element it stands in, or sticks out of it at either side. */
function cutOff({ element, page }: DokoMatch): string[] {
  const edges = box(element);
  return [...page.root.querySelectorAll('[part="root"] *')]
    .filter((it) => isVisible(it) && !it.closest('.vh, svg'))
    .filter((it) => box(it).left < edges.left - 1 || box(it).right > edges.right + 1)
    .map((it) => `${it.localName}.${it.className}`);
}

/** Figures that do not fit into their cells, or stand over another. */
function crammed({ page }: DokoMatch): string[] {
  const figures = [...page.sheet.querySelectorAll('td :is(.d, .t, b)')].filter(isVisible);
  return figures
    .filter((it) => {
      const [figure, cell] = [box(it), box(it.closest('td')!)];
      return figure.left < cell.left - 0.5 || figure.right > cell.right + 0.5;
    })
    .map(textOf);
}

const heights = ({ page }: DokoMatch): number[] => page.lines.map((row) => box(row).height);

for (const [what, width, most] of [
  ['360 px', 360, 7],
  ['320 px', 320, 6],
  ['260 px', 260, 5],
] as const) {
  describe(`a match in <doko-score> at ${what}`, () => {
    it(`shows ${most} players and 60 games with nothing cut, a line each`, async () => {
      const players = SEVEN.slice(0, most);
      const shown = await showing(played(60, { players }), { width });
      expect(shown.page.rows).to.have.lengthOf(60);
      expect(cutOff(shown)).to.deep.equal([]);
      expect(crammed(shown)).to.deep.equal([]);
      const [first, ...others] = heights(shown);
      for (const height of others) expect(height).to.be.closeTo(first!, 1.5);
      await shown.page.press('button', 'Totals');
      expect(crammed(shown)).to.deep.equal([]);
      for (const height of heights(shown)) expect(height).to.be.closeTo(first!, 1.5);
    });

    it('keeps its sections, its form and an open row within its edges', async () => {
      const shown = await showing(played(8, { players: SEVEN.slice(0, 5) }), { width });
      for (const section of ['Adjustment', 'Players', 'Settings', 'New match', 'Chart']) {
        await shown.page.section(section);
        expect(cutOff(shown), section).to.deep.equal([]);
        await shown.page.press('button', /^(Close|Cancel)$/, shown.page.panel);
      }
      await shown.page.show('Game 5');
      expect(cutOff(shown), 'an open row').to.deep.equal([]);
      await shown.page.begin();
      expect(cutOff(shown), 'the form').to.deep.equal([]);
    });
  });
}

describe('names over the sheet of <doko-score>', () => {
  it('are told apart in every column, however long, and stand there in full for those who ask', async () => {
    const players = [
      'Maximiliane von und zu Hohenstein',
      'Maximilian von und zu Hohenstein',
      ...SEVEN.slice(1, 6),
    ];
    const { page } = await showing(played(3, { players }), { width: 360 });
    const heads = [...page.sheet.querySelectorAll<HTMLElement>(':scope > thead th')].slice(1);
    expect(heads.map(({ title }) => title)).to.deep.equal(players);
    for (const head of heads) {
      expect(box(head.firstElementChild!).width).to.be.greaterThan(24);
      expect(box(head).height).to.be.lessThan(60);
    }
  });

  it('are not broken while there is room for them beside the line', async () => {
    const players = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Eva'];
    const place = { width: 360, css: 'body { font: 16px sans-serif }' };
    const { page } = await showing(played(3, { players }), place);
    const names = page.sheet.querySelectorAll(':scope > thead th:not(:first-child) > span');
    const lines = [...names].map((name) => Math.round(box(name).height / 18));
    expect(lines).to.deep.equal([1, 1, 1, 1, 1]);
  });

  it('run from right to left where they are written so, in line with the figures', async () => {
    const { page } = await showing(played(2, { players: ['محمد', ...FOUR.slice(1)] }));
    const [, head] = page.sheet.querySelectorAll<HTMLElement>(':scope > thead th');
    const name = head!.firstElementChild as HTMLElement;
    expect(getComputedStyle(name).direction).to.equal('rtl');
    expect(getComputedStyle(name).textAlign).to.equal('right');
  });
});

describe('head and foot of the sheet in <doko-score>', () => {
  afterEach(async () => {
    scrollTo(0, 0);
    await setViewport({ width: 800, height: 600 });
  });

  it('stay in view while the rows pass, the foot above the button', async () => {
    await setViewport({ width: 800, height: 600 });
    const { page } = await showing(played(60));
    const head = page.sheet.querySelector(':scope > thead th')!;
    const foot = page.sheet.querySelector(':scope > tfoot td')!;
    const dock = one(page.root, 'button', 'Record game 61').closest('[part="dock"]')!;
    for (const cell of [head, foot]) {
      expect(getComputedStyle(cell).position).to.equal('sticky');
      expect(getComputedStyle(cell).backgroundColor).to.match(/^(rgb\(|color\(srgb [^/]*\)$)/);
    }
    page.line('Game 30').scrollIntoView({ block: 'center', behavior: 'instant' });
    expect(box(head).top).to.be.closeTo(0, 1);
    expect(box(dock).bottom).to.be.closeTo(innerHeight, 1);
    expect(box(foot).bottom).to.be.closeTo(box(dock).top, 3);
  });

  it('stay there with the last game told above the button', async () => {
    await setViewport({ width: 800, height: 600 });
    const { page, element, game } = await showing(played(40));
    await page.begin();
    await game.tapName('Anna');
    await game.tapName('Bernd');
    await game.tapBand('121–150');
    await game.record();
    expect(page.notice).to.equal('Game 41: Re +1');
    page.line('Game 20').scrollIntoView({ block: 'center', behavior: 'instant' });
    const foot = page.sheet.querySelector(':scope > tfoot td')!;
    const dock = page.root.querySelector('.side > [part="dock"]')!;
    expect(box(foot).bottom).to.be.closeTo(box(dock).top, 3);
    expect(element.match.entries).to.have.lengthOf(41);
  });
});

describe('a match in <doko-score>, narrow', () => {
  const form = ({ page }: DokoMatch): boolean => page.has('group', /^Who was Re/);
  const sheet = ({ page }: DokoMatch): boolean => isVisible(page.sheet);

  it('shows the sheet, then the form in its place, and the sheet again', async () => {
    const shown = await showing(played(2));
    const { page, game } = shown;
    expect([sheet(shown), form(shown)]).to.deep.equal([true, false]);
    await page.begin();
    expect([sheet(shown), form(shown)]).to.deep.equal([false, true]);
    expect(page.headline).to.equal('Game 3');
    await game.tapName('Anna');
    await page.cancel();
    expect([sheet(shown), form(shown)]).to.deep.equal([true, false]);
    expect(page.rows).to.have.lengthOf(2);
    await page.begin();
    expect(game.chosen(game.question(/^Who was Re/)), 'what was cancelled is gone').to.deep.equal([]);
  });
});

describe('a match in <doko-score>, wide', () => {
  const WIDE: Place = { width: 1000 };

  it('has the form at the left and the sheet at the right, and takes one game after the other', async () => {
    const shown = await showing(played(2), WIDE);
    const { page, game } = shown;
    const who = game.question(/^Who was Re/);
    expect(box(who).right).to.be.at.most(box(page.sheet).left);
    expect(Math.abs(box(page.sheet).top - box(who).top)).to.be.lessThan(100);
    for (const n of [3, 4]) {
      expect(page.headline).to.equal(`Game ${n}`);
      await game.tapName('Anna');
      await game.tapName('Dieter');
      await game.tapBand('121–150');
      await game.record();
      expect(page.rows).to.have.lengthOf(n);
    }
    expect(page.has('button', 'Cancel'), 'there is nothing to cancel').to.equal(false);
    expect(cutOff(shown)).to.deep.equal([]);
  });

  it('tells beside the form of a correction, which may be cancelled', async () => {
    const { page, game } = await showing(played(3), WIDE);
    await page.correct('Game 1');
    expect(page.headline).to.equal('Correct game 1');
    expect(page.has('button', 'Cancel')).to.equal(true);
    await page.cancel();
    expect(page.headline).to.equal('Game 4');
    expect(game.chosen(game.question(/^Who was Re/))).to.deep.equal([]);
  });

  it('has no form once it has ended, but still corrects', async () => {
    const { page, game } = await showing(played(24, { rules: 'tsr-24' }), WIDE);
    expect(page.headline).to.match(/^The end\./);
    expect(page.has('group', /^Who was Re/)).to.equal(false);
    expect(page.has('button', 'New match')).to.equal(true);
    await page.correct('Game 24');
    await game.tapBand('211–240');
    await page.saveCorrection();
    expect(page.headline).to.match(/^The end\./);
    const last = page.element.match.entries.at(-1)!;
    expect(last.type === 'round' && (last.round as { reAugen: unknown }).reAugen).to.deep.equal([211, 240]);
    expect(match.summary(page.element.match).ended).to.equal(true);
  });
});
