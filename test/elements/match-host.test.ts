import { expect } from 'chai';
import { match, type Match } from '../../src/core.js';
import { DokoScore } from '../../src/elements/doko-score/doko-score.js';
import '../../src/doko-score.js';
import { FOUR, harnessesOf, played, showMatch, type DokoMatch } from '../support/doko-match.js';
import { thawed } from '../support/frozen.js';
import { container, settled, warnings } from '../support/page.js';
import { all } from '../support/roles.js';

/** Everything that is on the screen, and what is typed and chosen. */
function seen({ page }: DokoMatch): string {
  const controls = all(page.root, 'textbox').map((it) => (it as HTMLInputElement).value);
  return [page.text, ...page.chosen(), ...controls].join('\n');
}

/** A match and what an element shows that is given it once it is on the page. */
async function expected(given: Match): Promise<string> {
  const shown = await showMatch();
  shown.element.match = given;
  await settled(shown.element);
  return seen(shown);
}

async function half({ page, game }: DokoMatch): Promise<void> {
  await page.begin();
  await game.tapName('Bernd');
  await game.tapName('Clara');
  await game.tapBand('151–180');
}

describe('a match that the page keeps in a place of its own', () => {
  it('goes out and in as an object and as JSON, and is the same', async () => {
    const first = await showMatch();
    first.element.match = match.adjust(played(5), { points: [1, null, null, -1], reason: 'Bet' });
    await settled(first.element);
    const out = first.element.match;
    expect(thawed(out)).to.equal(undefined);
    expect(first.element.toJSON()).to.equal(out);
    const text = JSON.stringify(first.element);
    expect(JSON.parse(text)).to.deep.equal(out);
    for (const given of [out, JSON.parse(text) as Match, text]) {
      const next = await showMatch({ players: 'Eva, Frank, Gerda, Hans', rules: 'tsr-24' });
      next.element.match = given;
      expect(next.element.match, 'at once').to.deep.equal(out);
      await settled(next.element);
      expect(seen(next)).to.equal(seen(first));
    }
  });

  it('is not touched by what becomes of the object later', async () => {
    const { element, page } = await showMatch();
    const given = JSON.parse(JSON.stringify(played(3))) as { players: string[]; entries: unknown[] };
    element.match = given as unknown as Match;
    given.players[0] = 'Mallory';
    given.entries.pop();
    await settled(element);
    expect(page.names).to.deep.equal(FOUR);
    expect(page.rows).to.have.lengthOf(3);
  });

  it('may be handed back as often as the page likes: nothing closes, and undo is still there', async () => {
    const shown = await showMatch();
    const { element, page } = shown;
    element.match = played(4);
    await settled(element);
    await page.remove('Game 2');
    await half(shown);
    const before = seen(shown);
    for (const same of [
      element.match,
      JSON.stringify(element),
      JSON.parse(JSON.stringify(element)) as Match,
    ]) {
      element.match = same;
      await settled(element);
      expect(seen(shown)).to.equal(before);
    }
    await page.cancel();
    await page.undo();
    expect(page.rows).to.have.lengthOf(4);
  });

  describe('comes before names and rules of the page, in whatever order', () => {
    const given = played(3, { players: ['Eva', 'Frank', 'Gerda', 'Hans', 'Ida'], rules: 'tsr-30' });
    const settings = { match: given, players: FOUR.join(', '), rules: 'tsr-24', view: 'match' } as const;
    const names = Object.keys(settings) as (keyof typeof settings)[];
    const turned = names.map((_, i) => [...names.slice(i), ...names.slice(0, i)]);

    for (const order of [...turned, ...turned.map((it) => [...it].reverse())]) {
      it(order.join(', '), async () => {
        const box = container({ width: 380 });
        const element = document.createElement('doko-score');
        for (const name of order) Object.assign(element, { [name]: settings[name] });
        box.append(element);
        await settled(element);
        expect(element.match).to.deep.equal(given);
        expect(seen(harnessesOf(element))).to.equal(await expected(given));

        const late = document.createElement('doko-score');
        box.append(late);
        for (const name of order) {
          Object.assign(late, { [name]: settings[name] });
          await settled(late);
        }
        expect(late.match).to.deep.equal(given);
        expect(seen(harnessesOf(late))).to.equal(await expected(given));
      });
    }

    it('and before the element is defined', async () => {
      const box = container({ width: 380 });
      const element = document.createElement('early-match-score') as DokoScore;
      Object.assign(element, settings);
      box.append(element);
      customElements.define('early-match-score', class extends DokoScore {});
      await settled(element);
      expect(element.match).to.deep.equal(given);
      expect(seen(harnessesOf(element))).to.equal(await expected(given));
      element.match = played(2);
      expect(element.match.entries, 'the property of the class').to.have.lengthOf(2);
    });
  });

  describe('is refused', () => {
    const wrong: readonly (readonly [string, unknown])[] = [
      ['that is no JSON', '{"version": 1,'],
      ['of another game', { ...played(2), game: 'okey' }],
      ['without entries', { version: 1, game: 'doko' }],
      ['with a game that cannot be', { ...played(1), entries: [{ id: 'x', type: 'round', round: {} }] }],
      ['of a later version', { ...played(1), version: 99 }],
      ['that is a number', 18],
      ['that is a list', []],
      ['that throws', Object.defineProperty({}, 'version', { enumerable: true, get: () => { throw new Error('no'); } })], // prettier-ignore
      ['that holds itself', (() => { const it: Record<string, unknown> = {}; it.it = it; return it; })()], // prettier-ignore
    ];
    for (const [what, given] of wrong) {
      it(`${what}: the one before stays, and it is said once`, async () => {
        const warned = warnings();
        const { element, page, game } = await showMatch();
        const before = played(4);
        element.match = before;
        await settled(element);
        for (let i = 0; i < 3; i++) {
          element.match = given as Match;
          expect(element.match).to.deep.equal(before);
          await settled(element);
        }
        expect(page.errors).to.deep.equal(["The page's “match” cannot be read."]);
        expect(warned()).to.have.lengthOf(1);
        expect(warned()[0]).to.match(/^<doko-score> match: /);
        await page.begin();
        await game.tapName('Anna');
        await game.tapName('Dieter');
        await game.tapBand('121–150');
        await game.record();
        expect(page.rows, 'it is of use all the same').to.have.lengthOf(5);
        element.match = before;
        await settled(element);
        expect(page.errors).to.deep.equal([]);
        expect(page.rows).to.have.lengthOf(4);
      });
    }

    it('by the method, which throws as those of the platform do', async () => {
      const { element } = await showMatch();
      element.match = played(2);
      for (const given of wrong.map(([, it]) => it))
        expect(() => element.fromJSON(given))
          .to.throw()
          .with.property('name', 'InvalidInput');
      expect(element.match).to.deep.equal(played(2));
    });
  });

  it('that is nothing at all leaves what is there, and says nothing', async () => {
    const warned = warnings();
    const { element, page } = await showMatch();
    for (const nothing of [undefined, null, '']) {
      element.match = nothing;
      await settled(element);
      expect(element.match.players).to.deep.equal(FOUR);
    }
    element.match = played(2);
    element.match = undefined;
    await settled(element);
    expect(page.rows).to.have.lengthOf(2);
    expect(page.errors).to.deep.equal([]);
    expect(warned()).to.deep.equal([]);
  });

  it('keeps what is open and half entered when the element is moved, also out of the page', async () => {
    const shown = await showMatch({}, { width: 1000 });
    const { element, page, game } = shown;
    element.match = played(4);
    await settled(element);
    await page.open('Game 2');
    await page.section('Adjustment');
    await page.enter('Points: Anna', '-3', page.panel);
    await page.enter('Reason', 'Late', page.panel);
    await game.tapName('Bernd');
    await page.enter('Re', '13', page.root.querySelector('.entry')!);
    const before = seen(shown);
    expect(before).to.include('Late').and.to.include('13');
    const elsewhere = container({ width: 1000 });
    const host = elsewhere.appendChild(document.createElement('div'));
    for (const place of [
      elsewhere,
      host.attachShadow({ mode: 'open' }),
      document.createElement('div'),
      elsewhere,
    ]) {
      place.append(element);
      await element.updateComplete;
    }
    expect(seen(shown)).to.equal(before);
    await page.press('button', 'Record', page.panel);
    expect(page.rows.at(-1)!.name, 'and it is of use').to.equal('Late');
  });
});
