import { expect } from 'chai';
import { doko, match } from '../../src/core.js';
import { FOUR, solo, won } from '../support/doko-games.js';
import { refusal } from '../support/issues.js';

const four = match.create({ game: doko.game, players: FOUR });

describe('A match as CSV', () => {
  it('has the names, a row for each round and adjustment, and the reason', () => {
    let m = match.add(four, solo(1));
    m = match.adjust(m, { points: [-3, 1, null, 1], reason: 'misdeal' });
    expect(match.toCSV(m)).to.equal(
      ['Anna,Bernd,Clara,Dieter', '-1,3,-1,-1,', '-3,1,,1,misdeal'].join('\r\n'),
    );
  });

  it('has the names alone where nothing was recorded', () => {
    expect(match.toCSV(four)).to.equal('Anna,Bernd,Clara,Dieter');
  });

  it('leaves empty who sat out, and before a player came', () => {
    let m = match.add(four, won(0, 1));
    m = match.setRules(match.join(m, 'Eva'), 'tsr-30');
    m = match.add(m, won(0, 2));
    expect(match.toCSV(m)).to.equal(
      ['Anna,Bernd,Clara,Dieter,Eva', '1,1,-1,-1,,', '1,,1,-1,-1,'].join('\r\n'),
    );
  });

  it('takes another separator, and puts headings before the names', () => {
    const m = match.adjust(four, { points: [1, 0, 0, 0], reason: 'a;b,c' });
    expect(match.toCSV(m, { separator: ';', headings: ['Doppelkopf', 'tsr-24'] })).to.equal(
      ['Doppelkopf;tsr-24', 'Anna;Bernd;Clara;Dieter', '1;0;0;0;"a;b,c"'].join('\r\n'),
    );
    expect(match.toCSV(four, { headings: [['Doppelkopf'], [], ['2', '3']] })).to.equal(
      ['Doppelkopf', '2,3', 'Anna,Bernd,Clara,Dieter'].join('\r\n'),
    );
    expect(match.toCSV(four, { headings: 'Doppelkopf' }).split('\r\n')[0]).to.equal('Doppelkopf');
    expect(match.toCSV(match.add(four, won(0, 1)), { separator: '\t' }).split('\r\n')[1]).to.equal(
      '1\t1\t-1\t-1\t',
    );
  });

  it('quotes what holds quotes, separators and line breaks', () => {
    const players = ['A "the" B', 'C, D', 'E\nF', 'G;H'];
    expect(match.toCSV(match.create({ game: doko.game, players }))).to.equal(
      '"A ""the"" B","C, D","E\nF",G;H',
    );
  });

  it('lets no text cell start a formula, and keeps numbers numbers', () => {
    const players = ['=1+1', '+A', '-A', '@A'];
    let m = match.create({ game: doko.game, players });
    for (const reason of ['\t=1', '\r=1', '=HYPERLINK("x")', "'=1", 'a=1']) {
      m = match.adjust(m, { points: [-1, 0, 0, 0], reason });
    }
    expect(match.toCSV(m, { headings: ['=A1', '-1'] }).split('\r\n')).to.deep.equal([
      "'=A1,'-1",
      "'=1+1,'+A,'-A,'@A",
      "-1,0,0,0,'\t=1",
      '-1,0,0,0,"\'\r=1"',
      '-1,0,0,0,"\'=HYPERLINK(""x"")"',
      "-1,0,0,0,'=1",
      '-1,0,0,0,a=1',
    ]);
  });

  it('writes a fraction with the decimal sign asked for', () => {
    const half = {
      ...doko.game,
      id: 'half',
      score: () => ({ ...doko.score(won(0, 1)), points: [0.5, 0.5, -0.5, -0.5] }),
    };
    const m = match.add(match.create({ game: half, players: FOUR }), won(0, 1));
    expect(match.toCSV(m).split('\r\n')[1]).to.equal('0.5,0.5,-0.5,-0.5,');
    expect(match.toCSV(m, { separator: ';', decimal: ',' }).split('\r\n')[1]).to.equal('0,5;0,5;-0,5;-0,5;');
    expect(match.toCSV(m, { decimal: ',' }).split('\r\n')[1]).to.equal('"0,5","0,5","-0,5","-0,5",');
  });

  it('refuses separators, decimal signs and headings that are none', () => {
    for (const separator of ['', ';;', 'a', '1', '"', '\n', '-', 3]) {
      expect(refusal(() => match.toCSV(four, { separator: separator as string }))).to.deep.equal([
        'separator separator',
      ]);
    }
    expect(refusal(() => match.toCSV(four, { decimal: '0', headings: [3] as never }))).to.deep.equal([
      'decimal decimal',
      'headings headings',
    ]);
    expect(refusal(() => match.toCSV(four, { headings: 3 as never }))).to.deep.equal(['headings headings']);
  });
});
