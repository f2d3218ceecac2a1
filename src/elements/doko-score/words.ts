import { AUGEN, LEVELS, levelsOf, opponent, PARTIES, taken } from '../../core/doko/calls.js';
import { MOST } from '../../core/doko/sonderpunkte.js';
import { needed } from '../../core/doko/winner.js';
import type { DokoItem, DokoResult, DokoRound, Party, SoloKind } from '../../core/doko/types.js';
import type { Issue } from '../../core/round.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/doko.js';
import { badAttribute, range } from '../../localization/messages/shared.js';
import { typedAugen, type DokoDraft } from './draft.js';

const { TERMS, absage } = words;

export const partyName = (l: Localizer, party: Party): string => TERMS[party](l);

export const soloName = (l: Localizer, kind: SoloKind): string => TERMS[kind](l);

/** The Augen of a party in a round, as text: a number or a band. */
export function augenOf({ reAugen }: DokoRound, party: Party): string {
  const [least, most] = typeof reAugen === 'number' ? [reAugen, reAugen] : reAugen;
  const ends = party === 're' ? [least, most] : [AUGEN - most, AUGEN - least];
  return bandText(ends[0] as number, ends[1] as number);
}

export const bandText = (least: number, most: number): string =>
  least === most ? String(least) : `${least}–${most}`;

/** Who won, as a headline without a full stop. */
export function headline(
  l: Localizer,
  { winner }: DokoResult,
  round: DokoRound,
  names: readonly string[],
): string {
  if (winner === 'none') return words.nobody(l);
  if (round.kind === 'normal') return words.wins(l, partyName(l, winner));
  const soloist = isolate(names[round.re.players[0] as number] ?? '');
  return winner === 're' ? words.soloWon(l, soloist) : words.soloLost(l, soloist);
}

/** Why: what the party that decided the game needed, and what it got. One sentence, more where nobody wins. */
export function reason(l: Localizer, { winner }: DokoResult, round: DokoRound): string {
  const promised = PARTIES.filter((party) => levelsOf(round[party].call).length > 0);
  const sentence = (party: Party): string => {
    const need = LEVELS.find(({ call }) => call === round[party].call);
    const [name, other] = [partyName(l, party), partyName(l, opponent(party))];
    if (!need) return words.neededGot(l, name, String(needed(party, callsOf(round))), augenOf(round, party));
    if (need.under !== null) {
      return words.neededAfter(
        l,
        name,
        absage(l, need.call),
        String(AUGEN + 1 - need.under),
        augenOf(round, party),
      );
    }
    return taken(round)[opponent(party)].trick
      ? words.schwarzMissed(l, name, other)
      : words.schwarzKept(l, name, other);
  };
  if (winner === 'none') return [words.bothFailed(l), ...promised.map(sentence)].join(' ');
  const decided = promised.includes(winner) ? winner : (promised[0] ?? winner);
  return [sentence(decided), ...(round.kind === 'solo' ? [words.tripled(l)] : [])].join(' ');
}

const callsOf = (round: DokoRound) => ({ re: round.re.call, kontra: round.kontra.call });

/** What a point was for. */
export function itemLabel(l: Localizer, { code, party, by }: DokoItem): string {
  const other = partyName(l, opponent(party));
  const level = LEVELS.find((it) => it.said === code);
  if (level) return words.saidAbsage(l, partyName(l, by ?? party), absage(l, level.call));
  const figure = /\d+$/.exec(code)?.[0] ?? '';
  if (code === `under${figure}`) return words.under(l, other, figure);
  if (code === `reached${figure}`) return words.reached(l, partyName(l, party), figure);
  switch (code) {
    case 'won':
      return words.won(l);
    case 'schwarz':
      return words.isSchwarz(l, other);
    case 'saidRe':
    case 'saidKontra':
      return words.said(l, partyName(l, by ?? party));
    case 'againstQueens':
      return words.againstQueens(l);
    case 'fuchs':
      return words.fuchsCaught(l);
    default:
      return sonderpunktName(l, code);
  }
}

export const sonderpunktName = (l: Localizer, code: string): string =>
  Object.hasOwn(TERMS, code) ? TERMS[code as keyof typeof TERMS](l) : code;

/** What is wrong about an entry: says what is wanted. */
export function errorText(l: Localizer, { code, path }: Issue, draft: DokoDraft): string {
  switch (code) {
    case 'augen': {
      const typed = draft.augen && 'text' in draft.augen ? typedAugen(draft.augen.text) : NaN;
      return typed > AUGEN ? words.tooManyAugen(l, typed) : range(l, 0, AUGEN);
    }
    case 'augen-band':
      return words.badBand(l);
    case 'no-trick':
    case 'no-trick-with-augen':
      return words.tricklessWithAugen(l);
    case 'seat':
      return words.badSeat(l);
    case 'seat-twice':
      return words.seatTwice(l);
    case 're-players':
      return words.badRePlayers(l);
    case 'solo-kind':
      return words.badSoloKind(l);
    case 'sits-out':
      return words.badSitsOut(l);
    case 'call':
      return words.badCall(l);
    case 'property':
      return words.badProperty(l, path);
    case 'count':
      return countError(l, path.split('.')[1] ?? '');
    default:
      return code.startsWith('too-many-')
        ? countError(l, code.slice('too-many-'.length))
        : badAttribute(l, path);
  }
}

const countError = (l: Localizer, what: string): string =>
  words.tooMany(l, sonderpunktName(l, what), MOST[what as keyof typeof MOST]);

/** What is odd about a game that was scored all the same. */
export function warningText(l: Localizer, { code, path }: Issue): string {
  const [party = 're', what = ''] = path.split('.');
  switch (code) {
    case 'augen-impossible':
      return words.oddAugen(l);
    case 'doppelkopf-without-augen':
      return words.withoutAugen(l, partyName(l, party as Party));
    case 'sonderpunkt-in-solo':
      return words.noSonderpunkte(l);
    default:
      return words.withoutTrick(l, sonderpunktName(l, what), partyName(l, party as Party));
  }
}
