// The three engines the tests run in, by the name that BROWSERS gives them; `bundled` is the Chromium of npm ci.
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { bundledBrowser, findBrowser } from './find-browser.mjs';
import { webkitLauncher } from './webkit-launcher.mjs';

/**
 * With what puppeteer starts a Chromium: the one that is found, unless it is given.
 * @returns {import('puppeteer-core').LaunchOptions}
 */
export function chromiumOptions({ path, env, from } = findBrowser()) {
  const bundled = from === 'bundled';
  const unsandboxed = bundled || process.getuid?.() === 0; // root has no sandbox, and the bundled one brings none
  return {
    executablePath: path,
    env: { ...process.env, ...env },
    headless: bundled ? 'shell' : true,
    args: unsandboxed ? ['--no-sandbox'] : [],
  };
}

const chromium = () => chromeLauncher({ launchOptions: chromiumOptions() });

/** Puppeteer sets a screen's orientation along with the size of a page: older Firefoxes know the size alone. */
async function firefoxPage({ context }) {
  const page = await context.newPage();
  const setViewport = page.setViewport.bind(page);
  page.setViewport = async (size) => {
    try {
      await setViewport(size);
    } catch (error) {
      if (!error.message.includes('unknown command')) throw error;
      const isSized = ({ width, height }) =>
        globalThis.innerWidth === width && globalThis.innerHeight === height;
      await page.waitForFunction(isSized, {}, size);
    }
  };
  return page;
}

const firefox = () =>
  chromeLauncher({
    puppeteer,
    createPage: firefoxPage,
    launchOptions: {
      browser: 'firefox',
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      headless: true,
    },
  });

function bundled() {
  const browser = bundledBrowser();
  if (!browser) throw new Error('@sparticuz/chromium runs on Linux x64 alone.');
  return chromeLauncher({ launchOptions: chromiumOptions(browser) });
}

const engines = { chromium, bundled, firefox, webkit: () => webkitLauncher() };

/**
 * @param {string} names a list like `chromium,firefox,webkit`
 * @throws {Error} at a name that is none of these
 */
export function browsers(names) {
  return names.split(',').map((name) => {
    const engine = engines[name.trim()];
    if (!engine) throw new Error(`BROWSERS: "${name}" is none of ${Object.keys(engines).join(', ')}.`);
    return engine();
  });
}
