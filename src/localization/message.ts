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
 * number of a value where the value goes, so it may turn them round. `own` are words that one element has instead: plain
 * texts in which `{0}` stands for the first value.
 */
export function translate(
  templates: Templates | undefined,
  source: Templates[string],
  options: MsgOptions | undefined,
  own?: Readonly<Record<string, string>>,
): string {
  const id = options?.id ?? '';
  const values = (source as Partial<StrResult>).values ?? [];
  if (own && Object.hasOwn(own, id))
    return own[id]!.replace(/\{(\d+)\}/g, (_, n: string) =>
      Number(n) in values ? String(values[Number(n)]) : '',
    );
  const found = templates?.[id] ?? source;
  if (typeof found === 'string') return found;
  const order = found === source ? undefined : (found.values as number[]);
  return found.strings.reduce((text, part, i) => text + String(values[order ? order[i - 1]! : i - 1]) + part);
}
