import { html, type TemplateResult } from 'lit';
import type { SectionPage } from './panels.js';

/** A list of words with what they mean. */
export const terms = ({ l, sections }: SectionPage): TemplateResult => html`
  <dl class="terms">
    ${sections.terms?.map(
      (term) =>
        html`<dt lang=${term.lang} translate="no">${term.name(l)}</dt>
          <dd>${term.meaning(l)}</dd>`,
    )}
  </dl>
`;
