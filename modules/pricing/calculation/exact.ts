import { parseDecimal } from '#core/decimal.ts';
import { currencyDecimals, type Money } from '#core/money.ts';

/** An unrounded amount: minor units over a divisor. */
export type Exact = { readonly minor: bigint; readonly divisor: bigint };

const mostDecimals = 6;

/** The share `part / whole` of an amount. */
export function exactShare({ amount }: Money, part: bigint, whole: bigint): Exact {
  return { minor: BigInt(amount) * part, divisor: whole };
}

/** The amount times a decimal number: a quantity, or basis points with `whole` 10,000. */
export function exactTimes(value: Money, factor: number, whole = 1n): Exact {
  const { digits, scale } = decimalOf(factor);
  return exactShare(value, digits, whole * 10n ** BigInt(scale));
}

/** The tax within a gross amount. */
export function exactTaxWithin(gross: Money, basisPoints: number): Exact {
  const { digits, scale } = decimalOf(basisPoints);
  return exactShare(gross, digits, digits + 10_000n * 10n ** BigInt(scale));
}

export function wasRounded({ minor, divisor }: Exact, { amount }: Money): boolean {
  return minor !== BigInt(amount) * divisor;
}

/** As decimal text in major units without trailing zeros; infinite decimals end with an ellipsis. */
export function exactText({ minor, divisor }: Exact, { currency }: Money): string {
  const decimals = currencyDecimals[currency] + mostDecimals;
  const scaled = minor * 10n ** BigInt(mostDecimals);
  const digits = String(scaled / divisor).padStart(decimals + 1, '0');
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return scaled % divisor === 0n ? text.replace(/\.?0+$/, '') : `${text}…`;
}

function decimalOf(value: number) {
  const decimal = parseDecimal(value);
  if (!decimal) throw new RangeError(`${value} is no number`);
  return decimal;
}
