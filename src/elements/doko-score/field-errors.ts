import { nothing } from 'lit';
import type { DokoRules } from '../../core/doko/types.js';
import { errorLines, type EntryView } from '../views/entry.js';
import type { DokoDraft } from './draft.js';
import type { HouseParts } from './house.js';
import { errorText } from './words.js';

type View = EntryView<DokoDraft>;

/** What is wrong about the answer to a question, in lines below it. */
export const errors = ({ l, errors: all, draft, rules }: View, question: string, parts?: HouseParts | null) =>
  errorLines(
    `e-${question}`,
    (all.get(question) ?? []).map(
      (issue) => parts?.errorText(l, issue, rules as DokoRules) ?? errorText(l, issue, draft),
    ),
  );

/** The ids of the lines below these questions that are there. */
export const describedBy = (view: View, ...questions: string[]) =>
  questions
    .filter((question) => view.errors.has(question))
    .map((question) => `e-${question}`)
    .join(' ') || nothing;
