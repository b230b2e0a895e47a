import { remember } from '#core/remember.ts';
import { currencyPattern } from './currency-pattern.ts';

/**
 * Writes tax rates, given in basis points, with the decimal separator of the amounts beside them. For English in Finland and other
 * cultures Intl has one separator for amounts and another for percentages.
 */
export const createRateFormat = remember((cultureCode: string, currency: string) => {
  const { decimalSeparator } = currencyPattern(cultureCode, currency);
  const rates = new Intl.NumberFormat(cultureCode, { style: 'percent', maximumFractionDigits: 3 });
  return (basisPoints: number): string =>
    rates
      .formatToParts(basisPoints / 10_000)
      .map(({ type, value }) => (type === 'decimal' ? decimalSeparator : value))
      .join('');
});
