import type { Money } from '#core/money.ts';
import { type CurrencyPattern, currencyPattern } from './currency-pattern.ts';

export type CurrencyFormat = {
  readonly prefix: string;
  readonly suffix: string;
  readonly format: (amountMinor: number) => string;
};

export function createCurrencyFormat(cultureCode: string, currency: string): CurrencyFormat {
  const pattern = currencyPattern(cultureCode, currency);
  return Object.freeze({
    prefix: pattern.prefix,
    suffix: pattern.suffix,
    format: (amountMinor: number) => formatAmount(pattern, amountMinor),
  });
}

/**
 * For lists of many markets: all amounts in the way of one culture, with the code of the currency after them. `home` is the currency
 * whose separators are used, because some cultures write each currency another way.
 */
export function createCodedFormat(cultureCode: string, home: string): (value: Money) => string {
  const { groupSeparator, decimalSeparator, groupsFromDigits } = currencyPattern(cultureCode, home);
  return ({ amount, currency }) => {
    const { decimals } = currencyPattern(cultureCode, currency);
    const suffix = `\u00a0${currency}`;
    const around = { prefix: '', suffix, negativePrefix: '\u2212', negativeSuffix: suffix };
    return formatAmount({ ...around, groupSeparator, decimalSeparator, groupsFromDigits, decimals }, amount);
  };
}

/** Zero has no decimals: '0 kr', not '0,00 kr'. */
function formatAmount(pattern: CurrencyPattern, amountMinor: number): string {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`not an amount in minor units: ${amountMinor}`);
  if (amountMinor === 0) return `${pattern.prefix}0${pattern.suffix}`;
  const number = writeNumber(pattern, Math.abs(amountMinor));
  return amountMinor < 0
    ? `${pattern.negativePrefix}${number}${pattern.negativeSuffix}`
    : `${pattern.prefix}${number}${pattern.suffix}`;
}

function writeNumber(pattern: CurrencyPattern, amountMinor: number): string {
  const digits = String(amountMinor).padStart(pattern.decimals + 1, '0');
  const whole = digits.slice(0, digits.length - pattern.decimals);
  const fraction = digits.slice(whole.length);
  const grouped =
    whole.length < pattern.groupsFromDigits ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, pattern.groupSeparator);
  return fraction === '' ? grouped : `${grouped}${pattern.decimalSeparator}${fraction}`;
}
