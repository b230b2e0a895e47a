import { divide, parseDecimal, type Rounding, toUnits } from './decimal.ts';
import { quantityDecimals } from './quantity.ts';
import { ok, type Result, refuse } from './result.ts';

export type { Rounding } from './decimal.ts';

/** Number of decimals of each currency: two for öre and cent, none for the Icelandic króna. */
export const currencyDecimals = {
  CAD: 2,
  CHF: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  ISK: 0,
  NOK: 2,
  PLN: 2,
  SEK: 2,
  USD: 2,
} as const;

export type Currency = keyof typeof currencyDecimals;
export type Money = { readonly amount: number; readonly currency: Currency };
export type MoneyRefusal =
  | { code: 'money-invalid' }
  | { code: 'too-many-decimals'; maximum: number }
  | { code: 'too-big'; maximum: number };

/** Fifteen digits, the most that a JSON number preserves exactly. */
const largestOnTheWire = 999_999_999_999_999;

export function isCurrency(value: string): value is Currency {
  return Object.hasOwn(currencyDecimals, value);
}

/** The amount is in minor units. Anything but a safe integer is a programming error. */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole number of minor units`);
  return { amount: amount + 0, currency };
}

export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new TypeError(`${a.currency} and ${b.currency} do not add up`);
  return money(a.amount + b.amount, a.currency);
}

export function negate(value: Money): Money {
  return money(-value.amount, value.currency);
}

export function subtract(a: Money, b: Money): Money {
  return add(a, negate(b));
}

export function sum(list: readonly Money[], currency: Currency): Money {
  return list.reduce(add, money(0, currency));
}

/** With promotions on, halves are rounded away from zero; otherwise towards plus infinity. */
export function roundingFor(promotions: 'on' | 'off'): Rounding {
  return promotions === 'on' ? 'awayFromZero' : 'halfUp';
}

/**
 * Unit price times a quantity with at most three decimals. Throws for more decimals, because parsing never produces
 * them.
 */
export function multiply(unit: Money, quantity: number, rounding: Rounding): Money {
  const factor = exactly(quantity);
  if (factor.scale > quantityDecimals) throw new RangeError(`${quantity} has more than ${quantityDecimals} decimals`);
  return fraction(unit, factor.digits, 10n ** BigInt(factor.scale), rounding);
}

/**
 * Basis points may have decimals: the sales tax of Quebec is 997.5. A discount is a percentage rounded `towardsZero`.
 */
export function percentOf(value: Money, basisPoints: number, rounding: Rounding): Money {
  const rate = rateOf(basisPoints);
  return fraction(value, rate.part, rate.whole, rounding);
}

/** Tax is removed and added with halves rounded away from zero, unless the caller specifies otherwise. */
export function netFromGross(gross: Money, basisPoints: number, rounding: Rounding = 'awayFromZero'): Money {
  const rate = rateOf(basisPoints);
  return fraction(gross, rate.whole, rate.whole + rate.part, rounding);
}

export function grossFromNet(net: Money, basisPoints: number, rounding: Rounding = 'awayFromZero'): Money {
  const rate = rateOf(basisPoints);
  return fraction(net, rate.whole + rate.part, rate.whole, rounding);
}

/** Rounds a discount down to a whole minor unit. */
export function truncateDiscount(discount: string | number, currency: Currency): Money {
  return money(Number(toUnits(exactly(discount), currencyDecimals[currency], 'towardsZero')), currency);
}

/** `exact` refuses fractions of a minor unit, as price imports and typed amounts require. */
export function fromDecimal(
  value: string | number,
  currency: Currency,
  rounding: Rounding | 'exact',
): Result<Money, MoneyRefusal> {
  const decimals = currencyDecimals[currency];
  const decimal = parseDecimal(value);
  if (!decimal) return refuse({ code: 'money-invalid' });
  if (rounding === 'exact' && decimal.scale > decimals) return refuse({ code: 'too-many-decimals', maximum: decimals });
  const amount = Number(toUnits(decimal, decimals, rounding === 'exact' ? 'towardsZero' : rounding));
  if (Math.abs(amount) > largestOnTheWire) {
    return refuse({ code: 'too-big', maximum: Math.floor(largestOnTheWire / 10 ** decimals) });
  }
  return ok(money(amount, currency));
}

/** For API responses only, which use decimal numbers: never calculate with the result. */
export function toDecimal(value: Money): number {
  return value.amount / 10 ** currencyDecimals[value.currency];
}

/**
 * Splits a total by weights by largest remainder: the parts always add up to the total. Ties go to the earlier part; a
 * negative total is split like the positive one; a weight of zero gets nothing, unless all are zero: then the parts are
 * as equal as possible. Without parts the total must be zero.
 */
export function allocate(total: Money, weights: readonly number[]): Money[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError(`weights are whole and not below zero: ${weights.join(', ')}`);
  }
  if (weights.length === 0 && total.amount !== 0) throw new RangeError('there is nobody to share a total among');

  const shares = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const whole = shares.reduce((sum, share) => sum + share, 0n);
  const amount = BigInt(Math.abs(total.amount));
  const parts = shares.map((share, index) => ({
    index,
    amount: Number((amount * share) / whole),
    remainder: (amount * share) % whole,
  }));
  const left = Number(amount - parts.reduce((sum, part) => sum + BigInt(part.amount), 0n));
  const larger = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const part of larger.slice(0, left)) part.amount += 1;
  return parts.map((part) => money(Math.sign(total.amount) * part.amount, total.currency));
}

function fraction(value: Money, numerator: bigint, denominator: bigint, rounding: Rounding): Money {
  return money(Number(divide(BigInt(value.amount) * numerator, denominator, rounding)), value.currency);
}

function rateOf(basisPoints: number) {
  const { digits, scale } = exactly(basisPoints);
  if (digits < 0n) throw new RangeError(`a rate of ${basisPoints} basis points is below zero`);
  return { part: digits, whole: 10_000n * 10n ** BigInt(scale) };
}

function exactly(value: string | number) {
  const decimal = parseDecimal(value);
  if (!decimal) throw new RangeError(`${value} is no number`);
  return decimal;
}
