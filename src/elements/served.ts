import type { TemplateResult } from 'lit';

/** A template as a server writes it. `order` has the place of each value in the template it was made from. */
interface Plan {
  readonly strings: TemplateStringsArray;
  readonly order: readonly number[];
}

const plans = new WeakMap<TemplateStringsArray, Plan>();

const PLACE = /\0(\d+)\0/;

/** A server writes attributes and children, but no properties: the text goes inside, what is checked is an attribute. */
function planFor(template: TemplateStringsArray): Plan {
  const known = plans.get(template);
  if (known) return known;
  const whole = template.reduce((before, text, i) => `${before}\0${i - 1}\0${text}`);
  const parts = whole
    .replace(/\s\.textContent=(\0\d+\0)([^>]*)>/g, '$2>$1')
    .replaceAll(' .checked=', ' ?checked=')
    .split(PLACE);
  const texts = parts.filter((_, i) => i % 2 === 0);
  const plan = {
    strings: Object.assign(texts, { raw: texts }),
    order: parts.filter((_, i) => i % 2 === 1).map(Number),
  };
  plans.set(template, plan);
  return plan;
}

type Maker = (...values: unknown[]) => unknown;

/** What is rendered, as a server writes it: with every text, which in a browser is set as a property. */
export function served(value: unknown): unknown {
  if (typeof value === 'function') return (...values: unknown[]) => served((value as Maker)(...values));
  if (Array.isArray(value)) return value.map(served);
  if (typeof value !== 'object' || value === null || !('values' in value)) return value;
  if (!Array.isArray(value.values)) return value;
  const values = value.values.map(served);
  if (!('strings' in value)) return { ...value, values }; // of a directive
  const { strings, order } = planFor((value as TemplateResult).strings);
  return { ...value, strings, values: order.map((place) => values[place]) };
}
