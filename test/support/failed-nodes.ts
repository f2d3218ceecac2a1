/** A failed assertion about a node of the page says so at once: its report would walk through the whole page. */
import { use } from 'chai';

type Report = Partial<Record<'actual' | 'expected', unknown>>;

function told(value: unknown): unknown {
  if (value instanceof Element) return value.outerHTML;
  return value instanceof Node ? value.nodeName : value;
}

use(({ Assertion }) => {
  const { assert } = Assertion.prototype as unknown as { assert: (...parts: unknown[]) => void };
  Object.assign(Assertion.prototype, {
    assert(this: unknown, ...parts: unknown[]) {
      try {
        assert.apply(this, parts);
      } catch (error) {
        const report = error as Report;
        for (const key of ['actual', 'expected'] as const) report[key] = told(report[key]);
        throw error;
      }
    },
  });
});
