import { parseDecimal, toUnits } from './decimal.ts';
import { ok, type Result, refuse } from './result.ts';

export const quantityDecimals = 3;

/** Less is nothing, once it is rounded. */
export const smallestQuantity = 10 ** -quantityDecimals;

/** Our own choice: no row of a real order comes near it, and a slip of the keyboard does. */
export const largestQuantity = 99_999;

const thousandth = 10 ** quantityDecimals;
const largestPageSize = 25;

export type QuantityRefusal =
  | { code: 'wrong-type'; expected: 'number' }
  | { code: 'too-small'; minimum: number }
  | { code: 'too-big'; maximum: number };

/** Rounds to three decimals. Zero is a quantity, which removes a row; what only becomes it by rounding is none. */
export function parseQuantity(value: string | number): Result<number, QuantityRefusal> {
  const decimal = parseDecimal(value);
  if (!decimal) return refuse({ code: 'wrong-type', expected: 'number' });
  const thousandths = toUnits(decimal, quantityDecimals, 'halfUp');
  if (decimal.digits < 0n) return refuse({ code: 'too-small', minimum: 0 });
  if (thousandths === 0n && decimal.digits > 0n) return refuse({ code: 'too-small', minimum: smallestQuantity });
  if (thousandths > largestQuantity * thousandth) return refuse({ code: 'too-big', maximum: largestQuantity });
  return ok(Number(thousandths) / thousandth);
}

/** 0.1 + 0.2 is 0.3 here. */
export function addQuantities(a: number, b: number): number {
  return (inThousandths(a) + inThousandths(b)) / thousandth;
}

/** The pack size of a product, from its parametrics; 1 when none of them says a whole number. */
export function multiplyFactorOf(parametrics: readonly { code: string; type: string; value: string }[]): number {
  const pack = parametrics.find(
    ({ code, type, value }) =>
      code === 'Quantity' && ['Multiple', 'ParametricMultiple'].includes(type) && /^\d{1,5}$/.test(value),
  );
  return Math.max(1, Number(pack?.value ?? 1));
}

/**
 * What a wished quantity becomes when a product is sold in packs. Undefined is no value: the old quantity stays,
 * nothing is sent and the field names the pack size. It is never rounded up past the first pack.
 */
export function fitToFactor(quantity: number, factor: number): number | undefined {
  if (quantity < 0) return undefined;
  if (factor <= 1 || quantity === 0) return quantity;
  if (quantity <= factor) return factor;
  const wished = inThousandths(quantity);
  const remainder = wished % (factor * thousandth);
  return 2 * remainder <= factor * thousandth ? (wished - remainder) / thousandth : undefined;
}

/** As much as a row can hold of what is sold in packs. */
export const largestMultiple = (factor: number): number => largestQuantity - (largestQuantity % factor);

export function canSplit(quantity: number, factor: number): boolean {
  return quantity > factor;
}

/** The largest multiple of the pack that is at most 25; a pack above 25 gives the pack itself. */
export function pageSizeForPack(pack: number): number {
  return pack > largestPageSize ? pack : largestPageSize - (largestPageSize % pack);
}

function inThousandths(quantity: number): number {
  return Math.round(quantity * thousandth);
}
