import { expect } from 'chai';
import { doko, InvalidInput, match } from '../../src/core.js';
import { fromOlderList, readOlderList, type ListReading } from '../../src/core/match-file/older-list.js';
import { textCases } from '../support/cases.js';

const read = (text: string) => readOlderList(text, doko.game);
const taken = (text: string, reading: ListReading) => fromOlderList(read(text), reading, doko.game);
const totals = (text: string, reading: ListReading) => match.summary(taken(text, reading)).totals;
const points = (text: string) => read(text).rows.points.map((row) => row.points);

describe('an older list', () => {
  for (const [name, games, last] of [
    ['evening-1', 8, [-2, 8, -8, 2]],
    ['evening-6', 12, [12, -32, 0, 20]],
    ['evening-10', 12, [16, -14, 6, -8]],
    ['evening-13', 8, [-10, 22, -24, 12]],
  ] as const) {
    it(`as it was kept on ${name} comes to the totals of its last row`, async () => {
      const text = await textCases(`lists/${name}.csv`);
      const list = read(text);
      expect(list.likely).to.equal('totals');
      expect(list.names).to.have.length(4);
      const imported = fromOlderList(list, 'totals', doko.game);
      expect(match.summary(imported).totals).to.eql(last);
      expect(match.summary(imported).played).to.equal(games);
      expect(imported.entries.every((it) => it.type === 'adjustment' && it.played)).to.equal(true);
    });
  }

  it('of points is told from one of totals by what adds up', () => {
    // read as totals, the second game would bring 6, -2, -2 and -2, which do not go with a value of 3
    const list = 'A,B,C,D,Value\n-3,1,1,1,1\n3,-1,-1,-1,1\n1,1,-1,-1,1';
    expect(read(list).likely).to.equal('points');
    expect(totals(list, 'points')).to.eql([1, 1, -1, -1]);
  });

  it('that fits both ways is left to the reader', () => {
    const list = 'A,B,C,D\n2,2,-2,-2\n2,-2,2,-2';
    expect(read(list)).to.deep.include({ likely: null, misfits: { points: [], totals: [] } });
    expect(totals(list, 'points')).to.eql([4, 0, 0, -4]);
    expect(totals(list, 'totals')).to.eql([2, -2, 2, -2]);
  });

  it('has rows that do not add up: they are named and taken as they are', () => {
    const list = 'A,B,C,D,Value\n-3,1,1,1,1\n3,-1,-1,-2,1\n1,1,-1,-1,1\n1,2,-1,-2,1';
    expect(read(list).misfits.points).to.eql([2, 4]);
    expect(taken(list, 'points').entries[1]).to.deep.include({ points: [3, -1, -1, -2] });
  });

  it('of gains or losses alone has rows that need not add up', () => {
    const list = 'A,B,C,D\n3,0,3,0\n0,2,2,2';
    expect(read(list).misfits.points).to.eql([1, 2]);
    for (const writing of ['plus', 'minus'] as const) {
      const { misfits } = readOlderList(list, doko.game, doko.game.rules({ writing }));
      expect(misfits.points).to.eql([]);
    }
  });

  for (const [what, separator] of [
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['commas', ','],
  ] as const) {
    it(`may have ${what} between its cells`, () => {
      const list = 'A|B|C|D\n2|2|-2|-2\n'.replaceAll('|', separator);
      expect(points(list)).to.eql([[2, 2, -2, -2]]);
    });
  }

  it('may begin with a byte order mark, end its lines in any way and have empty ones', () => {
    for (const end of ['\r\n', '\n', '\r'])
      expect(points(`\uFEFF${end}A,B,C,D${end}2,2,-2,-2${end}${end},,,${end}`)).to.eql([[2, 2, -2, -2]]);
  });

  it('may have any kind of minus', () => {
    expect(points('A;B;C;D\n+2;2;\u22122;\u20132')).to.eql([[2, 2, -2, -2]]);
  });

  it('may have cells in quotes, with separators, quotes and line ends in them', () => {
    const list = '"Anna, the 1st","B ""Bee""",C 5",D\r\n"2",2,-2,-2,"late,\nand tired"\r\n';
    expect(read(list).names).to.eql(['Anna, the 1st', 'B "Bee"', 'C 5"', 'D']);
    expect(taken(list, 'points').entries[0]).to.deep.include({ reason: 'late,\nand tired' });
  });

  it('keeps the columns behind the players as the note', () => {
    expect(read('A,B,C,D,S,X\n2,2,-2,-2,2,HZ').rows.points[0]!.note).to.equal('2 HZ');
  });

  it('of totals has empty cells for who sat out', () => {
    const list = 'A;B;C;D;E\n2;2;-2;-2;\n;4;-4;0;-2\n4;2;;-2;-4';
    expect(read(list).rows.totals.map((row) => row.points)).to.eql([
      [2, 2, -2, -2, null],
      [null, 2, -2, 2, -2],
      [2, -2, null, -2, -2],
    ]);
    expect(totals(list, 'totals')).to.eql([4, 2, -4, -2, -4]);
  });

  it('that was exported from here comes to the same totals, with the names as they were', () => {
    let own = match.create({ game: doko.game, players: ['=Anna', '+B', 'C', 'D'] });
    own = match.adjust(own, { points: [2, 2, -2, -2], played: true });
    own = match.adjust(own, { points: [-3, 9, -3, -3], played: true, reason: 'solo' });
    const list = match.toCSV(own, { separator: ';' });
    expect(read(list).names).to.eql(own.players);
    expect(totals(list, 'points')).to.eql(match.summary(own).totals);
  });

  it('may have headings above the names, whatever they hold', () => {
    const own = match.adjust(match.create({ game: doko.game, players: ['A', 'B', 'C', 'D'] }), {
      points: [2, 2, -2, -2],
      played: true,
      reason: 'one; two',
    });
    for (const separator of [',', ';', '\t']) {
      const list = match.toCSV(own, { separator, headings: [['Rules: a, b; c\td'], ['Monday']] });
      expect(read(list).names, separator).to.eql(own.players);
      expect(read(list).rows.points, separator).to.eql([{ points: [2, 2, -2, -2], note: 'one; two' }]);
    }
  });

  for (const [what, text, path] of [
    ['nothing', '', ''],
    ['one word', 'Anna', ''],
    ['names alone', 'A,B,C,D\n', ''],
    ['too few names', 'A,B,C\n1,1,-2', ''],
    ['words for points', 'A,B,C,D\n1,1,-1,-1\n1,x,-1,-1', 'row.2'],
    ['fractions', 'A;B;C;D\n1,5;1;-1;-1,5', 'row.1'],
    ['numbers of another kind', 'A,B,C,D\n0x1,1e3,-1,-1', 'row.1'],
    ['quotes that are never closed', '"A,B,C,D\n1,1,-1,-1', ''],
    ['more than 5 MB', `A,B,C,D\n${'1,1,-1,-1\n'.repeat(600_000)}`, ''],
    ['a page', '<!doctype html>\n<p>a, b, c, d</p>', ''],
  ] as const) {
    it(`is none where there is ${what}`, () => {
      expect(() => read(text))
        .to.throw(InvalidInput)
        .with.deep.property('issues', [{ code: 'list', path }]);
    });
  }

  it('of more games than a match can have is refused, and so are names and prototypes that are none', () => {
    expect(() => taken(`A,B,C,D\n${'1,1,-1,-1\n'.repeat(10_001)}`, 'points')).to.throw(InvalidInput);
    const hostile = taken('__proto__,constructor,<b>,toString\n1,1,-1,-1,__proto__', 'points');
    expect(hostile.players[0]).to.equal('__proto__');
    expect(({} as Record<string, unknown>).reason).to.equal(undefined);
  });
});
