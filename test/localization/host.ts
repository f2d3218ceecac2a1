import { html } from 'lit';
import { MovingElement } from '../../src/elements/moving-element.js';
import { LocaleController } from '../../src/localization/locale-controller.js';
import { loaders } from '../../src/localization/generated/locales.js';
import { isolate, str } from '../../src/localization/localizer.js';
import type { Templates } from '../../src/localization/message.js';
import { undo } from '../../src/localization/messages/shared.js';

/** The smallest element with a language: it shows one message with values and one without. */
export class Host extends MovingElement {
  readonly failures: string[] = [];
  updates = 0;
  readonly l = new LocaleController(this, (locale) => this.failures.push(locale));

  override render(): unknown {
    this.updates++;
    return html`<p>${this.l.msg('Undo', { id: 'test.undo', desc: 'A message of the tests' })}</p>`;
  }

  get text(): string {
    return this.renderRoot.querySelector('p')?.textContent ?? '';
  }

  /** A message that ships in every language. */
  get shipped(): string {
    return undo(this.l);
  }

  /** A plural with values. */
  wins(n: number): string {
    const name = isolate('Anna');
    const points = this.l.number(n);
    const other = () => this.l.msg(str`${name} wins by ${points} points.`, { id: 'test.winsBy.other' });
    const one = () => this.l.msg(str`${name} wins by ${points} point.`, { id: 'test.winsBy.one' });
    return this.l.plural(n, { one, few: other, many: other, other });
  }
}
customElements.define('language-host', Host);

/** A host that is not in the page yet. */
export function host(lang?: string): Host {
  const element = document.createElement('language-host') as Host;
  if (lang !== undefined) element.lang = lang;
  return element;
}

/** Puts a host in the page for each test. @returns has it in another language */
export function eachHost(begin: (element: Host) => void): (code: string) => Promise<void> {
  let element: Host;
  beforeEach(() => {
    element = host();
    document.body.append(element);
    begin(element);
  });
  afterEach(() => element.remove());
  return (code) => {
    element.lang = code;
    return rendered(element);
  };
}

/** Waits until changes of the page have arrived, what is wanted is loaded or has failed, and that is rendered. */
export async function settled(...hosts: Host[]): Promise<void> {
  await Promise.resolve(); // observers are told at the end of the task that changed something
  for (const element of hosts) {
    await element.l.ready;
    await element.updateComplete;
  }
}

/** Waits until changes of the page have arrived and are rendered, whatever is still loading. */
export async function rendered(element: Host): Promise<void> {
  await Promise.resolve();
  await element.updateComplete;
}

let made = 0;
/** A language code that nobody has used yet; from the range that the standard leaves to everyone. */
export function newCode(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const n = made++;
  return `q${letters[Math.floor(n / 26)]}${letters[n % 26]}`;
}

/** A language whose every load is in the hands of the test. */
export function slowLanguage(code = newCode()): {
  readonly code: string;
  /** How often it was asked for. */
  readonly requests: () => number;
  /** Answers the oldest load that is still waiting. */
  readonly arrive: (templates?: Templates) => void;
  readonly fail: () => void;
} {
  const waiting: { resolve: (module: { templates: Templates }) => void; reject: (error: Error) => void }[] =
    [];
  let requests = 0;
  loaders.set(code, () => {
    requests++;
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  });
  return {
    code,
    requests: () => requests,
    arrive: (templates = { 'test.undo': `undo in ${code}` }) => waiting.shift()!.resolve({ templates }),
    fail: () => waiting.shift()!.reject(new Error(`${code} is not there`)),
  };
}

/** A language that loads at once, with one message. */
export function language(code = newCode()): string {
  loaders.set(code, () => Promise.resolve({ templates: { 'test.undo': `undo in ${code}` } }));
  return code;
}
