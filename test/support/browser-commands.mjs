// Commands that a browser test may give, the same in all three engines. test/support/browser.ts has their functions.
// The built-in 'set-viewport' and 'send-keys' do less for WebDriver and are asked first, so these have other names.

/** The keys of `Shift+Tab`, as puppeteer calls them; a lone `+` is the key itself. */
const keysOf = (combination) =>
  combination === '+' ? ['+'] : combination.split('+').map((key) => (key === 'Space' ? ' ' : key));

async function pressWithPuppeteer(page, combination) {
  const keys = keysOf(combination);
  const last = keys.pop();
  for (const key of keys) await page.keyboard.down(key);
  await page.keyboard.press(last);
  for (const key of keys.reverse()) await page.keyboard.up(key);
}

/** The protocol session of each page: what it pretends ends with it. */
const protocols = new WeakMap();

async function protocolOf(page) {
  if (!protocols.has(page)) protocols.set(page, await page.createCDPSession());
  return protocols.get(page);
}

const commands = {
  /** `{ width, height }` of the page. */
  async viewport(session, size) {
    const { browser, id } = session;
    if (browser.setViewport) await browser.setViewport(size);
    else await browser.getPage(id).setViewport(size);
    return true;
  },

  /** Key combinations on a real keyboard, one after the other. */
  async keys(session, combinations) {
    const { browser, id } = session;
    if (browser.type === 'webdriver') {
      for (const combination of combinations) await browser.sendKeys(id, [combination]);
      return true;
    }
    const page = browser.getPage(id);
    for (const combination of combinations) await pressWithPuppeteer(page, combination);
    return true;
  },

  /** A text, key by key. */
  async text(session, text) {
    const { browser, id } = session;
    if (browser.type === 'webdriver') await browser.sendKeys(id, [...text]);
    else await browser.getPage(id).keyboard.type(text);
    return true;
  },

  /** `{ name: value }` of media features; answers whether the engine can pretend: Chromium alone does. */
  async 'media-features'(session, features) {
    const { browser, id } = session;
    if (browser.type !== 'puppeteer' || browser.name === 'Firefox') return false;
    const protocol = await protocolOf(browser.getPage(id));
    const { media = '', ...rest } = features;
    await protocol.send('Emulation.setEmulatedMedia', {
      media,
      features: Object.entries(rest).map(([name, value]) => ({ name, value })),
    });
    return true;
  },

  /** Collects all garbage; answers whether the engine can be told to: Chromium alone can. */
  async 'collect-garbage'({ browser, id }) {
    if (browser.type !== 'puppeteer' || browser.name === 'Firefox') return false;
    await (await protocolOf(browser.getPage(id))).send('HeapProfiler.collectGarbage');
    return true;
  },
};

export const browserCommands = () => ({
  name: 'browser-commands',
  executeCommand({ command, payload, session }) {
    return Object.hasOwn(commands, command) ? commands[command](session, payload) : undefined;
  },
});
