import { expect } from 'chai';
import { str as theirs } from '@lit/localize/internal/str-tag.js';
import { runtimeMsg } from '@lit/localize/internal/runtime-msg.js';
import { str, translate, type Templates } from '../../src/localization/message.js';

const templates: Templates = {
  plain: 'Rückgängig',
  turned: str`${1} von ${0}`,
  twice: str`${0}, ${0}`,
  fewer: str`${1}`,
  text: 'ohne Werte',
  empty: str``,
};
const [a, b] = ['Anna', 3];

describe('a message', () => {
  it('is in the language where that has it, else in the source’s', () => {
    expect(translate(templates, 'Undo', { id: 'plain' })).to.equal('Rückgängig');
    expect(translate(templates, 'Undo', { id: 'other' })).to.equal('Undo');
    expect(translate(undefined, 'Undo', { id: 'plain' })).to.equal('Undo');
    expect(translate(templates, str`${a} has ${b}`, { id: 'other' })).to.equal('Anna has 3');
    expect(translate(templates, str`${a} has ${b}`, { id: 'turned' })).to.equal('3 von Anna');
  });
  it('is what @lit/localize itself would make of it', () => {
    expect(str`${a} has ${b}`).to.deep.equal(theirs`${a} has ${b}`);
    for (const table of [undefined, {}, templates]) {
      for (const id of ['none', ...Object.keys(templates)]) {
        for (const source of [str`${a} has ${b}`, str`none`, str`${a}${b}`, str``]) {
          if (source.values.length < 2 && ['turned', 'twice', 'fewer'].includes(id)) continue;
          expect(translate(table, source, { id }), id).to.equal(runtimeMsg(table, source, { id }));
        }
      }
      for (const id of ['none', 'plain', 'text']) {
        expect(translate(table, 'Undo', { id }), id).to.equal(runtimeMsg(table, 'Undo', { id }));
      }
    }
  });
  it('does not fail for a translation with values that its source lacks', () => {
    expect(translate(templates, 'Undo', { id: 'turned' })).to.be.a('string');
    expect(
      translate({ odd: { strTag: true, strings: ['a', 'b'] } as never }, str`${a}`, { id: 'odd' }),
    ).to.equal('aAnnab');
  });
});
