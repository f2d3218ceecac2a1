import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { root } from '../support/build/entries.mjs';
import { openBrowser } from '../support/site.js';
import { endAll, folder, freePort, php } from './support/services.js';
import { attributesOf, openVisitor, scoresAndStays } from './support/visitor.js';

const PLAYERS = 'Anna, Bernd, Clara, Dieter';
const HOSTILE = `<card-score game="okey" view="round" players='"><b>Ali</b>, Can' onclick="alert(1)" style="x" readonly>a <b>b</b></card-score>`;

/** A DokuWiki from Debian's package that anybody may write in, with the plugin. @returns its address */
async function startDokuWiki(): Promise<string> {
  const home = folder('dokuwiki');
  const [site, conf, data] = ['site', 'conf', 'data'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  execFileSync('cp', ['-rL', '/usr/share/dokuwiki', site]);
  execFileSync('cp', ['-rL', '/etc/dokuwiki', conf]);
  execFileSync('cp', ['-rL', '/var/lib/dokuwiki/data', data]);
  const preload = join(site, 'inc/preload.php');
  const own = readFileSync(preload, 'utf8').replaceAll('/etc/dokuwiki', conf);
  writeFileSync(preload, own);
  const settings = { savedir: data, title: 'A club', useacl: 0, userewrite: 0, updatecheck: 0 };
  const lines = Object.entries(settings).map(
    ([name, value]) => `$conf['${name}'] = ${JSON.stringify(value)};`,
  );
  writeFileSync(join(conf, 'local.php'), `<?php\n${lines.join('\n')}\n`);
  const plugin = join(site, 'lib/plugins/cardscore');
  cpSync(join(root, 'demo/cms/dokuwiki/cardscore'), plugin, { recursive: true });
  cpSync(join(root, 'dist/cdn'), join(plugin, 'elements'), { recursive: true });
  const port = await freePort();
  await php(site, port);
  return `http://127.0.0.1:${port}`;
}

describe('DokuWiki', function () {
  this.timeout(120_000);
  let url: string;
  let browser: Browser;

  before(async () => {
    [url, browser] = await Promise.all([startDokuWiki(), openBrowser()]);
  });
  after(async () => {
    await browser?.close();
    await endAll();
  });

  /** Writes a page, by its form. @returns its address */
  async function write(name: string, text: string): Promise<string> {
    const { page, leave } = await openVisitor(browser);
    await page.goto(`${url}/doku.php?id=${name}&do=edit`);
    await page.$eval('#wiki__text', (it, value) => ((it as HTMLTextAreaElement).value = value), text);
    await Promise.all([
      page.waitForNavigation(),
      page.$eval('#edbtn__save', (it) => (it as HTMLElement).click()),
    ]);
    await leave();
    return `${url}/doku.php?id=${name}`;
  }

  it('has a sheet where somebody writes the tag: a visitor scores a round, and finds it again after a reload', async () => {
    const page = await write(
      'evening',
      `====== The evening ======\n\n<card-score game="doko" players="${PLAYERS}" storage="club">No script, no sheet</card-score>\n\nThanks.`,
    );
    const visitor = await openVisitor(browser);
    await scoresAndStays(visitor, page);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.page.reload();
    expect(await visitor.page.$eval('[data-card-score]', (it) => it.textContent)).to.equal(
      'No script, no sheet',
    );
    await visitor.leave();
  });

  it('takes nothing but the element’s own attributes, and what stands in the tag for text', async () => {
    const address = await write('hostile', HOSTILE);
    const { page, complaints, leave } = await openVisitor(browser);
    await page.goto(address);
    await page.waitForSelector('[data-card-score] > okey-score');
    expect(await attributesOf(page, '[data-card-score]')).to.deep.equal({
      ...{ 'data-card-score': 'okey', 'data-view': 'round', 'data-readonly': '' },
      'data-players': '"><b>Ali</b>, Can',
    });
    expect(await page.$eval('okey-score', (it) => it.innerHTML)).to.equal('a &lt;b&gt;b&lt;/b&gt;');
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('takes a tag of one’s own out, and shows it as it was typed', async () => {
    const address = await write('raw', '<doko-score players="a"></doko-score>');
    const { page, leave } = await openVisitor(browser);
    await page.goto(address);
    expect(await page.$('doko-score')).to.equal(null);
    expect(await page.$eval('body', (it) => it.textContent)).to.include('<doko-score players=');
    await leave();
  });
});
