import { expect } from 'chai';
import { formatList, formatNumber, formatSigned, selectPlural } from '../../src/localization/format.js';
import { isolate } from '../../src/localization/localizer.js';

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('numbers', () => {
  for (const locale of ['en', 'de', 'sk', 'hu', 'tr']) {
    it(`have a real minus and a plus for gains (${locale})`, () => {
      expect([-3, 0, -0, 7].map((n) => formatNumber(locale, n))).to.deep.equal(['−3', '0', '0', '7']);
      expect([-3, 0, -0, 12].map((n) => formatSigned(locale, n))).to.deep.equal(['−3', '0', '0', '+12']);
    });
  }
  it('are grouped and divided as the language does', () => {
    const all = ['en', 'de', 'sk', 'hu', 'tr'].map((locale) => spaced(formatNumber(locale, -12345.5)));
    expect(all).to.deep.equal(['−12,345.5', '−12.345,5', '−12 345,5', '−12 345,5', '−12.345,5']);
  });
  it('keep the marks of a language that is written from right to left', () => {
    expect(formatNumber('he', -3)).to.equal('\u200e−3');
  });
  it('are English for a code that the browser refuses', () => {
    expect(formatNumber('x-no!such', -1234)).to.equal('−1,234');
  });
});

describe('lists', () => {
  it('read as in a sentence', () => {
    const names = ['Anna', 'Bernd', 'Cem'];
    expect(formatList('en', names)).to.equal('Anna, Bernd, and Cem');
    expect(formatList('de', names)).to.equal('Anna, Bernd und Cem');
    expect(spaced(formatList('sk', names.slice(1)))).to.equal('Bernd a Cem');
    expect(formatList('en', [])).to.equal('');
  });
});

describe('plurals', () => {
  const forms = { one: () => 'one', few: () => 'few', many: () => 'many', other: () => 'other' };
  const select = (locale: string) => [0, 1, 2, 5, 21, 1.5, -1, -3].map((n) => selectPlural(locale, n, forms));

  it('take the category of the language', () => {
    const two = ['other', 'one', 'other', 'other', 'other', 'other', 'one', 'other'];
    for (const locale of ['en', 'de', 'hu', 'tr']) expect(select(locale), locale).to.deep.equal(two);
    expect(select('sk')).to.deep.equal(['other', 'one', 'few', 'other', 'other', 'many', 'one', 'few']);
  });
  it('take the rest where a language has a category that no message has', () => {
    expect([0, 1, 2, 3].map((n) => selectPlural('ar', n, forms))).to.deep.equal([
      'other',
      'one',
      'other',
      'few',
    ]);
  });
  it('make only the message that is shown', () => {
    let made = 0;
    const count = () => String(++made);
    selectPlural('en', 1, { one: count, few: count, many: count, other: count });
    expect(made).to.equal(1);
  });
});

describe('a name', () => {
  it('keeps its writing direction to itself', () => {
    expect(isolate('دينا')).to.equal('\u2068دينا\u2069');
  });
});
