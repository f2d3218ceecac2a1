import { expect } from 'chai';
import '../../src/doko-score.js';
import { match } from '../../src/core.js';
import { played, showMatch, type DokoMatch } from '../support/doko-match.js';
import { mouse } from '../support/hands.js';
import { afterwards, container, settled, until } from '../support/page.js';
import { one } from '../support/roles.js';

describe('settings of a match in <doko-score>', () => {
  let shown: DokoMatch;

  beforeEach(async () => {
    shown = await showMatch({}, {}, mouse);
    shown.element.match = played(5);
    await settled(shown.element);
    await shown.page.section('Settings');
  });

  const summary = () => match.summary(shown.element.match);

  const rounds = () => match.basisOf(shown.element.match).rules.rounds;

  const chosen = () => shown.page.chosen(shown.page.question('Length'));

  async function typeLength(text: string): Promise<void> {
    const { page, element } = shown;
    await page.enter('Another length', text, page.panel);
    one(page.panel, 'textbox', 'Another length').blur();
    await settled(element);
  }

  it('make the match open, 24 or 30 games long, or any other number', async () => {
    const { page } = shown;
    expect(chosen()).to.deep.equal(['open']);
    for (const length of ['24', '30']) {
      await page.press('radio', length, page.panel);
      expect(rounds()).to.equal(Number(length));
      expect(page.headline).to.equal(`Game 6 of ${length}`);
      expect(page.typed('Another length')).to.equal(length);
      expect(page.foot).to.match(new RegExp(`^${Number(length) - 5} games left\\.`));
    }
    await typeLength('12');
    expect(rounds()).to.equal(12);
    expect(chosen()).to.deep.equal([]);
    expect(page.headline).to.equal('Game 6 of 12');
    await page.press('radio', 'open', page.panel);
    expect(rounds()).to.equal(null);
    expect(page.headline).to.equal('Game 6');
    expect(page.typed('Another length')).to.equal('');
  });

  it('say what a length may be, and leave the old one', async () => {
    const { page } = shown;
    await page.press('radio', '24', page.panel);
    for (const text of ['0', 'many', '2.5', '-3', '10001']) {
      await typeLength(text);
      expect(page.errors, text).to.deep.equal(['A whole number from 1 to 10,000.']);
      const field = one(page.panel, 'textbox', 'Another length');
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      expect(page.describedBy(field)).to.equal('A whole number from 1 to 10,000.');
      expect(rounds()).to.equal(24);
    }
    await page.press('radio', '30', page.panel);
    expect(page.errors).to.deep.equal([]);
  });

  it('end the match when as many games were played, and undo brings it back', async () => {
    const { page } = shown;
    await typeLength('5');
    expect(page.headline).to.match(/^The end\./);
    expect(page.status).to.match(/^Length: 5\. The end\./);
    await page.undo();
    expect(page.headline).to.equal('Game 6');
    expect(page.status).to.equal('Undone: Length: 5');
    await page.redo();
    expect(page.headline).to.match(/^The end\./);
  });

  it('say who dealt first, and so who deals now', async () => {
    const { page } = shown;
    const first = page.question('First dealer');
    expect(page.chosen(first)).to.deep.equal(['Anna']);
    const before = summary().dealer;
    await page.press('radio', 'Bernd', page.panel);
    expect(shown.element.match.dealer).to.equal(1);
    expect(summary().dealer).to.equal((before + 1) % 4);
    expect(page.rows[0]!.cells[1]).to.match(/^deals /);
    await page.undo();
    expect(shown.element.match.dealer).to.equal(0);
    expect(page.rows[0]!.cells[0]).to.match(/^deals /);
  });

  it('say what the sheet shows, as the switch above it does', async () => {
    const { page } = shown;
    expect(page.chosen(page.question('The sheet shows'))).to.deep.equal(['Points']);
    await page.press('radio', 'Totals', page.panel);
    expect(one(page.root, 'button', 'Totals').ariaPressed).to.equal('true');
  });
});

