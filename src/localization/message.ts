import type { LocaleModule, MsgOptions, StrResult, str as Str } from '@lit/localize';

/** The messages of one language by id: a text, or what {@link str} makes with the places of its values. */
export type Templates = LocaleModule['templates'];

/**
 * Tags a message with values in it: `` l.msg(str`${name} deals`, { id: 'r.deals', desc: '…' }) ``.
 *
 * Typed as the tag of @lit/localize, by which `lit-localize extract` knows it, and of the same outcome; importing
 * that one would bring the package's page-wide state along.
 */
export const str: typeof Str = (strings, ...values) => ({ strTag: true, strings, values });

/** Whether a page handed in what {@link translate} can show. */
export const isMessage = (message: unknown): message is Templates[string] =>
  typeof message === 'string' || Array.isArray((message as Partial<StrResult> | null)?.strings);

/**
 * A message in the language of `templates`, or its source text where that language lacks it. A translation has the
 * number of a value where the value goes, so it may turn them round.
 */
export function translate(
  templates: Templates | undefined,
  source: Templates[string],
  options: MsgOptions | undefined,
): string {
  const found = templates?.[options?.id ?? ''] ?? source;
  if (typeof found === 'string') return found;
  const values = (source as Partial<StrResult>).values ?? [];
  const order = found === source ? undefined : (found.values as number[]);
  return found.strings.reduce((text, part, i) => text + String(values[order ? order[i - 1]! : i - 1]) + part);
}
