import { parseDecimal, toUnits } from './decimal.ts';
import { ok, type Result, refuse } from './result.ts';

export const quantityDecimals = 3;

/** Smaller quantities round to zero. */
export const smallestQuantity = 10 ** -quantityDecimals;

/** Chosen by us: larger than any real order row, small enough to catch typing errors. */
export const largestQuantity = 99_999;

const thousandth = 10 ** quantityDecimals;
const largestPageSize = 25;

export type QuantityRefusal =
  | { code: 'wrong-type'; expected: 'number' }
  | { code: 'too-small'; minimum: number }
  | { code: 'too-big'; maximum: number };

/** Rounds to three decimals. Zero is valid and removes a row; a positive value that rounds to zero is invalid. */
export function parseQuantity(value: string | number): Result<number, QuantityRefusal> {
  const decimal = parseDecimal(value);
  if (!decimal) return refuse({ code: 'wrong-type', expected: 'number' });
  const thousandths = toUnits(decimal, quantityDecimals, 'halfUp');
  if (decimal.digits < 0n) return refuse({ code: 'too-small', minimum: 0 });
  if (thousandths === 0n && decimal.digits > 0n) return refuse({ code: 'too-small', minimum: smallestQuantity });
  if (thousandths > largestQuantity * thousandth) return refuse({ code: 'too-big', maximum: largestQuantity });
  return ok(Number(thousandths) / thousandth);
}

/** Exact: 0.1 + 0.2 is 0.3. */
export function addQuantities(a: number, b: number): number {
  return (inThousandths(a) + inThousandths(b)) / thousandth;
}

/** The pack size of a product from its parametrics; 1 if none has a whole number. */
export function multiplyFactorOf(parametrics: readonly { code: string; type: string; value: string }[]): number {
  const pack = parametrics.find(
    ({ code, type, value }) =>
      code === 'Quantity' && ['Multiple', 'ParametricMultiple'].includes(type) && /^\d{1,5}$/.test(value),
  );
  return Math.max(1, Number(pack?.value ?? 1));
}

/**
 * Rounds a quantity to whole packs. Undefined means invalid: the old quantity stays, nothing is sent, and the field
 * shows the pack size. It is never rounded up beyond the first pack.
 */
export function fitToFactor(quantity: number, factor: number): number | undefined {
  if (quantity < 0) return undefined;
  if (factor <= 1 || quantity === 0) return quantity;
  if (quantity <= factor) return factor;
  const wished = inThousandths(quantity);
  const remainder = wished % (factor * thousandth);
  return 2 * remainder <= factor * thousandth ? (wished - remainder) / thousandth : undefined;
}

/** The largest quantity of a row in whole packs. */
export const largestMultiple = (factor: number): number => largestQuantity - (largestQuantity % factor);

export function canSplit(quantity: number, factor: number): boolean {
  return quantity > factor;
}

/** The largest multiple of the pack up to 25; a larger pack gives the pack itself. */
export function pageSizeForPack(pack: number): number {
  return pack > largestPageSize ? pack : largestPageSize - (largestPageSize % pack);
}

function inThousandths(quantity: number): number {
  return Math.round(quantity * thousandth);
}
