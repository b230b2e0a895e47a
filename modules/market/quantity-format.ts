import { currencyPattern } from './currency-pattern.ts';

/**
 * Up to three decimals, without trailing zeros. Uses the separators of amounts, because quantities are shown beside
 * them and some cultures use other separators for numbers. Build it once per language and currency.
 */
export function createQuantityFormat(cultureCode: string, currency: string): (quantity: number) => string {
  const { groupSeparator, decimalSeparator } = currencyPattern(cultureCode, currency);
  const numbers = new Intl.NumberFormat(cultureCode, { maximumFractionDigits: 3 });
  const separators: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
    group: groupSeparator,
    decimal: decimalSeparator,
  };
  return (quantity) =>
    numbers
      .formatToParts(quantity)
      .map(({ type, value }) => separators[type] ?? value)
      .join('');
}
