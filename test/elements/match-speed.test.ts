import { expect } from 'chai';
import '../../src/doko-score.js';
import { played, showMatch } from '../support/doko-match.js';
import { settled } from '../support/page.js';

for (const width of [380, 1000]) {
  describe(`a match of 200 games in <doko-score>, ${width} px wide`, () => {
    it('touches one row when the next game is recorded', async () => {
      const { element, page, game } = await showMatch({}, { width });
      element.match = played(200);
      await settled(element);
      const body = page.sheet.querySelector(':scope > tbody')!;
      const rows = [...body.children];
      const written: MutationRecord[] = [];
      // records that pile up are handed to a callback: it keeps them
      const observer = new MutationObserver((records) => written.push(...records));
      observer.observe(body, { attributes: true, characterData: true, childList: true, subtree: true });
      if (width < 700) await page.begin();
      await game.tapName('Anna');
      await game.tapName('Bernd');
      await game.typeAugen('Re', '133');
      await game.record();
      written.push(...observer.takeRecords());
      observer.disconnect();

      expect(page.rows).to.have.lengthOf(201);
      const old = written.filter(({ target }) => rows.some((row) => row.contains(target)));
      expect(old.map(({ type, target }) => `${type} of ${target.nodeName}`)).to.deep.equal([]);
      const added = written
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((it) => it instanceof Element);
      expect(added.filter((it) => it.parentNode === body)).to.deep.equal([page.lines.at(-1)]);
      expect(
        written.flatMap(({ removedNodes }) => [...removedNodes]).filter((it) => it instanceof Element),
      ).to.deep.equal([]);
    });
  });
}
