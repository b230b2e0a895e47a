import { remember } from '#core/remember.ts';

/**
 * The currency format of a language as plain data, so that server and browser format alike even if their Intl data
 * differs.
 */
export type CurrencyPattern = {
  readonly prefix: string;
  readonly suffix: string;
  readonly negativePrefix: string;
  readonly negativeSuffix: string;
  readonly groupSeparator: string;
  /** Set even for currencies without decimals, because quantities may have decimals. */
  readonly decimalSeparator: string;
  readonly decimals: number;
  /** Spanish, Italian, Polish and others group from five digits on: 1234,50 and 12.345,50. */
  readonly groupsFromDigits: number;
};

// ICU 78 uses an apostrophe for fr-CH; readers expect a narrow space, as in earlier versions.
const groupSeparators: Readonly<Record<string, string>> = { 'fr-CH': '\u202f' };

/** Reads the pattern from Intl once; an invalid currency code gives plain numbers. */
export const currencyPattern = remember(readPattern);

function readPattern(cultureCode: string, currency: string): CurrencyPattern {
  const style = /^[A-Z]{3}$/.test(currency) ? ({ style: 'currency', currency } as const) : { minimumFractionDigits: 2 };
  const format = new Intl.NumberFormat(cultureCode, style);
  const withDecimals = new Intl.NumberFormat(cultureCode, { ...style, minimumFractionDigits: 2 });
  const millions = format.formatToParts(1_111_111.11);
  const [prefix, suffix] = around(millions);
  const [negativePrefix, negativeSuffix] = around(format.formatToParts(-1));
  return {
    prefix,
    suffix,
    negativePrefix,
    negativeSuffix,
    groupSeparator: groupSeparators[cultureCode] ?? valueOf(millions, 'group'),
    decimalSeparator: valueOf(withDecimals.formatToParts(1.11), 'decimal'),
    decimals: valueOf(millions, 'fraction').length,
    groupsFromDigits: valueOf(format.formatToParts(1_000), 'group') === '' ? 5 : 4,
  };
}

function valueOf(parts: Intl.NumberFormatPart[], type: Intl.NumberFormatPartTypes): string {
  return parts.find((part) => part.type === type)?.value ?? '';
}

function around(parts: Intl.NumberFormatPart[]): [before: string, after: string] {
  const isDigits = ({ type }: Intl.NumberFormatPart) => type === 'integer' || type === 'fraction';
  const text = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  return [text(parts.slice(0, parts.findIndex(isDigits))), text(parts.slice(parts.findLastIndex(isDigits) + 1))];
}
