import { expect, test } from 'vitest';
import { createCodedFormat, createCurrencyFormat } from './currency-format.ts';
import { marketList } from './markets.ts';

// The expected format of 12 345.50, with plain spaces, for every market and language.
const samples = {
  'sv-SE': '12 345,50 kr',
  'en-SE': '12 345,50 kr',
  'nb-NO': '12 345,50 kr',
  'en-NO': '12 345,50 kr',
  'fi-FI': '12 345,50 €',
  'sv-FI': '12 345,50 €',
  'en-FI': '€12,345.50',
  'en-GB': '£12,345.50',
  'da-DK': '12.345,50 kr.',
  'en-DK': '12.345,50 kr.',
  'nl-BE': '€ 12.345,50',
  'fr-BE': '12 345,50 €',
  'en-BE': '€12,345.50',
  'en-CA': '$12,345.50',
  'fr-CA': '12 345,50 $',
  'cs-CZ': '12 345,50 Kč',
  'en-CZ': '12 345,50 CZK',
  'et-EE': '12 345,50 €',
  'en-EE': '€12,345.50',
  'fr-FR': '12 345,50 €',
  'en-FR': '€12,345.50',
  'de-DE': '12.345,50 €',
  'en-DE': '€12,345.50',
  'de-AT': '€ 12.345,50',
  'en-AT': '€ 12.345,50',
  'en-IE': '€12,345.50',
  'it-IT': '12.345,50 €',
  'en-IT': '€12,345.50',
  'nl-NL': '€ 12.345,50',
  'en-NL': '€12,345.50',
  'pl-PL': '12 345,50 zł',
  'en-PL': '12.345,50 PLN',
  'es-ES': '12.345,50 €',
  'en-ES': '€12,345.50',
  'en-US': '$12,345.50',
  'es-US': '$12,345.50',
  'en-IS': 'ISK 12,346',
  'de-CH': "CHF 12'345.50",
  'fr-CH': '12 345.50 CHF',
  'it-CH': "CHF 12'345.50",
  'en-CH': "CHF 12'345.50",
  'lv-LV': '12 345,50 €',
  'en-LV': '€12,345.50',
  'en-HR': '€12,345.50',
  'en-SI': '€12,345.50',
};

const cultures = marketList.flatMap(({ currency, locales }) =>
  Object.values(locales).map(({ cultureCode }) => ({ cultureCode, currency })),
);

const inMinorUnits = (amount: number, currency: string) => Math.round(currency === 'ISK' ? amount : amount * 100);
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('T23 every market and language formats 12345.5 with two decimals, Iceland with none', () => {
  const written = cultures.map(({ cultureCode, currency }) => [
    cultureCode,
    plainSpaces(createCurrencyFormat(cultureCode, currency).format(inMinorUnits(12_345.5, currency))),
  ]);
  expect(Object.fromEntries(written)).toEqual(samples);
});

test("T23 small, large and negative amounts use the platform's format", () => {
  // The platform's fr-CH format is overridden; see the pattern.
  for (const { cultureCode, currency } of cultures.filter((culture) => culture.cultureCode !== 'fr-CH')) {
    const platform = new Intl.NumberFormat(cultureCode, { style: 'currency', currency });
    const { format } = createCurrencyFormat(cultureCode, currency);
    for (const amount of [1, 5, 99, 100, 150, 99_999, 123_456, 1_234_567_890, -5, -150, -123_456]) {
      const decimal = currency === 'ISK' ? amount : amount / 100;
      expect(format(amount)).toBe(platform.format(decimal));
    }
  }
});

test('a price has no line break between number and currency', () => {
  const { format } = createCurrencyFormat('sv-SE', 'SEK');
  expect(format(1_234_550)).toBe('12\u00a0345,50\u00a0kr');
});

test.each([
  ['sv-SE', 'SEK', '0 kr'],
  ['en-GB', 'GBP', '£0'],
  ['nl-NL', 'EUR', '€ 0'],
  ['en-IS', 'ISK', 'ISK 0'],
])('T24 in %s zero in %s is shown as %s', (cultureCode, currency, text) => {
  expect(plainSpaces(createCurrencyFormat(cultureCode, currency).format(0))).toBe(text);
  expect(plainSpaces(createCurrencyFormat(cultureCode, currency).format(-0))).toBe(text);
});

test.each([
  ['sv-SE', 'SEK', '', ' kr'],
  ['en-US', 'USD', '$', ''],
  ['de-AT', 'EUR', '€ ', ''],
])('T10 in %s the currency %s has prefix %j and suffix %j', (cultureCode, currency, prefix, suffix) => {
  const format = createCurrencyFormat(cultureCode, currency);
  expect([format.prefix, format.suffix].map(plainSpaces)).toEqual([prefix, suffix]);
});

test.each(['', 'kr', '12345'])('T10 the invalid currency %j gives a plain number', (currency) => {
  const format = createCurrencyFormat('sv-SE', currency);
  expect([format.prefix, format.suffix]).toEqual(['', '']);
  expect(plainSpaces(format.format(1_234_550))).toBe('12 345,50');
  expect(format.format(-150)).toBe('\u22121,50');
  expect(format.format(0)).toBe('0');
});

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not an amount in minor units', (amount) => {
  expect(() => createCurrencyFormat('sv-SE', 'SEK').format(amount)).toThrow(RangeError);
});

test('amounts of many markets in one list have the same format, with the code of their currency', () => {
  const written = (culture: string, home: string) =>
    (
      [
        [1_868_895, 'SEK'],
        [-133_563, 'EUR'],
        [193_292, 'USD'],
        [0, 'GBP'],
        [12_345, 'ISK'],
      ] as const
    ).map(([amount, currency]) => plainSpaces(createCodedFormat(culture, home)({ amount, currency })));
  expect(written('en-SE', 'SEK')).toEqual(['18 688,95 SEK', '−1 335,63 EUR', '1 932,92 USD', '0 GBP', '12 345 ISK']);
  expect(written('en-GB', 'GBP')).toEqual(['18,688.95 SEK', '−1,335.63 EUR', '1,932.92 USD', '0 GBP', '12,345 ISK']);
});
