import { expect } from 'chai';
import * as shared from '../../src/localization/messages/shared.js';
import {
  PSEUDO,
  pseudoTemplates,
  registerPseudoLocale,
  wordsOutsideMessages,
} from '../support/pseudo-locale.js';
import { host, settled } from './host.js';

describe('the pseudo-language of the tests', () => {
  before(registerPseudoLocale);

  it('has every message between marks, with its values', async () => {
    const element = host(PSEUDO);
    document.body.append(element);
    await settled(element);
    expect(element.shipped).to.equal('⟦Undo⟧');
    expect(shared.blocked(element.l)).to.equal('⟦Blocked⟧');
    expect(shared.range(element.l, -2, 1234)).to.equal('⟦A whole number from −2 to 1,234.⟧');
    element.remove();
  });
  it('has nothing but marked messages', async () => {
    const templates = Object.values(await pseudoTemplates());
    expect(templates).not.to.have.length(0);
    for (const template of templates) {
      const text = typeof template === 'string' ? template : template.strings.join('…');
      expect(text).to.match(/^⟦[^⟦⟧]+⟧$/);
    }
  });

  describe('shows words that are in no message', () => {
    const words = (markup: string, names: string[] = []) => {
      const place = document.createElement('div');
      place.innerHTML = markup;
      return wordsOutsideMessages(place, names);
    };
    it('in texts', () => {
      expect(words('<p>⟦Undo⟧ Redo</p> 12 <b>+3</b>')).to.deep.equal(['Redo']);
      expect(words('⟦⟦Re⟧ needed 121 and got ⟦Anna⟧.⟧ · 12:3')).to.deep.equal([]);
      expect(words('points⟦')).to.deep.equal(['points⟦']);
    });
    it('in labels and buttons', () => {
      expect(words('<button aria-label="Undo" title="⟦Undo⟧"></button>')).to.deep.equal(['Undo']);
      expect(words('<input type="submit" value="Go" placeholder="Name">')).to.have.members(['Go', 'Name']);
    });
    it('in shadow roots, but not in styles', () => {
      const outer = document.createElement('div');
      outer.attachShadow({ mode: 'open' }).innerHTML = '<style>p { color: red }</style><p>Word</p>';
      expect(wordsOutsideMessages(outer)).to.deep.equal(['Word']);
    });
    it('but for names', () => {
      expect(words('<th>\u2068Anna\u2069</th><td>Anna M.</td>', ['Anna', 'Anna M.'])).to.deep.equal([]);
    });
  });
});
