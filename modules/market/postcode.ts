import type { CountryCode } from './market.ts';

/** The pattern matches a postcode without spaces; the layout is the country's format. */
type PostcodeRule = { pattern: RegExp; layout: string; example: string };

const fourDigits = { pattern: /^(\d{4})$/, layout: '$1' };
const fourDigitsFrom1000 = { pattern: /^([1-9]\d{3})$/, layout: '$1' };
const fiveDigits = { pattern: /^(\d{5})$/, layout: '$1' };

const postcodeRules = {
  SE: { pattern: /^(\d{3})(\d{2})$/, layout: '$1 $2', example: '111 22' },
  NO: { ...fourDigits, example: '0585' },
  FI: { ...fiveDigits, example: '00100' },
  GB: {
    // BFPO and up to four digits: the armed forces abroad.
    pattern:
      /^(GIR(?=0AA$)|BFPO(?=\d{1,4}$)|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d[\dABEHMNPRV-Y]?|\d[A-HJKPS-UW]))((?<=^BFPO)\d{1,4}|\d[ABD-HJLNP-UW-Z]{2})$/,
    layout: '$1 $2',
    example: 'SW1A 1AA',
  },
  DK: { ...fourDigits, example: '2100' },
  BE: { ...fourDigitsFrom1000, example: '1000' },
  CA: {
    pattern: /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/,
    layout: '$1 $2',
    example: 'K1A 0B1',
  },
  CZ: { pattern: /^([1-7]\d{2})(\d{2})$/, layout: '$1 $2', example: '110 00' },
  EE: { ...fiveDigits, example: '10111' },
  FR: { ...fiveDigits, example: '75001' },
  DE: { ...fiveDigits, example: '10115' },
  AT: { ...fourDigitsFrom1000, example: '1010' },
  IE: {
    pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W)([\dAC-FHKNPRTV-Y]{4})$/,
    layout: '$1 $2',
    example: 'D02 X285',
  },
  IT: { ...fiveDigits, example: '00118' },
  NL: { pattern: /^([1-9]\d{3})(?!SA|SD|SS)([A-Z]{2})$/, layout: '$1 $2', example: '1012 AB' },
  PL: { pattern: /^(\d{2})-?(\d{3})$/, layout: '$1-$2', example: '00-001' },
  ES: { pattern: /^((?:0[1-9]|[1-4]\d|5[0-2])\d{3})$/, layout: '$1', example: '28001' },
  US: { pattern: /^(\d{5})(-\d{4})?$/, layout: '$1$2', example: '10001' },
  IS: { pattern: /^(\d{3})$/, layout: '$1', example: '101' },
  CH: { ...fourDigitsFrom1000, example: '8001' },
  LV: { pattern: /^(?:LV-?)?(\d{4})$/, layout: 'LV-$1', example: 'LV-1010' },
  HR: { ...fiveDigits, example: '10000' },
  SI: { ...fourDigits, example: '1000' },
} satisfies Record<CountryCode, PostcodeRule>;

/**
 * The postcode in the country's format, or undefined if it is invalid there. Accepts an international prefix such as
 * 'SE-'.
 */
export function readPostcode(country: CountryCode, text: string): string | undefined {
  const { pattern, layout } = postcodeRules[country];
  const written = text.toUpperCase().replace(/\s/g, '');
  const compact = written.startsWith(country) ? written.slice(country.length).replace(/^-/, '') : written;
  return pattern.test(compact) ? compact.replace(pattern, layout) : undefined;
}

export function postcodeExample(country: CountryCode): string {
  return postcodeRules[country].example;
}
