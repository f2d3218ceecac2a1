import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { entries, root } from '../support/build/entries.mjs';
import { chromiumOptions } from '../support/browsers.mjs';

const tags = entries().filter((name) => name.endsWith('-score'));
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; trusted-types lit-html; require-trusted-types-for 'script'";
const PAGE = `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,">
  <script type="module" src="/card-score.js"></script>${tags.map((tag) => `<${tag}></${tag}>`).join('')}`;

/** The same button in each language. */
const UNDO = {
  de: 'Rückgängig',
  sk: 'Vrátiť späť',
  hu: 'Visszavonás',
  tr: 'Geri al',
  en: 'Undo',
};

describe('the one-file bundle', () => {
  let server: Server;
  let browser: Browser;
  const asked: string[] = [];

  before(async () => {
    const code = readFileSync(join(root, 'dist/bundle/card-score.js'));
    server = createServer(({ url = '/' }, response) => {
      asked.push(url);
      const bundle = url === '/card-score.js';
      response.setHeader('content-type', bundle ? 'text/javascript' : 'text/html');
      response.setHeader('content-security-policy', POLICY);
      response.end(bundle ? code : PAGE);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await puppeteer.launch(chromiumOptions());
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  it('draws every element on a page with a strict policy, and asks for nothing else', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      waitUntil: 'networkidle0',
    });
    const drawn = await page.evaluate(
      (names) => names.filter((name) => document.querySelector(name)?.shadowRoot?.textContent?.trim()),
      tags,
    );
    expect(complaints).to.deep.equal([]);
    expect(drawn).to.deep.equal(tags);
    expect(drawn).to.not.be.empty;

    // every language is in it
    for (const [lang, word] of Object.entries(UNDO)) {
      await page.evaluate((it) => void (document.documentElement.lang = it), lang);
      await page.waitForFunction(
        (text, names) =>
          names.every((name) =>
            [...document.querySelector(name)!.shadowRoot!.querySelectorAll('button')].some(
              (button) => button.textContent?.trim() === text,
            ),
          ),
        {},
        word,
        tags,
      );
    }
    expect(asked).to.deep.equal(['/', '/card-score.js']);
    expect(complaints).to.deep.equal([]);
  });
});
