import type { doko } from '../../src/core.js';
import type { DokoHarness } from './doko-harness.js';

const SOLOS = {
  pflicht: 'Pflichtsolo',
  lust: 'Lustsolo',
  'stille-hochzeit': 'stille Hochzeit',
  hochzeit: 'Hochzeit',
} as const;

const SONDERPUNKTE = { doppelkopf: 'Doppelkopf', fuchs: 'Fuchs', karlchen: 'Karlchen' } as const;

const PARTIES = { re: 'Re', kontra: 'Kontra' } as const;

const BLANK: doko.DokoRound = {
  kind: 'normal',
  reAugen: NaN,
  re: { players: [], call: 'none' },
  kontra: { call: 'none' },
};

function callName(party: 'Re' | 'Kontra', call: doko.Call): string {
  if (call === 'none') return '';
  if (call === 'ansage') return party;
  return call === 'schwarz' ? call : `keine ${call}`;
}

/** Enters a round as somebody would who has it on paper; what the form holds already is left alone. */
export async function fillIn(
  game: DokoHarness,
  names: readonly string[],
  round: doko.DokoRound,
  was: doko.DokoRound = BLANK,
): Promise<void> {
  const taps = [
    ...was.re.players.filter((seat) => !round.re.players.includes(seat)),
    ...round.re.players.filter((seat) => !was.re.players.includes(seat)),
  ];
  for (const seat of taps) await game.tapName(names[seat]!);
  if (round.solo && round.solo !== was.solo) await game.chooseSolo(SOLOS[round.solo]);
  if (String(round.reAugen) !== String(was.reAugen)) {
    if (typeof round.reAugen === 'number') await game.typeAugen('Re', String(round.reAugen));
    else await game.tapBand(round.reAugen.join('–'));
  }
  for (const party of ['re', 'kontra'] as const) {
    const name = PARTIES[party];
    const { call } = round[party];
    if (call !== was[party].call) await game.call(name, callName(name, call));
    for (const what of ['doppelkopf', 'fuchs', 'karlchen'] as const) {
      const more = (round[party][what] ?? 0) - (was[party][what] ?? 0);
      for (let i = 0; i < Math.abs(more); i++) {
        await (more > 0 ? game.plus(SONDERPUNKTE[what], name) : game.minus(SONDERPUNKTE[what], name));
      }
    }
  }
}
