import { sourceLocale } from './generated/locales.js';
import type { PluralForms } from './localizer.js';

/** Makes one `Intl` object a language and keeps it; for a code that `Intl` refuses, the one of the source language. */
function cached<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    let it = made.get(locale);
    if (!it) {
      try {
        it = make(locale);
      } catch {
        it = make(sourceLocale);
      }
      made.set(locale, it);
    }
    return it;
  };
}

const plurals = cached((locale) => new Intl.PluralRules(locale));
const numbers = cached((locale) => new Intl.NumberFormat(locale));
const gains = cached((locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
const lists = cached((locale) => new Intl.ListFormat(locale));

/** Writes the number with U+2212 for the hyphen that `Intl` takes for a minus; `+ 0` makes 0 of −0. */
const write = (format: Intl.NumberFormat, n: number): string =>
  format
    .formatToParts(n + 0)
    .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value))
    .join('');

/** `1,234`, `−3`, in the language's own digits and marks. */
export const formatNumber = (locale: string, n: number): string => write(numbers(locale), n);

/** `+12`, `−3`, `0`. */
export const formatSigned = (locale: string, n: number): string => write(gains(locale), n);

/** `Anna, Bernd, and Cem`. */
export const formatList = (locale: string, items: readonly string[]): string => lists(locale).format(items);

/** The message of the category that the language has for `n`. */
export function selectPlural(locale: string, n: number, forms: PluralForms): string {
  const category = plurals(locale).select(n);
  return (forms[category as keyof PluralForms] ?? forms.other)();
}
