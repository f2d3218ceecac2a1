import { doko, type Match, type Summary } from '../../src/core.js';

/**
 * What a match of Doppelkopf comes to, told a second time and as simply as it can be: a list of what happened to
 * each person, walked through once for every question. Scores of single rounds are taken from `doko.score`.
 */
export function retold(
  match: Match<doko.DokoRound, doko.DokoRules>,
): Omit<Summary, 'limit' | 'limitReached'> {
  const entries = match.entries;
  const joiners = entries.flatMap((entry) => (entry.type === 'players' ? (entry.join ?? []) : []));
  const began = match.players.length - joiners.length;

  let seats = began;
  let table = [...Array(began).keys()];
  let dealer = match.dealer;
  let rounds = match.rules.rounds;
  let over = false;
  const sums: number[] = Array<number>(began).fill(0);
  const rows: number[][] = [];
  const late: string[] = [];
  const games: { out: number[] }[] = [];
  const soli = new Set<number>();
  const warnings: { code: string; path: string }[] = [];

  const nextOf = (seat: number, among: number[]) => among[(among.indexOf(seat) + 1) % among.length]!;
  const turnsAfterDealer = () => {
    const turns: number[] = [];
    for (let seat = nextOf(dealer, table); seat !== dealer; seat = nextOf(seat, table)) turns.push(seat);
    return turns;
  };
  const timesOut = (seat: number) => games.filter(({ out }) => out.includes(seat)).length;
  const proposal = () => {
    const out: number[] = [];
    const left = [...turnsAfterDealer()];
    if (table.length > 4) out.push(dealer);
    while (out.length < table.length - 4) {
      const least = Math.min(...left.map(timesOut));
      const first = left.findIndex((seat) => timesOut(seat) === least);
      out.push(...left.splice(first, 1));
    }
    return out;
  };
  const owe = () => table.filter((seat) => !soli.has(seat));
  const forced = () => {
    if (rounds === null) return null;
    const gamesLeft = rounds - games.length;
    if (gamesLeft < 1 || owe().length < gamesLeft) return null;
    const inTurn = [...turnsAfterDealer(), dealer].filter((seat) => owe().includes(seat));
    return inTurn.find((seat) => !proposal().includes(seat)) ?? inTurn[0] ?? null;
  };
  const isOver = () => rounds !== null && games.length >= rounds;

  over = isOver();
  entries.forEach((entry, n) => {
    const give = (points: readonly (number | null)[]) => {
      points.forEach((each, seat) => (sums[seat] = sums[seat]! + (each ?? 0)));
      rows.push([...sums]);
    };
    if (entry.type === 'round') {
      const { round } = entry;
      const present = [...table].sort((a, b) => a - b);
      give(doko.score(round, { rounds }, { present }).points);
      if (over) late.push(entry.id);
      let again = false;
      if (round.solo === 'pflicht') {
        const who = round.re.players[0]!;
        if (soli.has(who)) warnings.push({ code: 'pflichtsolo-twice', path: `entries.${n}` });
        else again = forced() !== who;
        soli.add(who);
      }
      games.push({ out: [...(round.sitsOut ?? [])] });
      if (!again) dealer = nextOf(dealer, table);
    } else if (entry.type === 'adjustment') {
      give(entry.points);
      if (entry.played) {
        if (over) late.push(entry.id);
        games.push({ out: table.filter((seat) => entry.points[seat] === null) });
        dealer = nextOf(dealer, table);
      }
    } else if (entry.type === 'players') {
      for (const _ of entry.join ?? []) {
        sums.push(0);
        table.push(seats++);
      }
      const stays = (seat: number) => !(entry.leave ?? []).includes(seat);
      const seated = entry.order ? [...entry.order] : table.filter(stays);
      while (!seated.includes(dealer)) dealer = nextOf(dealer, table);
      table = seated;
    } else if (entry.type === 'rules') {
      rounds = entry.rules.rounds;
    }
    over ||= isOver();
  });

  const best = Math.max(...table.map((seat) => sums[seat]!));
  const leaders = sums.flatMap((sum, seat) => (table.includes(seat) && sum === best ? [seat] : []));
  return {
    totals: sums,
    history: rows.map((row) => sums.map((_, seat) => row[seat] ?? null)),
    ranks: sums.map((sum, seat) =>
      table.includes(seat) ? table.filter((other) => sums[other]! > sum).length + 1 : null,
    ),
    leaders,
    ended: isOver(),
    winners: isOver() ? leaders : [],
    played: games.length,
    extraRound: false,
    afterEnd: late,
    order: table,
    dealer,
    sitsOut: proposal(),
    openPflichtsoli: owe().sort((a, b) => a - b),
    forcedSolo: forced(),
    warnings,
  };
}
