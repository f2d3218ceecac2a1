import { expect } from 'chai';
import '../../src/doko-score.js';
import { late } from '../../src/elements/late.js';
import { match } from '../../src/core.js';
import { moveTo, press } from '../support/browser.js';
import { played, showMatch, type DokoMatch } from '../support/doko-match.js';
import { keyboard } from '../support/hands.js';
import { hold } from '../support/held.js';
import { settled, until } from '../support/page.js';
import { one } from '../support/roles.js';

const FAILED = 'This part did not load. Try again.';

describe('sections that come late in <doko-score>', () => {
  /** A match of two games, and one adjustment. */
  async function shownMatch(hand?: typeof keyboard): Promise<DokoMatch> {
    const shown = await showMatch({}, {}, hand);
    shown.element.match = match.adjust(played(2), { points: [1, 0, 0, -1], reason: 'Bonus' });
    await settled(shown.element);
    return shown;
  }

  /** Opens a section without waiting for what is in it. */
  async function open({ page }: DokoMatch, name: string): Promise<void> {
    await page.press('button', 'More');
    await page.press('button', name);
  }

  const isEmpty = ({ page }: DokoMatch) => page.panel.querySelector('.body:empty') !== null;

  const arrived = (shown: DokoMatch) => until(() => !isEmpty(shown), 'what is in the section');

  it('are not loaded for who only reads, and once for who opens several', async () => {
    const parts = hold(late, 'panels');
    parts.come();
    const { page } = await shownMatch();
    expect(parts.asked()).to.equal(0);
    for (const name of ['Settings', 'Players', 'Adjustment', 'Terms']) {
      await page.section(name);
      await page.close();
    }
    expect(parts.asked()).to.equal(1);
  });

  it('are on their way as soon as the mouse is at their button, or the focus', async () => {
    for (const go of ['mouse', 'keyboard'] as const) {
      const parts = hold(late, 'panels');
      const { page } = await shownMatch();
      const { x, y } = one(page.toolbar, 'button', 'More').getBoundingClientRect();
      if (go === 'mouse') await moveTo(x + 5, y + 5);
      else one(page.toolbar, 'button', 'More').focus();
      await until(() => parts.asked() === 1, `the sections are asked for by ${go}`);
      expect(page.isPanelOpen).to.equal(false);
      await moveTo(0, 0);
    }
  });

  it('say that they did not come, and come at the next try', async () => {
    const { panels } = late;
    const parts = hold(late, 'panels');
    const shown = await shownMatch();
    const { page } = shown;
    await open(shown, 'Players');
    expect(isEmpty(shown)).to.equal(true);
    parts.fail();
    await until(() => page.errors.length > 0, 'an error');
    expect(page.errors).to.deep.equal([FAILED]);
    expect(page.status).to.equal(FAILED);
    await page.close();
    late.panels = panels;
    await page.section('Players');
    expect(page.errors).to.deep.equal([]);
    expect(page.typed('Name: Anna')).to.equal('Anna');
  });

  it('take the focus along that waits for them', async () => {
    const parts = hold(late, 'panels');
    const shown = await shownMatch(keyboard);
    const { page } = shown;
    await open(shown, 'Settings');
    expect(page.focus).to.equal('Close');
    parts.come();
    await arrived(shown);
    await settled(shown.element);
    expect(page.focus).to.equal('open');
  });

  it('take it to the points that are to be corrected', async () => {
    const parts = hold(late, 'panels');
    const shown = await shownMatch(keyboard);
    const { page } = shown;
    await page.press('button', 'Correct', await page.show('Bonus')); // without waiting for what comes
    parts.come();
    await arrived(shown);
    await settled(shown.element);
    expect(page.focus).to.equal('Points: Anna');
    expect(page.typed('Points: Anna')).to.equal('1');
  });

  it('leave it where somebody went meanwhile', async () => {
    const parts = hold(late, 'panels');
    const shown = await shownMatch(keyboard);
    const { page } = shown;
    await open(shown, 'Settings');
    await press('Tab');
    const went = page.focus;
    expect(went).to.not.equal('Close');
    parts.come();
    await arrived(shown);
    await settled(shown.element);
    expect(page.focus).to.equal(went);
  });

  it('leave it where a section was closed before they came', async () => {
    const parts = hold(late, 'panels');
    const shown = await shownMatch(keyboard);
    const { page } = shown;
    await open(shown, 'Settings');
    await page.close();
    expect(page.focus).to.equal('More');
    parts.come();
    await late.panels();
    await settled(shown.element);
    expect(page.focus).to.equal('More');
  });
});
