import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { root } from '../support/build/entries.mjs';
import { openBrowser } from '../support/site.js';
import { endAll, folder, freePort, php } from './support/services.js';
import { attributesOf, openVisitor, scoresAndStays } from './support/visitor.js';

const PLAYERS = 'Anna, Bernd, Clara, Dieter';
const SETTINGS = `
wfLoadExtension( 'CardScore' );
$wgEnableUploads = false;
$wgUseInstantCommons = false;
`;

interface Wiki {
  readonly url: string;
  /** Writes a page. @returns its address */
  write(title: string, text: string): string;
}

/** A MediaWiki from Debian's package, with the extension; its pages are in a file. */
async function startMediaWiki(): Promise<Wiki> {
  const home = folder('mediawiki');
  const site = join(home, 'site');
  execFileSync('cp', ['-r', '/usr/share/mediawiki', site]);
  for (const name of ['LocalSettings.php', 'config', 'extensions', 'images']) rmSync(join(site, name));
  execFileSync('cp', ['-rL', '/var/lib/mediawiki/extensions', join(site, 'extensions')]);
  cpSync(join(root, 'dist/cdn'), join(site, 'card-score'), { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const run = (script: string, args: readonly string[], input = '') =>
    execFileSync('php', [join(site, 'maintenance', script), ...args], {
      input,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
  run('install.php', [
    ...['--dbtype', 'sqlite', '--dbpath', home, '--server', url, '--scriptpath', '', '--lang', 'en'],
    ...['--pass', 'correct horse battery', '--confpath', site, 'A club', 'Admin'],
  ]);
  cpSync(join(root, 'demo/cms/mediawiki/CardScore'), join(site, 'extensions/CardScore'), { recursive: true });
  appendFileSync(join(site, 'LocalSettings.php'), SETTINGS);
  await php(site, port);
  return {
    url,
    write: (title, text) => {
      run('edit.php', ['--user', 'Admin', title], text);
      return `${url}/index.php?title=${title}`;
    },
  };
}

describe('MediaWiki', function () {
  this.timeout(180_000);
  let wiki: Wiki;
  let browser: Browser;

  before(async () => {
    [wiki, browser] = await Promise.all([startMediaWiki(), openBrowser()]);
  });
  after(async () => {
    await browser?.close();
    await endAll();
  });

  it('has a sheet where somebody writes the tag: a visitor scores a round, and finds it again after a reload', async () => {
    const address = wiki.write(
      'Evening',
      `== The evening ==\n\n<card-score game="doko" players="${PLAYERS}" storage="club">No ''script'', no sheet</card-score>\n\nThanks.`,
    );
    const visitor = await openVisitor(browser);
    await scoresAndStays(visitor, address);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.page.reload();
    expect(await visitor.page.$eval('[data-card-score]', (it) => it.innerHTML)).to.equal(
      'No <i>script</i>, no sheet',
    );
    await visitor.leave();
  });

  it('takes nothing but the element’s own attributes', async () => {
    const address = wiki.write(
      'Hostile',
      `<card-score game="okey" view="round" players='" onfocus="x &lt;b&gt;Ali, Can' onclick="alert(1)" style="x" readonly></card-score>`,
    );
    const { page, complaints, leave } = await openVisitor(browser);
    await page.goto(address);
    await page.waitForSelector('[data-card-score] > okey-score');
    expect(await attributesOf(page, '[data-card-score]')).to.deep.equal({
      ...{ 'data-card-score': 'okey', 'data-view': 'round', 'data-readonly': '' },
      'data-players': '" onfocus="x <b>Ali, Can',
    });
    expect(complaints).to.deep.equal([]);
    await leave();
  });

  it('keeps a place in a text, which a line in MediaWiki:Common.js fills; a tag of one’s own is shown as it was typed', async () => {
    wiki.write('MediaWiki:Common.js', `mw.loader.load('/card-score/card-score.classic.js');`);
    const address = wiki.write(
      'Place',
      `<doko-score></doko-score>\n\n<div data-card-score="doko" data-players="${PLAYERS}" data-storage="place"></div>`,
    );
    const visitor = await openVisitor(browser);
    await scoresAndStays(visitor, address);
    expect(await visitor.page.$$('doko-score')).to.have.lengthOf(1);
    expect(await visitor.page.$eval('#mw-content-text', (it) => it.textContent)).to.include('<doko-score>');
    await visitor.leave();
  });
});
