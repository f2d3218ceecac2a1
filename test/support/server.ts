/** What a server makes of an element, with Lit's renderer and what was built. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import type { LitElement } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import { root } from './build/entries.mjs';

interface Package {
  readonly loadLocale: (tag: string) => Promise<void>;
}

const entry = () => import(join(root, 'dist/index.js')) as Promise<Package & Record<string, unknown>>;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** An element as a server writes it. The match is in `data-match` too, for the page to hand it on. */
export async function write(tag: string, attributes: Readonly<Record<string, string>>, match?: object) {
  const { loadLocale } = await entry();
  await loadLocale(attributes.lang ?? 'en');
  const all = { ...attributes, ...(match && { 'data-match': JSON.stringify(match) }) };
  const texts = Object.entries(all).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const [open, close] = [unsafeStatic(`<${tag}${texts.join('')}`), unsafeStatic(`></${tag}>`)];
  return collectResult(render(match ? html`${open} .match=${match}${close}` : html`${open}${close}`));
}

/** What a Content-Security-Policy says of the style that stands in what was written. */
export async function styleHash(name: string): Promise<string> {
  const { elementStyles } = (await entry())[name] as typeof LitElement;
  const css = elementStyles.map((style) => ('cssText' in style ? style.cssText : '')).join('');
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
