import { currencyPattern } from './currency-pattern.ts';

/**
 * Up to three decimals, without the zeros at their end. The separators are those of amounts, beside which quantities
 * stand: in some cultures numbers have others. Made once per language and currency, then used for every row.
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
