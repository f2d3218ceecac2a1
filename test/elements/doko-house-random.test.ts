import { expect } from 'chai';
import fc from 'fast-check';
import '../../src/doko-score.js';
import { doko } from '../../src/core.js';
import { DokoHarness } from '../support/doko-harness.js';
import { seatsAt } from '../support/doko-rounds.js';
import { houseRounds, houseRules } from '../support/house-rounds.js';
import { settled, until } from '../support/page.js';

const NAMES = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Eva', 'Falk', 'Gül'] as const;

const number = (n: number): string => n.toLocaleString('en');
const signed = (n: number): string => (n > 0 ? `+${number(n)}` : n < 0 ? `−${number(-n)}` : '0');

const amount = (text: string): number => Number(text.replaceAll(',', ''));

describe('<doko-score> by any house rules', () => {
  it('shows what the core says, and hands on what it was given when something is changed by hand', async () => {
    const game = await DokoHarness.show({ rules: { noBackdoor: true } });
    await until(() => game.has('group'), 'the form');
    await fc.assert(
      fc.asyncProperty(houseRules, houseRounds, async (rules, round) => {
        const present = seatsAt(round);
        const context = { present };
        fc.pre(doko.validate(round, rules, context).errors.length === 0);
        const given = { rules, round: structuredClone(round), players: NAMES.slice(0, present.length) };
        Object.assign(game.element, given);
        await settled(game.element);
        const result = doko.score(round, rules, context);
        expect(game.errors).to.deep.equal([]);
        expect(game.element.result).to.deep.equal(result);
        expect(game.entries).to.deep.equal(
          Object.fromEntries(
            result.points.flatMap((n, seat) => (n === null ? [] : [[NAMES[seat]!, signed(n)]])),
          ),
        );

        // a line each: the points, or by what they are multiplied, in the column of the party
        const figures = result.items.map(({ party, points, times }) => {
          const text = times === undefined ? number(points).replace('-', '−') : `× ${number(times)}`;
          return party === 're' ? [text, ''] : ['', text];
        });
        const rows = game.ledger.map(([, ...cells]) => cells);
        expect(rows.slice(0, figures.length)).to.deep.equal(figures);
        expect(rows.at(-1)).to.deep.equal([signed(result.value), signed(0 - result.value)]);
        // and what it was before: “1 × 4” makes 4
        for (const [i, [label]] of game.ledger.slice(0, figures.length).entries()) {
          const [, plain, times] = /([\d,]+) × ([\d,]+)(?: 7\.\d\.\d)?$/.exec(label!) ?? [];
          if (plain && result.items[i]!.times === undefined && result.items[i]!.code !== 'bock')
            expect(amount(plain) * amount(times!), label).to.equal(result.items[i]!.points);
        }

        const call = round.kontra.call === '60' ? '90' : '60';
        await game.call('Kontra', `keine ${call}`);
        const changed = { ...round, kontra: { ...round.kontra, call } } as doko.DokoRound;
        expect(game.element.result).to.deep.equal(doko.score(changed, rules, context));
      }),
      { numRuns: 100 },
    );
  });
});
