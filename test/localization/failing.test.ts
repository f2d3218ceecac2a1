import { expect } from 'chai';
import { removeFile, writeFile } from '@web/test-runner-commands';
import { loaders } from '../../src/localization/generated/locales.js';
import { eachHost, host, language, newCode, rendered, settled, slowLanguage, type Host } from './host.js';

describe('a language that fails', () => {
  let element: Host;
  const want = eachHost((it) => (element = it));

  it('leaves the source text, says so once and is ready', async () => {
    const first = language();
    const slow = slowLanguage();
    await want(first);
    await settled(element);
    await want(slow.code);
    slow.fail();
    await settled(element);
    expect(element.text).to.equal('Undo');
    expect(element.l.locale).to.equal('en');
    expect(element.failures).to.deep.equal([slow.code]);
  });
  it('says so once to each element', async () => {
    const slow = slowLanguage();
    const other = host(slow.code);
    document.body.append(other);
    await want(slow.code);
    slow.fail();
    await settled(element, other);
    expect([element.failures, other.failures]).to.deep.equal([[slow.code], [slow.code]]);
    expect(slow.requests()).to.equal(1);
    other.remove();
  });
  it('fails as well when its loader throws', async () => {
    const code = newCode();
    loaders.set(code, () => {
      throw new Error('broken');
    });
    await want(code);
    await settled(element);
    expect(element.failures).to.deep.equal([code]);
  });
  it('is tried again at the next change of a lang, and fails in silence', async () => {
    const slow = slowLanguage();
    await want(slow.code);
    slow.fail();
    await settled(element);
    document.body.lang = 'en';
    await rendered(element);
    expect(slow.requests()).to.equal(2);
    slow.fail();
    await settled(element);
    expect(element.failures).to.deep.equal([slow.code]);
    document.body.removeAttribute('lang');
    await rendered(element);
    expect(slow.requests()).to.equal(3);
    slow.arrive();
    await settled(element);
    expect(element.text).to.equal(`undo in ${slow.code}`);
  });
  it('is tried again when the element comes back to the page', async () => {
    const slow = slowLanguage();
    await want(slow.code);
    slow.fail();
    await settled(element);
    element.remove();
    document.body.append(element);
    slow.arrive();
    await settled(element);
    expect(element.text).to.equal(`undo in ${slow.code}`);
  });
  it('is shown in all that wait for it once another element has got it', async () => {
    const slow = slowLanguage();
    await want(slow.code);
    slow.fail();
    await settled(element);
    const other = host(slow.code);
    document.body.append(other);
    slow.arrive();
    await settled(other, element);
    expect(element.text).to.equal(`undo in ${slow.code}`);
    other.remove();
  });
  it('stays quiet about a language of before that fails again', async () => {
    const [bad, good] = [slowLanguage(), language()];
    await want(bad.code);
    bad.fail();
    await settled(element);
    await want(good);
    await settled(element);
    await want(bad.code);
    expect(element.text).to.equal(`undo in ${good}`);
    bad.fail();
    await settled(element);
    expect(element.text).to.equal('Undo');
    expect(element.failures).to.deep.equal([bad.code]);
  });
  it('says so for each language', async () => {
    const [one, two] = [slowLanguage(), slowLanguage()];
    for (const bad of [one, two]) {
      await want(bad.code);
      bad.fail();
      await settled(element);
    }
    expect(element.failures).to.deep.equal([one.code, two.code]);
  });
  it('is asked for once, however often it is told to try again', async () => {
    const slow = slowLanguage();
    await want(slow.code);
    slow.fail();
    await settled(element);
    element.l.sync();
    element.l.sync();
    expect(slow.requests()).to.equal(2);
    slow.arrive();
    await settled(element);
    expect(element.text).to.equal(`undo in ${slow.code}`);
  });
  it('is asked for anew although the browser keeps failed modules', async () => {
    const code = newCode();
    const path = `./late-${code}-${Date.now()}.js`;
    const address = new URL(path, import.meta.url).href;
    loaders.set(code, () => import(address) as Promise<{ templates: Record<string, string> }>);
    await want(code);
    await settled(element);
    expect(element.failures).to.deep.equal([code]);
    element.l.sync(); // still not there
    await settled(element);
    expect(element.text).to.equal('Undo');
    await writeFile({ path, content: "export const templates = { 'test.undo': 'late' };" });
    try {
      element.l.sync();
      await settled(element);
      expect(element.text).to.equal('late');
      expect(element.failures).to.deep.equal([code]);
    } finally {
      await removeFile({ path });
    }
  });
});
