import { isServer, type LitElement, type PropertyDeclarations } from 'lit';
import { ServedElement } from './served-element.js';

/** What a form gets of an element. */
interface Submission {
  sync(): void;
}

/** An element that takes part in a `<form>`, with what the controls of the platform have for that. */
export abstract class FormElement extends ServedElement {
  /** Tells the browser that it is a control. */
  static readonly formAssociated = true;

  static override properties: PropertyDeclarations = {
    name: { noAccessor: true },
    required: { type: Boolean, noAccessor: true },
    readonly: { type: Boolean, noAccessor: true },
    disabled: { type: Boolean, noAccessor: true },
  };

  protected readonly internals = this.attachInternals();
  protected submission: Submission | undefined;
  #isBlocked = false;

  constructor() {
    super();
    if (!isServer) this.internals.role = 'group'; // so that a label names it
    this.addEventListener('click', (event) => {
      // a click that comes from nothing inside comes from a label
      if (event.composedPath()[0] === this) this.focus();
    });
  }

  // A form reads these attributes at any time: a property that becomes one with the next update would come too late.

  /**
   * Its name in a `<form>`, which gets the match as JSON; in the calculator the round as JSON, once it is complete and
   * right, else an empty text: a round is all that a calculator knows, and what its attribute `round` shows again.
   */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(name: string) {
    if (typeof name === 'string') this.setAttribute('name', name);
    else this.removeAttribute('name');
  }

  /** Keeps a `<form>` from being sent before a round was recorded, or the calculator’s is complete and right. */
  get required(): boolean {
    return this.hasAttribute('required');
  }

  set required(required: boolean) {
    this.#toggle('required', required);
  }

  /** Shows what there is, and offers nothing; a `<form>` gets it all the same. */
  get readonly(): boolean {
    return this.hasAttribute('readonly');
  }

  set readonly(readonly: boolean) {
    this.#toggle('readonly', readonly);
  }

  /** Shows the form, and lets nobody change it; a `<form>` gets nothing of it. */
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(disabled: boolean) {
    this.#toggle('disabled', disabled);
  }

  #toggle(attribute: string, on: unknown): void {
    this.toggleAttribute(attribute, Boolean(on));
    this.requestUpdate();
  }

  // Whether the element or a fieldset around it is disabled.
  get isBlocked(): boolean {
    return this.disabled || this.#isBlocked;
  }

  /** The `<form>` it belongs to. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  /** Its tag, as the controls of the platform have their type. */
  get type(): string {
    return this.localName;
  }

  /** The labels that name it. */
  get labels(): NodeList {
    return this.internals.labels;
  }

  /** Why a form is not sent: `valueMissing`, where it is required and nothing was recorded; `badInput`, where an entry is wrong, or complete and not recorded. */
  get validity(): ValidityState {
    return this.internals.validity;
  }

  /** The same in words, in the language that is shown; empty while nothing is wrong. */
  get validationMessage(): string {
    return this.internals.validationMessage;
  }

  /** Whether it can keep a form from being sent: not while it is `readonly` or `disabled`. */
  get willValidate(): boolean {
    return this.internals.willValidate;
  }

  /** Whether nothing is wrong; if something is, fires `invalid`. */
  checkValidity(): boolean {
    return this.internals.checkValidity();
  }

  /** As `checkValidity`, and shows what is wrong at the place where it is. */
  reportValidity(): boolean {
    return this.internals.reportValidity();
  }

  /** Back to what the page gave. */
  abstract reset(): void;

  // whatever changes asks for an update: a form that is sent before that gets the change all the same
  override requestUpdate(...change: Parameters<LitElement['requestUpdate']>): void {
    super.requestUpdate(...change);
    this.submission?.sync();
  }

  protected override updated(): void {
    this.submission?.sync();
  }

  protected formResetCallback(): void {
    this.reset();
  }

  protected formDisabledCallback(disabled: boolean): void {
    this.#isBlocked = disabled;
    this.requestUpdate();
  }
}
