/** Writes an amount of hundredths of a currency. @param signed a gain with its sign */
export type Write = (cents: number, signed?: boolean) => string;

/** Where the money is not the euro, by region; what is not listed settles in euros. */
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ AU: 'AUD', CA: 'CAD', CH: 'CHF', CZ: 'CZK', DK: 'DKK', GB: 'GBP', HU: 'HUF', LI: 'CHF', NO: 'NOK' },
  ...{ NZ: 'NZD', PL: 'PLN', RO: 'RON', SE: 'SEK', TR: 'TRY', US: 'USD' },
};

/** The currency of a page in this language: that of its region, `de-CH`; else of where the language is at home. */
function currencyOf(tag: string): string {
  try {
    const locale = new Intl.Locale(tag.replaceAll('_', '-'));
    // English alone says nothing about where
    const region = locale.region ?? (locale.language === 'en' ? '' : locale.maximize().region);
    return CURRENCIES[region ?? ''] ?? 'EUR';
  } catch {
    return 'EUR';
  }
}

/**
 * Writes money with two digits, and a real minus.
 * @param locale language of the figures; @param given the currency, if the page says; @param tag the page's language
 */
export function moneyIn(locale: string, given: string | undefined, tag: string): Write {
  const base = {
    style: 'currency',
    currency: given ?? currencyOf(tag),
    minimumFractionDigits: 2,
  } as const;
  const digits = (cents: number) => (Number.isInteger(cents) ? 2 : 4); // the price of a point may be parts of a cent
  return (cents, signed = false) =>
    new Intl.NumberFormat(locale, {
      ...base,
      maximumFractionDigits: digits(cents),
      signDisplay: signed ? 'exceptZero' : 'auto',
    })
      .formatToParts(cents / 100 + 0)
      .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value))
      .join('');
}
