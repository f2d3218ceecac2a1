/** A web site for the tests of what was built: pages, the files of dist/cdn, and what a visitor's browser makes of them. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { root } from './build/entries.mjs';
import { chromiumOptions } from './browsers.mjs';

export interface SiteOptions {
  /** The Content-Security-Policy of its pages. */
  readonly policy?: string;
  /** Its pages, scripts and styles by path; everything else is a file of dist/cdn, whatever folder it is asked for in. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Changes a file on its way. */
  readonly change?: (path: string, code: string) => string;
  /** Whether other origins may read its files, as they may those of a CDN: true, unless it is said otherwise. */
  readonly shared?: boolean;
  /** Whether a browser may keep its pages while it is elsewhere, as it does unless it is told. */
  readonly keeps?: boolean;
  /** Holds every file back until then. */
  readonly hold?: Promise<void>;
}

export interface Site {
  readonly url: string;
  /** What was asked for, in order. */
  readonly asked: string[];
  /** What was posted, in order, and as what. */
  readonly posted: { readonly body: Buffer; readonly type: string }[];
  close(): void;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const NAME = /^(?:\/\w+)*?\/((?:chunks\/)?[\w.-]+)$/;

/** Starts a site on a port of its own, which makes it another origin than every other site. */
export async function openSite({
  policy,
  pages = {},
  change = (_, code) => code,
  shared = true,
  keeps = true,
  hold,
}: SiteOptions): Promise<Site> {
  const asked: string[] = [];
  const posted: Site['posted'] = [];
  const server: Server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (method === 'POST')
      void buffer(request).then((body) => posted.push({ body, type: headers['content-type'] ?? '' }));
    const path = new URL(url, 'http://localhost').pathname;
    asked.push(url);
    const page = pages[path];
    response.setHeader('content-type', TYPES[extname(path)] ?? 'text/html');
    if (shared) response.setHeader('access-control-allow-origin', '*');
    if (page !== undefined) {
      if (!keeps) response.setHeader('cache-control', 'no-store');
      if (policy) response.setHeader('content-security-policy', policy);
      response.end(page);
      return;
    }
    const file = join(root, 'dist/cdn', NAME.exec(path)?.[1] ?? '-');
    if (!existsSync(file)) {
      response.statusCode = 404;
      response.end();
      return;
    }
    void Promise.resolve(hold).then(() => response.end(change(path, readFileSync(file, 'utf8'))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    posted,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A browser that every test of a file shares. */
export const openBrowser = (): Promise<Browser> => puppeteer.launch(chromiumOptions());

export interface Visit {
  readonly page: Page;
  /** What the console or the page complains about. */
  readonly complaints: string[];
}

/** Opens a page and waits until nothing more is loading. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url, { waitUntil: 'networkidle0' });
  return { page, complaints };
}

/** A whole page around this markup. */
export const pageOf = (body: string, head = '', lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>A blog</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