describe('the screen in <doko-score>', () => {
  /** A device that keeps its screen on: what was asked of it. */
  function device() {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    const requests: Promise<unknown>[] = [];
    const answers: (() => void)[] = [];
    let slow = false;
    const lock = async () => {
      if (slow) await new Promise<void>((resolve) => answers.push(resolve));
      const made = { released: false, release: () => Promise.resolve(void (made.released = true)) };
      locks.push(made);
      return made;
    };
    const request = () => {
      const promise = lock();
      requests.push(promise);
      return promise;
    };
    replace(navigator, 'wakeLock', { request });
    return {
      held: () => locks.filter(({ released }) => !released).length,
      asked: () => requests.length,
      /** As the browser does whenever the page is hidden. */
      letGo: () => locks.forEach((it) => (it.released = true)),
      beSlow: () => (slow = true),
      /** Gives the lock that was asked for last. */
      answer: async () => {
        answers.at(-1)!();
        await requests.at(-1);
      },
    };
  }

  function replace(owner: object, name: string, value: unknown): void {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { value, configurable: true });
    afterwards(() => {
      if (own) Object.defineProperty(owner, name, own);
      else delete (owner as Record<string, unknown>)[name];
    });
  }

  function pageIs(state: DocumentVisibilityState): void {
    replace(document, 'visibilityState', state);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  async function switched() {
    const shown = await showMatch();
    await shown.page.section('Settings');
    const toggle = () => shown.page.press('checkbox', 'Keep the screen on');
    return { ...shown, toggle };
  }

  it('stays on as long as it is wanted, also after the page was hidden', async () => {
    const screen = device();
    const { page, toggle } = await switched();
    expect(screen.asked()).to.equal(0);
    await toggle();
    await until(() => screen.held() === 1, 'the screen is kept on');
    expect(page.chosen(page.panel)).to.include('Keep the screen on');
    pageIs('hidden');
    screen.letGo();
    expect(screen.held()).to.equal(0);
    pageIs('visible');
    await until(() => screen.held() === 1, 'the screen is kept on again');
    await toggle();
    expect(screen.held()).to.equal(0);
    pageIs('visible');
    expect(screen.asked()).to.equal(2);
  });

  it('is asked for once, however often the page comes to the front', async () => {
    const screen = device();
    const { toggle } = await switched();
    await toggle();
    await until(() => screen.held() === 1, 'the screen is kept on');
    for (let i = 0; i < 3; i++) pageIs('visible');
    expect(screen.asked()).to.equal(1);
  });

  it('is let go when the element leaves the page, and kept on again where it is put', async () => {
    const screen = device();
    const { element, toggle } = await switched();
    await toggle();
    await until(() => screen.held() === 1, 'the screen is kept on');
    element.remove();
    expect(screen.held()).to.equal(0);
    pageIs('visible');
    expect(screen.held()).to.equal(0);
    container().append(element);
    await until(() => screen.held() === 1, 'the screen is kept on again');
  });

  it('is let go when the answer comes after the element has left, or after it was switched off', async () => {
    const screen = device();
    screen.beSlow();
    const { element, toggle } = await switched();
    await toggle();
    element.remove();
    await screen.answer();
    expect(screen.held()).to.equal(0);
    container().append(element);
    await settled(element);
    await toggle();
    await screen.answer();
    expect(screen.held()).to.equal(0);
  });

  it('has no switch where the device cannot do it', async () => {
    const { prototype } = Navigator as unknown as { prototype: Record<string, unknown> };
    const own = Object.getOwnPropertyDescriptor(prototype, 'wakeLock');
    delete prototype.wakeLock;
    if (own) afterwards(() => Object.defineProperty(prototype, 'wakeLock', own));
    const { page } = await showMatch();
    await page.section('Settings');
    expect(page.has('radio', 'open')).to.equal(true);
    expect(page.has('checkbox', 'Keep the screen on')).to.equal(false);
  });

  it('may be refused by the device, and is asked for again', async () => {
    let asked = 0;
    const request = () => {
      asked++;
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    };
    replace(navigator, 'wakeLock', { request });
    const { page, toggle } = await switched();
    await toggle();
    expect(page.chosen(page.panel)).to.include('Keep the screen on');
    expect(asked).to.equal(1);
    await Promise.resolve(); // until the refusal was heard
    pageIs('visible');
    expect(asked).to.equal(2);
  });
});
