/** A form on the page, and what arrives at a server when it is sent. */
import { container, markup, settled } from './page.js';
import type { Keeper } from './match-harness.js';

export interface FormPage {
  readonly form: HTMLFormElement;
  readonly element: Keeper;
}

let frames = 0;

/** Puts an element into a form that posts to a server of the tests. */
export async function showForm(
  tag: string,
  attributes: Readonly<Record<string, unknown>>,
  { around = (it: string) => it, lang = 'en' } = {},
): Promise<FormPage> {
  const box = container({ lang });
  const frame = `sent-${++frames}`;
  box.innerHTML = `<form method="post" action="/echo" target="${frame}">${around(markup(tag, attributes))}<button>Send</button></form><iframe name="${frame}" hidden></iframe>`;
  const element = box.querySelector<Keeper>(tag)!;
  await settled(element);
  return { form: box.querySelector('form')!, element };
}

/** Sends a form by its button; gives what arrived, or null where the form was held back. */
export async function send(form: HTMLFormElement): Promise<URLSearchParams | null> {
  const frame = form.parentElement!.querySelector('iframe')!;
  let isSent = false;
  form.addEventListener('submit', () => (isSent = true), { once: true });
  const arrived = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  form.querySelector('button')!.click();
  if (!isSent) return null;
  await arrived;
  return new URLSearchParams(frame.contentDocument!.body.textContent);
}
