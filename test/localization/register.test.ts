import { expect } from 'chai';
import { str } from '../../src/localization/localizer.js';
import { registerLocale } from '../../src/localization/tables.js';
import { host, language, newCode, rendered, settled, slowLanguage, type Host } from './host.js';

describe('a language that the page registers', () => {
  let element: Host;
  beforeEach(() => {
    element = host();
    document.body.append(element);
  });
  afterEach(() => element.remove());

  it('is there for elements that come later, at their first rendering', () => {
    const code = newCode();
    registerLocale(code, { 'test.undo': 'mine' });
    element.lang = code;
    const late = host(code);
    document.body.append(late);
    expect(late.l.locale).to.equal(code);
    late.remove();
  });
  it('is shown at once in elements that wanted it before it was there', async () => {
    const code = newCode();
    element.lang = code;
    await settled(element);
    expect(element.l.locale).to.equal('en');
    registerLocale(code, { 'test.undo': 'mine' });
    await settled(element);
    expect(element.l.locale).to.equal(code);
    expect(element.text).to.equal('mine');
  });
  it('may turn the values of a message round, and shows English where it lacks a message', async () => {
    const code = newCode();
    registerLocale(code, { 'test.winsBy.other': str`${1} for ${0}` });
    element.lang = code;
    await settled(element);
    expect(element.wins(12)).to.equal('12 for \u2068Anna\u2069');
    expect(element.text).to.equal('Undo');
  });
  it('is the same in any case, and serves its regions', async () => {
    const code = newCode();
    registerLocale(`${code.toUpperCase()}_LATN`, { 'test.undo': 'mine' });
    element.lang = `${code}-Latn-XX`;
    await settled(element);
    expect(element.text).to.equal('mine');
    expect(element.l.locale).to.equal(`${code}-latn`);
  });
  it('changes single messages of one that is shown', async () => {
    const code = language();
    element.lang = code;
    await settled(element);
    registerLocale(code, { 'test.winsBy.other': 'mine' });
    registerLocale(code, { 'test.winsBy.one': 'mine too' });
    await settled(element);
    expect([element.text, element.wins(2), element.wins(1)]).to.deep.equal([
      `undo in ${code}`,
      'mine',
      'mine too',
    ]);
    registerLocale(code, { 'test.undo': 'mine' });
    await settled(element);
    expect(element.text).to.equal('mine');
  });
  it('changes single messages of one that comes later, which is still loaded', async () => {
    const slow = slowLanguage();
    registerLocale(slow.code, { 'test.undo': 'mine' });
    element.lang = slow.code;
    await rendered(element);
    expect(element.text).to.equal('Undo');
    slow.arrive({ 'test.undo': 'theirs', 'test.winsBy.other': 'theirs' });
    await settled(element);
    expect([element.text, element.wins(2)]).to.deep.equal(['mine', 'theirs']);
  });
  it('changes messages of English', async () => {
    registerLocale('en', { 'test.undo': 'Take back' });
    await settled(element);
    expect(element.text).to.equal('Take back');
    registerLocale('en', { 'test.undo': 'Undo' });
    await settled(element);
    expect(element.text).to.equal('Undo');
  });
  it('leaves elements of other languages alone', async () => {
    await settled(element);
    const before = element.updates;
    registerLocale(newCode(), { 'test.undo': 'mine' });
    await settled(element);
    expect(element.updates).to.equal(before);
  });
  it('keeps its numbers and plurals English where the browser does not know its code', async () => {
    const code = 'x-no!such';
    registerLocale(code, { 'test.winsBy.one': str`one: ${1}`, 'test.winsBy.other': str`other: ${1}` });
    element.lang = code;
    await settled(element);
    expect(element.l.locale).to.equal(code);
    expect([element.wins(1), element.wins(1234)]).to.deep.equal(['one: 1', 'other: 1,234']);
    expect(element.l.list(['A', 'B'])).to.equal('A and B');
  });
  it('is warned of what is no message, and shown without it', async () => {
    const code = newCode();
    const warnings: string[] = [];
    const { warn } = console;
    console.warn = (text: string) => warnings.push(text);
    try {
      registerLocale(code, { 'test.undo': 5, 'test.winsBy.other': null, 'b.cancel': 'mine' } as never);
      registerLocale(code, undefined as never);
    } finally {
      console.warn = warn;
    }
    element.lang = code;
    await settled(element);
    expect(element.text).to.equal('Undo');
    expect(element.wins(2)).to.equal('\u2068Anna\u2069 wins by 2 points.');
    expect(warnings).to.have.length(2);
    expect(warnings[0]).to.include('test.undo').and.include(code);
  });
});
