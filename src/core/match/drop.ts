import { isRecord } from '../round.js';

/** A copy of a record without the properties at these dotted paths. */
export function without(round: unknown, paths: readonly string[]): unknown {
  const fresh = new Set<object>();
  const own = (value: object): Record<string, unknown> => {
    if (fresh.has(value)) return value as Record<string, unknown>;
    const shallow = Object.fromEntries(Object.entries(value));
    fresh.add(shallow);
    return shallow;
  };
  const top = own(round as object);
  for (const path of paths) {
    let at = top;
    let rest = path;
    // a key may hold dots itself: the longest own key that fits is the one that was meant
    for (let dot = rest.indexOf('.'); !Object.hasOwn(at, rest) && dot >= 0; dot = rest.indexOf('.')) {
      const key = rest.slice(0, dot);
      if (!isRecord(at[key])) break;
      const next = own(at[key]);
      at[key] = next;
      at = next;
      rest = rest.slice(dot + 1);
    }
    delete at[rest];
  }
  return top;
}
