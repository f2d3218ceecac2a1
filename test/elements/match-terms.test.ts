import { expect } from 'chai';
import '../../src/doko-score.js';
import '../../src/rummy-score.js';
import { showMatch, type DokoMatch } from '../support/doko-match.js';
import { keyboard } from '../support/hands.js';
import { settled, show } from '../support/page.js';
import { all, textOf } from '../support/roles.js';
import { Harness } from '../support/harness.js';

const listed = ({ page }: DokoMatch): string[] => {
  const meanings = all(page.panel, 'definition').map(textOf);
  return all(page.panel, 'term').map((term, i) => `${term.lang} ${textOf(term)}: ${meanings[i]}`);
};

describe('the terms of Doppelkopf', () => {
  it('are explained under “More”, for those who read and for those who listen', async () => {
    const shown = await showMatch({}, {}, keyboard);
    await shown.page.section('Terms');
    const terms = listed(shown);
    expect(terms).to.have.lengthOf(15);
    expect(terms[0]).to.equal('de Re: The side with the queens of clubs, or the soloist.');
    expect(terms).to.include('de keine 90: Other side below 90 Augen: 151 needed (181, 211).');
    expect(terms).to.include('de Pflichtsolo: The one solo each player owes.');
    await shown.page.close();
    expect(shown.page.isPanelOpen).to.equal(false);
  });

  it('stay German and unbent in every language, and their meanings do not', async () => {
    const shown = await showMatch();
    await shown.page.section('Terms');
    const terms = () => all(shown.page.panel, 'term').map(textOf);
    const english = terms();
    const seen = new Set([textOf(shown.page.panel)]);
    for (const [lang, meaning] of [
      ['de', 'Die Partei gegen Re.'],
      ['sk', 'Strana proti Re.'],
      ['hu', 'A Re elleni oldal.'],
      ['tr', 'Re karşısındaki taraf.'],
    ] as const) {
      shown.element.parentElement!.lang = lang;
      await settled(shown.element);
      expect(terms(), lang).to.deep.equal(english);
      expect(textOf(all(shown.page.panel, 'definition')[1]!)).to.equal(meaning);
      seen.add(textOf(shown.page.panel));
    }
    expect(seen.size).to.equal(5);
  });

  it('are there where nobody may change anything, and take a club’s own spelling', async () => {
    const shown = await showMatch({ disabled: true, words: { 'doko.term.kontra': 'Contra' } });
    await shown.page.section('Terms');
    expect(listed(shown)[1]).to.equal('de Contra: The side against Re.');
  });

  it('are not what a game without such words has', async () => {
    const game = new Harness(await show('<rummy-score players="Jana, Marek"></rummy-score>'));
    await game.press('button', 'More');
    expect(game.has('button', 'Settings')).to.equal(true);
    expect(game.has('button', 'Terms')).to.equal(false);
  });
});
