import { expect } from 'chai';
import { match } from '../../src/core.js';
import { textCases } from '../support/cases.js';
import { evening, open, OWN, panel, paste, sectionText } from '../support/files.js';
import { settled, until } from '../support/page.js';

describe('what is imported', () => {
  it('takes the place of the match, and undo brings it back', async () => {
    const page = await open();
    await panel(page);
    const other = evening([1, 1, -1, -1]);
    await paste(page, `\uFEFF${JSON.stringify(other)}\n`);
    expect(page.element.match).to.eql(other);
    page.element.undo();
    expect(page.element.match).to.eql(OWN);
  });

  it('may be a link in the midst of a message', async () => {
    const page = await open();
    await panel(page);
    const other = evening([1, 1, -1, -1]);
    await paste(page, `Look: https://x.example/#card-score=doko/0/${await match.toShareText(other)} bye`);
    await until(() => page.element.match.entries.length === 1, 'the match of the link');
  });

  it('may be a file that a spreadsheet wrote in its own encoding', async () => {
    const page = await open();
    await panel(page);
    const text = 'J\xfcrgen;B;C;D;W\r\n-3;1;1;1;1\r\n3;-1;-1;-1;1\r\n';
    const bytes = Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'list.csv'));
    const box = page.root.querySelector('.drop')!;
    box.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    await until(() => page.element.match.players[0] === 'Jürgen', 'the dropped list');
  });

  it('is asked about where a list fits both ways', async () => {
    const page = await open();
    await panel(page);
    await paste(page, 'A,B,C,D\n2,2,-2,-2\n2,-2,2,-2');
    expect(page.element.match).to.eql(OWN);
    await page.press('button', 'Running totals');
    expect(match.summary(page.element.match).totals).to.eql([2, -2, 2, -2]);
  });

  for (const text of ['hello', '{"version":1', '{"version":2}', '<b>', 'A,B\n1,2', 'x'.repeat(40)]) {
    it(`is no match file: ${text.slice(0, 12)}`, async () => {
      const page = await open();
      await panel(page);
      await paste(page, text);
      await until(() => page.errors.includes('This is not a match file.'), 'what is wrong');
      expect(page.element.match).to.eql(OWN);
    });
  }

  it('may be a file that is chosen, and the same one again', async () => {
    const page = await open();
    await panel(page);
    const field = page.root.querySelector<HTMLInputElement>('[data-panel=files] input[type=file]')!;
    const choose = (text: string) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'doko.json', { type: 'application/json' }));
      field.files = data.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const other = evening([1, 1, -1, -1]);
    choose(JSON.stringify(other));
    await until(() => page.element.match.entries.length === 1, 'the match of the file');
    expect(page.element.match).to.eql(other);
    expect(page.status).to.equal('Imported');
    expect(sectionText(page), 'also for those who see').to.contain('Imported');
    expect(field.value, 'the same file may be chosen again').to.equal('');
  });

  it('may be text that is dropped', async () => {
    const page = await open();
    await panel(page);
    const data = new DataTransfer();
    const other = evening([1, 1, -1, -1]);
    data.setData('text/plain', JSON.stringify(other));
    const box = page.root.querySelector('.drop')!;
    const over = new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true });
    expect(box.dispatchEvent(over), 'the page takes what is dragged there').to.equal(false);
    box.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    await until(() => page.element.match.entries.length === 1, 'the match that was dropped');
  });

  it('may be text that is typed, once it is left', async () => {
    const page = await open();
    await panel(page);
    const field = page.root.querySelector<HTMLTextAreaElement>('[data-panel=files] .drop textarea')!;
    field.value = JSON.stringify(evening([1, 1, -1, -1]));
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertText', bubbles: true }));
    await settled(page.element);
    expect(page.element.match, 'not while somebody types').to.eql(OWN);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => page.element.match.entries.length === 1, 'the match that was typed');
  });

  it('is nothing where the file is gone when it is read', async () => {
    const page = await open();
    await panel(page);
    const file = new File(['{}'], 'gone.json');
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    const transfer = { files: [file] } as unknown as DataTransfer;
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(drop, 'dataTransfer', { value: transfer });
    page.root.querySelector('.drop')!.dispatchEvent(drop);
    await until(() => page.errors.includes('This is not a match file.'), 'what is wrong');
    expect(page.element.match).to.eql(OWN);
  });

  it('has rows that do not add up: they are named and not changed', async () => {
    const page = await open();
    await panel(page);
    await paste(page, 'A,B,C,D,Value\n-3,1,1,1,1\n3,-1,-1,-2,1\n1,1,-1,-1,1\n1,2,-1,-2,1');
    expect(page.errors).to.eql(['These rows do not add up: 2 and 4. They are taken as they are.']);
    expect(match.summary(page.element.match).totals).to.eql([2, 3, -2, -4]);
    await paste(page, JSON.stringify(OWN));
    expect(page.errors, 'until the next import').to.eql([]);
  });

  for (const [name, totals] of [
    ['evening-1', [-2, 8, -8, 2]],
    ['evening-6', [12, -32, 0, 20]],
    ['evening-10', [16, -14, 6, -8]],
    ['evening-13', [-10, 22, -24, 12]],
  ] as const) {
    it(`may be an evening as it was kept in a spreadsheet: ${name}`, async () => {
      const page = await open();
      await panel(page);
      await paste(page, await textCases(`lists/${name}.csv`));
      expect(match.summary(page.element.match).totals).to.eql(totals);
    });
  }
});
