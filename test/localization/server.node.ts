import { expect } from 'chai';
import { html, LitElement } from 'lit';
import { LocaleController } from '../../src/localization/locale-controller.js';
import { range, undo } from '../../src/localization/messages/shared.js';

describe('an element on a server, where there is no document', () => {
  class Host extends LitElement {
    readonly l = new LocaleController(this);
    override render(): unknown {
      return html`<p>${undo(this.l)}</p>`;
    }
  }
  customElements.define('server-host', Host);

  it('is made and speaks English', async () => {
    expect('document' in globalThis).to.equal(false);
    expect('MutationObserver' in globalThis).to.equal(false);
    const element = new Host();
    await element.l.ready;
    expect(element.l.locale).to.equal('en');
    expect(undo(element.l)).to.equal('Undo');
    expect(range(element.l, -2, 1234)).to.equal('A whole number from −2 to 1,234.');
    expect(element.l.signed(-3)).to.equal('−3');
  });
  it('is connected and disconnected without a word', () => {
    const element = new Host();
    element.l.hostConnected();
    element.l.hostDisconnected();
    expect(element.l.locale).to.equal('en');
  });
});
