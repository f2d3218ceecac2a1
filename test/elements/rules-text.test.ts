import { expect } from 'chai';
import { match, rummy } from '../../src/core.js';
import '../../src/rummy-score.js';
import { clipboard, downloads, shareSheet } from '../support/files.js';
import { settled, until } from '../support/page.js';
import { textOf } from '../support/roles.js';
import { answer, asked, setting, unfold } from '../support/rules.js';
import type { RummyHarness } from '../support/rummy-harness.js';
import { played, ROUNDS } from '../support/rummy-match.js';

const { presets, game: core } = rummy;

async function open(
  rounds: readonly rummy.RummyRound[] = [],
  attributes: object = {},
): Promise<RummyHarness> {
  const game = await played(rounds, { id: 'own', ...attributes });
  await game.section('Settings');
  await unfold(game, 'These rules as text');
  return game;
}

const fields = (game: RummyHarness) => [...game.panel.querySelectorAll('textarea')];

const text = (game: RummyHarness): string => fields(game)[0]!.value;

async function paste(game: RummyHarness, value: string): Promise<void> {
  const field = fields(game).at(-1)!;
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
  await settled(game.element);
}

const inForce = (game: RummyHarness) => match.basisOf(game.element.match).rules;

describe('the rules of a match as text', () => {
  it('are the name of a preset', async () => {
    const game = await open();
    expect(text(game)).to.equal('rami');
  });

  it('are JSON of what is otherwise, and give the same rules in the attribute of another element', async () => {
    const game = await open();
    await game.press('radio', '50', setting(game, 'Joker'));
    await game.press('radio', 'no cap', setting(game, 'Most without a meld'));
    expect(JSON.parse(text(game))).to.deep.equal({ preset: 'rami', joker: 50, cap: null, capOfLimit: null });
    const other = await played([], { rules: text(game) });
    expect(inForce(other)).to.deep.equal(inForce(game));
  });

  it('are copied', async () => {
    const game = await open();
    const texts = clipboard();
    await game.press('button', 'Copy', game.panel);
    await until(() => texts.length > 0, 'a text in the clipboard');
    expect(texts).to.deep.equal(['rami']);
    await settled(game.element);
    expect(textOf(game.panel)).to.include('Copied');
  });

  it('are shared as a link to an empty match of the same players', async () => {
    const game = await open(ROUNDS.slice(0, 1));
    await game.press('radio', '50', setting(game, 'Joker'));
    await answer(game, 'From now on');
    const shared = shareSheet();
    await game.press('button', 'Link with these rules', game.panel);
    await until(() => shared.length > 0, 'a link');
    const [, code] = /#card-score=rummy\/own\/(.+)$/.exec(shared[0]!.url ?? '')!;
    const read = await match.fromShareText(code!, { games: [core] });
    expect(read.players).to.deep.equal(game.element.match.players);
    expect(read.entries).to.deep.equal([]);
    expect(read.rules).to.deep.equal(inForce(game));
  });

  it('are read at once when they are pasted', async () => {
    const game = await open();
    await paste(game, ' {"joker": 30, "rounds": 5} ');
    expect(inForce(game)).to.include({ joker: 30, rounds: 5 });
    expect(fields(game).at(-1)!.value, 'it has done its work').to.equal('');
    await game.undo();
    expect(inForce(game)).to.deep.equal(presets.rami);
  });

  it('ask from when on they hold where rounds were played', async () => {
    const game = await open(ROUNDS.slice(0, 2));
    await paste(game, '{"joker": 30}');
    expect(asked(game)).to.include('Not yet in force: Joker: 30.');
    await answer(game, 'From now on');
    expect(inForce(game)).to.include({ joker: 30 });
  });

  it('that are in force already are said to be', async () => {
    const game = await open(ROUNDS.slice(0, 1));
    await paste(game, 'rami');
    expect(game.status).to.equal('These rules are in force.');
    expect(asked(game)).to.equal('');
  });

  for (const [wrong, error] of [
    ['{"joker": 20', 'This is neither a preset’s name nor rules as text.'],
    ['[]', 'This is neither a preset’s name nor rules as text.'],
    ['canasta', 'This is neither a preset’s name nor rules as text.'],
    ['{"jokre": 20, "ace": "11"}', 'Unknown, or not such a value: jokre, ace'],
    ['{"preset": "canasta"}', 'Unknown, or not such a value: preset'],
    ['{"__proto__": 1, "ace": -1}', 'Unknown, or not such a value: __proto__, ace'],
  ] as const) {
    it(`say what is wrong about ${wrong}, and keep what was typed`, async () => {
      const game = await open();
      const before = game.element.match;
      await paste(game, wrong);
      expect(game.errors).to.deep.equal([error]);
      expect(game.status).to.equal(error);
      const field = fields(game).at(-1)!;
      expect(field.value).to.equal(wrong);
      expect(game.describedBy(field)).to.equal(error);
      expect(game.element.match).to.equal(before);
    });
  }
});

describe('the rules of a match in a table', () => {
  it('stand above the names, and the table is read again', async () => {
    const game = await played(ROUNDS.slice(0, 1), { rules: { joker: 30 } });
    const files = downloads();
    await game.section('Files and links');
    await game.press('button', /CSV/);
    await until(() => files.length > 0, 'a file');
    const lines = (await files[0]!.text).replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).to.equal('Rules: Rami. Changed: Joker: 30.');
    expect(lines[1]).to.equal(game.names.join(','));
  });
});
