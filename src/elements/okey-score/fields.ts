import { html, nothing } from 'lit';
import { errorLines, type EntryView } from '../views/entry.js';
import type { OkeyDraft } from './draft.js';
import type { Look } from './look.js';
import { errorText } from './words.js';

type View = EntryView<OkeyDraft>;

/** What is wrong about the answer to a question. */
export const errors = (view: View, look: Look, question: string) =>
  errorLines(
    `e-${question}`,
    (view.errors.get(question) ?? []).map((issue) => errorText(view.l, look, issue, view)),
  );

/** The id of that, for the question; nothing where it is right. */
export const describedBy = (view: View, question: string) =>
  view.errors.has(question) ? `e-${question}` : nothing;

/** A name as a choice. */
export const nameLabel = (name: string) =>
  html`<span class="nm" dir="auto" translate="no" .textContent=${name}></span>`;
