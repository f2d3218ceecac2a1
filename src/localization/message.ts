import type { LocaleModule, MsgOptions, msg as Msg, str as Str } from '@lit/localize';

/** The messages of one language by id: a text, or what {@link str} makes with the places of its values. */
export type Templates = LocaleModule['templates'];

/**
 * Tags a message with values in it: `` l.msg(str`${name} deals`, { id: 'r.deals', desc: '…' }) ``.
 *
 * Typed as the tag of @lit/localize, by which `lit-localize extract` knows it, and of the same outcome; importing
 * that one would bring the package's page-wide state along.
 */
export const str: typeof Str = (strings, ...values) => ({ strTag: true, strings, values });

const join = (strings: readonly string[], values: readonly unknown[]): string =>
  strings.reduce((text, part, i) => `${text}${String(values[i - 1])}${part}`);

/**
 * A message in the language of `templates`, or its source text where that language lacks it. A translation has the
 * number of a value where the value goes, so it may turn them round.
 */
export function translate(
  templates: Templates | undefined,
  source: Parameters<typeof Msg>[0],
  options: MsgOptions | undefined,
): string {
  const found = templates?.[options?.id ?? ''] ?? source;
  if (typeof found === 'string') return found;
  const { values } = source as { values: unknown[] };
  return join(found.strings, found === source ? values : found.values.map((at) => values[at as number]));
}
