import { expect } from 'chai';
import {
  badTables,
  looseErrors,
  misnamed,
  smallTargets,
  unlabelled,
  unnamedGroups,
} from '../support/accessible.js';
import { expectNoObjection } from '../support/axe.mjs';
import { press as pressKeys } from '../support/browser.js';
import { finishAnimations } from '../support/contrast.js';
import {
  allScreens,
  forEachElement,
  forEachScreen,
  forEachTag,
  matchScreen,
  open,
} from '../support/elements.js';
import { Harness } from '../support/harness.js';
import { markup, setPage, settled, show, type Shown } from '../support/page.js';
import { all, focused, isVisible, one, textOf } from '../support/roles.js';
import { closeButton, openSection, SECTIONS } from '../support/sections.js';

/** What axe does not look at here: it takes ♠, ± and 7 for words, where `misnamed` asks for words; and contrast.test.ts. */
const ignoredRules = ['label-content-name-mismatch', 'color-contrast'];

forEachScreen(
  'for everybody',
  (open) => {
    it('has nothing that axe objects to, in English and in German', async () => {
      const element = await open({ width: 380 });
      for (const lang of ['en', 'de']) {
        setPage('lang', lang);
        await settled(element);
        finishAnimations(element.shadowRoot!);
        await expectNoObjection(element, ignoredRules);
      }
    });

    it('has labels that can be seen, real tables, errors at their fields, and room for a finger', async () => {
      const element = await open({ width: 380 });
      for (const lang of ['en', 'de']) {
        setPage('lang', lang);
        await settled(element);
        const root = element.shadowRoot!;
        expect(unlabelled(root), 'fields without a label').to.deep.equal([]);
        expect(unnamedGroups(root), 'groups without a legend').to.deep.equal([]);
        expect(misnamed(root), 'words that are no part of the name').to.deep.equal([]);
        expect(badTables(root), 'tables').to.deep.equal([]);
        expect(looseErrors(root), 'errors').to.deep.equal([]);
        expect(smallTargets(root), 'targets').to.deep.equal([]);
      }
    });

    it('has one polite status that is always there', async () => {
      const element = await open();
      const [status, ...more] = element.shadowRoot!.querySelectorAll(
        '[role="status"], [aria-live], [role="alert"]',
      );
      expect(more.length).to.equal(0);
      expect(status!.getAttribute('role')).to.equal('status');
      expect(status!.matches(':is([aria-live="off"], [aria-live="assertive"], [aria-hidden])')).to.equal(
        false,
      );
      expect(isVisible(status!), 'those who hear the page are told').to.equal(true);
    });
  },
  allScreens,
);

const status = ({ shadowRoot }: Shown): HTMLElement =>
  shadowRoot!.querySelector<HTMLElement>('[role="status"]')!;

forEachElement('says what changes', ({ tag, register, view, players, round, other }) => {
  before(register);

  it('in the same node, in one sentence, before and after', async () => {
    const element = await show(markup(tag, { ...view, players, round }));
    const node = status(element);
    expect(textOf(node), 'nothing has changed yet').to.equal('');
    const said: string[] = [];
    const note = () => {
      expect(status(element) === node, 'the same node').to.equal(true);
      said.push(node.textContent);
    };
    const { root, hand } = new Harness(element);
    await hand.press(root.querySelector<HTMLElement>('[part="record"]')!);
    await settled(element);
    note();
    element.round = other;
    await settled(element);
    await hand.press(root.querySelector<HTMLElement>('[part="record"]')!);
    await settled(element);
    note();
    expect(said.filter((text) => text.trim() === '')).to.deep.equal([]);
    expect(new Set(said).size, 'each is another sentence').to.equal(2);
  });
});

forEachTag('and the focus', (its) => {
  const { tag, register } = its;
  before(register);

  /** Presses a button by the keyboard. */
  async function pressed(element: Shown, button: HTMLElement): Promise<void> {
    button.focus();
    expect(focused() === button, `${button.outerHTML} takes the focus`).to.equal(true);
    await pressKeys('Enter');
    await settled(element);
    await new Promise(requestAnimationFrame);
  }

  const has = (element: Shown): Element => {
    const at = focused();
    expect(at?.getRootNode() === element.shadowRoot, 'the focus is in the element').to.equal(true);
    expect(isVisible(at!), 'and can be seen').to.equal(true);
    return at!;
  };

  for (const width of [380, 1000]) {
    for (const section of [...SECTIONS, ...(its.sections ?? [])]) {
      it(`stays when the section ${section} opens and closes, ${width} px wide`, async () => {
        const element = await open(tag, matchScreen(its), { width });
        await openSection(element, section, (button) => pressed(element, button));
        const at = has(element).closest<HTMLElement>('[data-panel], [data-opens]');
        expect(at?.dataset.panel ?? at?.dataset.opens, 'it is inside, or where it was').to.equal(section);
        await pressed(element, closeButton(element));
        expect(has(element).matches('[data-opens]'), 'it is where it was opened').to.equal(true);
      });
    }

    it(`stays when rows go, down to the last and back, ${width} px wide`, async () => {
      const element = await open(tag, matchScreen(its), { width });
      const root = element.shadowRoot!;
      const said = new Set<string>();
      const rows = () => [...root.querySelectorAll<HTMLElement>('[part="sheet"] [data-row]')];
      const count = rows().length;
      for (let left = count; left > 0; left--) {
        await pressed(element, rows()[0]!);
        await pressed(element, one(root, 'button', 'Remove'));
        expect(rows()).to.have.lengthOf(left - 1);
        has(element);
        said.add(status(element).textContent);
      }
      expect(said.size, 'each removal is said').to.equal(count);
      for (let back = 1; back <= count; back++) {
        const undo = all(root, 'button', 'Undo')[0]!;
        await pressed(element, undo);
        expect(rows()).to.have.lengthOf(back);
        has(element);
      }
    });
  }

  it('finds every figure of the chart in the table too', async () => {
    const element = await open(tag, matchScreen(its), { width: 1000 });
    await openSection(element, 'chart');
    const root = element.shadowRoot!;
    const drawn = [...root.querySelectorAll('.chart text:not(.ax, .lim)')].map(textOf);
    const written = [...root.querySelectorAll('[part="sheet"] tfoot b')].map(textOf);
    expect(drawn.length).to.equal(written.length).and.to.be.greaterThan(1);
    for (const text of drawn) expect(written).to.include(text.split(' ').at(-1));
  });
});
