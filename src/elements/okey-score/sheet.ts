import { html, nothing } from 'lit';
import { game, presets } from '../../core/okey/index.js';
import type { OkeyItem, OkeyResult, OkeyRound, OkeyRules } from '../../core/okey/types.js';
import * as words from '../../localization/messages/okey.js';
import type { Mark, SheetView } from '../game-view.js';
import { leads } from '../views/leads.js';
import { suitSign, suitText, type Look } from './look.js';
import { finishName, nameOf, valuesInForce } from './words.js';

const PAIRS: Mark = { text: '2', title: words.markPairs, filled: false };
const THROWN: Mark = { text: 'O', title: words.markOkey, filled: true };
const BOTH: Mark = { text: '4', title: words.markBoth, filled: true };
const HELD: Mark = { text: '!', title: words.markHeld, filled: false };

/** The mark beside the suit of a round, by how it was finished. */
const FINISHES: Readonly<Partial<Record<OkeyRound['finish'], Mark>>> = {
  pairs: PAIRS,
  okey: THROWN,
  'pairs-okey': BOTH,
};

/** Whether a preset has these values: others are said as what was changed. */
const hasName = ({ values }: OkeyRules) => Object.values(presets).some((preset) => preset.values === values);

/** What the sheet of Okey shows. */
export const sheetOf = (look: Look): SheetView<OkeyResult> => ({
  name: words.sheet,
  nth: words.nth,
  of: words.of,
  recordNth: words.recordNth,
  correctNth: words.correctNth,
  empty: words.noRounds,
  newMatch: words.newMatch,
  marks: [PAIRS, THROWN, BOTH, HELD],

  brief(l, { winners, points }, names) {
    const [winner] = winners;
    if (winner === undefined) return words.exhausted(l);
    return words.pointsOf(l, nameOf(l, names, winner), l.number(points[winner] ?? 0));
  },

  beside(l, { entry, result }) {
    if (entry.type !== 'round' || !result) return null;
    const round = entry.round as OkeyRound;
    const { table } = (result as OkeyResult).factors;
    const factor = l.number(table);
    const suit = words.suitKey(l, suitText(l, look, round.suit), factor);
    const mark = FINISHES[round.finish];
    return {
      shown: html`<small class="of-round"
        >${suitSign(look, round.suit)}×${factor}${mark ? html`<i class="solo ${mark.filled ? 'p' : ''}">${mark.text}</i>` : nothing}</small
      >`,
      spoken: mark ? l.list([suit, finishName(l, round)]) : suit,
    };
  },

  mark({ entry, result }, seat) {
    if (entry.type !== 'round' || !result) return null;
    const item = (result.items as readonly OkeyItem[]).find((it) => it.seat === seat);
    return item?.code === 'held-back' ? HELD : null;
  },

  before: () => [],

  foot(l, summary, rules, names) {
    const { played, ended, teams = [] } = summary;
    const isOn = played > 0 && !ended;
    const others = isOn ? teams.filter(({ rank }) => rank > 1) : teams;
    return [
      ...(rules.rounds !== null && !ended ? [words.left(l, rules.rounds - played)] : []),
      isOn ? words.sentence(l, leads(l, game.best(rules as OkeyRules), summary, names)) : words.fewest(l),
      ...others.map(({ seats, total }) =>
        words.sentence(
          l,
          words.pointsOf(l, l.list(seats.map((seat) => nameOf(l, names, seat))), l.number(total)),
        ),
      ),
      ...(hasName(rules as OkeyRules) ? [valuesInForce(l, look, rules as OkeyRules)] : []),
    ];
  },

  usualRules: look.tiles ? words.usualTiles : words.usual,

  warning: (_l, code) => code,
});
