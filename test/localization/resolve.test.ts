import { expect } from 'chai';
import fc from 'fast-check';
import { resolveLocale } from '../../src/localization/resolve.js';

const known = ['en', 'de', 'zh-hant', 'pt-br'];
const resolve = (tag: unknown) => resolveLocale(tag, (code) => known.includes(code), 'en');

describe('the language for a tag', () => {
  for (const [tag, code] of [
    ['de', 'de'],
    ['DE', 'de'],
    ['de-AT', 'de'],
    ['de_CH', 'de'],
    ['de-Latn-DE-1996-x-old', 'de'],
    [' de ', 'de'],
    ['zh-Hant-TW', 'zh-hant'],
    ['zh', 'en'],
    ['pt-BR', 'pt-br'],
    ['pt', 'en'],
    ['den', 'en'],
    ['d', 'en'],
    ['x-de', 'en'],
    ['-de', 'en'],
    ['', 'en'],
    ['auto', 'en'],
    ['i', 'en'],
  ] as const) {
    it(`is ${code} for “${tag}”`, () => {
      expect(resolve(tag)).to.equal(code);
    });
  }
  it('is English for what is no text', () => {
    for (const tag of [null, undefined, 5, {}, Symbol('de'), Object.create(null), ['de']]) {
      expect(resolve(tag)).to.equal('en');
    }
  });
  it('is one that is known, whatever the tag', () => {
    const part = fc.constantFrom('de', 'AT', 'zh', 'Hant', 'x', '', 'en', '-', '_', 'İ');
    const tag = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('-')),
      fc.anything(),
    );
    fc.assert(fc.property(tag, (each) => known.includes(resolve(each))));
  });
});
