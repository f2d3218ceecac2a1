import { expect } from 'chai';
import { eachHost, host, language, rendered, settled, slowLanguage, type Host } from './host.js';

describe('a language on its way', () => {
  let element: Host;
  const want = eachHost((it) => (element = it));

  it('shows the source text until it is there', async () => {
    const slow = slowLanguage();
    await want(slow.code);
    expect(element.text).to.equal('Undo');
    expect(element.l.locale).to.equal('en');
    slow.arrive();
    await settled(element);
    expect(element.text).to.equal(`undo in ${slow.code}`);
    expect(element.l.locale).to.equal(slow.code);
  });
  it('shows the language before until it is there', async () => {
    const first = language();
    const slow = slowLanguage();
    await want(first);
    await settled(element);
    await want(slow.code);
    expect(element.text).to.equal(`undo in ${first}`);
    expect(element.l.locale).to.equal(first);
    slow.arrive();
    await settled(element);
    expect(element.text).to.equal(`undo in ${slow.code}`);
  });
  it('shows the source text of messages that it lacks', async () => {
    const slow = slowLanguage();
    await want(slow.code);
    slow.arrive({});
    await settled(element);
    expect(element.text).to.equal('Undo');
    expect(element.l.locale).to.equal(slow.code);
  });
  it('is ready at once where nothing has to be loaded', async () => {
    await element.l.ready;
    await host('qzz').l.ready;
    expect(element.l.locale).to.equal('en');
  });
  it('is loaded once for all who wait, and never again', async () => {
    const slow = slowLanguage();
    const others = [host(slow.code), host(slow.code)];
    await want(slow.code);
    document.body.append(...others);
    await rendered(others[1]!);
    slow.arrive();
    await settled(element, ...others);
    expect([element, ...others].map((each) => each.text)).to.deep.equal(
      Array(3).fill(`undo in ${slow.code}`),
    );
    const late = host(slow.code);
    document.body.append(late);
    expect(late.l.locale).to.equal(slow.code); // before its first rendering
    expect(slow.requests()).to.equal(1);
    for (const each of [late, ...others]) each.remove();
  });

  describe('overtaken by another', () => {
    it('stays unseen when it comes in late', async () => {
      const [slow, fast] = [slowLanguage(), slowLanguage()];
      await want(slow.code);
      await want(fast.code);
      fast.arrive();
      await settled(element);
      expect(element.text).to.equal(`undo in ${fast.code}`);
      slow.arrive();
      await settled(element);
      await rendered(element);
      expect(element.text).to.equal(`undo in ${fast.code}`);
      expect(element.l.locale).to.equal(fast.code);
    });
    it('stays unseen when it comes in first', async () => {
      const [slow, fast] = [slowLanguage(), slowLanguage()];
      await want(slow.code);
      const { ready } = element.l;
      await want(fast.code);
      slow.arrive();
      await rendered(element);
      await rendered(element);
      expect(element.text).to.equal('Undo');
      let done = false;
      void ready.then(() => (done = true));
      await rendered(element);
      expect(done, 'ready waits for what is wanted by now').to.equal(false);
      fast.arrive();
      await ready;
      await settled(element);
      expect(element.text).to.equal(`undo in ${fast.code}`);
    });
    it('is forgotten when it fails', async () => {
      const [slow, fast] = [slowLanguage(), slowLanguage()];
      await want(slow.code);
      await want(fast.code);
      fast.arrive();
      await settled(element);
      slow.fail();
      await settled(element);
      await rendered(element);
      expect(element.text).to.equal(`undo in ${fast.code}`);
      expect(element.failures).to.deep.equal([]);
    });
    it('is forgotten when English is wanted again', async () => {
      const slow = slowLanguage();
      await want(slow.code);
      await want('en');
      await element.l.ready;
      slow.arrive();
      await settled(element);
      await rendered(element);
      expect(element.l.locale).to.equal('en');
      expect(element.text).to.equal('Undo');
    });
    it('is shown when it is wanted once more', async () => {
      const [first, second] = [slowLanguage(), slowLanguage()];
      await want(first.code);
      await want(second.code);
      await want(first.code);
      second.arrive();
      await rendered(element);
      expect(element.text).to.equal('Undo');
      first.arrive();
      await settled(element);
      expect(element.text).to.equal(`undo in ${first.code}`);
      expect([first.requests(), second.requests()]).to.deep.equal([1, 1]);
    });
  });

  describe('of several parts', () => {
    const message = (text: string) => ({ templates: { 'test.undo': text } });

    it('is shown when all are there that the element needs', async () => {
      const slow = slowLanguage();
      let arrive: (module: ReturnType<typeof message>) => void;
      const part = () => new Promise<ReturnType<typeof message>>((resolve) => (arrive = resolve));
      await element.l.need([new Map([[slow.code, part]])]);
      await want(slow.code);
      slow.arrive();
      await rendered(element);
      await rendered(element);
      expect(element.text).to.equal('Undo');
      arrive!(message('of the part'));
      await settled(element);
      expect(element.text).to.equal('of the part');
    });
    it('stays as it is when a part fails that is needed later, and gets it at the next try', async () => {
      const code = language();
      let tries = 0;
      const load = () =>
        tries++ ? Promise.resolve(message('of the part')) : Promise.reject(new Error('away'));
      const part = new Map([[code, load]]);
      await want(code);
      await settled(element);
      await element.l.need([part]);
      await settled(element);
      expect(element.text).to.equal(`undo in ${code}`);
      expect(element.l.locale).to.equal(code);
      expect(element.failures).to.deep.equal([code]);
      await element.l.need([part]);
      await settled(element);
      expect(element.text).to.equal('of the part');
      expect(tries).to.equal(2);
    });
  });

  it('that comes in after the element has left does no harm', async () => {
    const [slow, bad] = [slowLanguage(), slowLanguage()];
    const other = host(bad.code);
    document.body.append(other);
    await want(slow.code);
    element.remove();
    other.remove();
    slow.arrive();
    bad.fail();
    await settled(element, other);
    document.body.append(element);
    await settled(element);
    expect(element.text).to.equal(`undo in ${slow.code}`);
    expect(slow.requests()).to.equal(1);
  });
});
