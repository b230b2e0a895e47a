/** An exact decimal: digits / 10^scale. Binary floats cannot represent 2.345, so they are not used for calculations. */
export type Decimal = { digits: bigint; scale: number };

/** `awayFromZero` and `halfUp` differ only at a negative half; `towardsZero` truncates. */
export type Rounding = 'awayFromZero' | 'halfUp' | 'towardsZero';

const plainText = /^([+-]?)(\d{1,30})(?:\.(\d{1,30}))?$/;
const printedNumber = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** Text must be in plain notation ('-12.50'); a number means the decimal that it prints as (0.1 is 0.1). */
export function parseDecimal(value: string | number): Decimal | undefined {
  const found = typeof value === 'string' ? plainText.exec(value) : printedNumber.exec(String(value));
  if (!found) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = found;
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : withoutTrailingZeros({ digits, scale });
}

/** The value in units of 10^-decimals: 2.345 in hundredths is 235 (`awayFromZero`). */
export function toUnits(value: Decimal, decimals: number, rounding: Rounding): bigint {
  return divide(value.digits * 10n ** BigInt(decimals), 10n ** BigInt(value.scale), rounding);
}

/** The divisor must be positive. */
export function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (rounding === 'towardsZero') return dividend / divisor;
  if (dividend >= 0n) return (2n * dividend + divisor) / (2n * divisor);
  return rounding === 'awayFromZero'
    ? (2n * dividend - divisor) / (2n * divisor)
    : -((-2n * dividend + divisor - 1n) / (2n * divisor));
}

function withoutTrailingZeros({ digits, scale }: Decimal): Decimal {
  return scale > 0 && digits % 10n === 0n
    ? withoutTrailingZeros({ digits: digits / 10n, scale: scale - 1 })
    : { digits, scale };
}
