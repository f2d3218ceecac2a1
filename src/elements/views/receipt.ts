import { html, nothing, type TemplateResult } from 'lit';
import { figure } from './figure.js';
import type { ShownPoints } from './points.js';

/** What the result of a round is drawn from. */
export interface Receipt {
  readonly headline: string;
  readonly reason: string;
  /** Who was in the round, in seat order. */
  readonly entries: readonly (ShownPoints & { readonly name: string })[];
  readonly ledger: unknown;
  readonly warnings: readonly string[];
}

/** The verdict and why, each player's entry, and how every point arose. */
export const receipt = ({ headline, reason, entries, ledger, warnings }: Receipt): TemplateResult => html`
  <div class="result" part="result">
    <div class="pad verdict">
      <h3 .textContent=${headline}></h3>
      <p class="dim" .textContent=${reason}></p>
      ${
        warnings.length === 0
          ? nothing
          : html`<div class="notes">
              ${warnings.map((text) => html`<p class="small" .textContent=${text}></p>`)}
            </div>`
      }
    </div>
    ${
      entries.length === 0
        ? nothing
        : html`<dl class="who n${entries.length}">
            ${entries.map(
              ({ name, points, isGood }) => html`
                <div class=${isGood ? 'plus' : ''}>
                  <dt dir="auto" translate="no" .textContent=${name}></dt>
                  <dd>${figure(points)}</dd>
                </div>
              `,
            )}
          </dl>`
    }
    <div class="pad padb">${ledger}</div>
  </div>
`;
