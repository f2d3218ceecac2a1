/** A form on the page, and what arrives at a server when it is sent. */
import { expect } from 'chai';
import type { Keeper } from './match-harness.js';
import { container, markup, settled } from './page.js';
import { focused, isVisible } from './roles.js';

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

/** What an element has as a control of a form. */
export interface Control extends Keeper {
  name: string;
  required: boolean;
  disabled: boolean;
  readonly form: HTMLFormElement | null;
  readonly type: string;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  addRound(round: object): void;
  undo(): void;
  formStateRestoreCallback(state: unknown, mode: string): void;
}

export const showControl = async (...of: Parameters<typeof showForm>) => {
  const { form, element } = await showForm(...of);
  return { form, element: element as Control };
};

/** What a form would send at this moment. */
export const sheetOf = (form: HTMLFormElement) => new FormData(form).get('sheet');

/** What has the focus is to be seen, can be used, and is in the element. */
export function expectLedInto(element: Control): HTMLElement {
  const at = focused() as HTMLElement;
  expect(element.shadowRoot!.contains(at), `the focus is on ${at.outerHTML.slice(0, 60)}`).to.equal(true);
  expect(isVisible(at)).to.equal(true);
  expect(at.matches(':enabled')).to.equal(true);
  return at;
}
