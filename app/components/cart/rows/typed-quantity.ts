import { fitToFactor, parseQuantity } from '#core/quantity.ts';
import { fitsUnit, type Unit } from '#core/units.ts';

/** Problem of a typed quantity; its text is `cart.row.<problem>`. */
export type QuantityProblem = 'packs' | 'notWhole' | 'tooMany' | 'tooSmall' | 'notPositive';

type ParsedQuantity = { readonly quantity?: number; readonly problem?: QuantityProblem };

/** Parses a typed quantity. An empty field gives none; zero waits until the field loses focus. */
export function readTypedQuantity(value: number | undefined, packSize: number, soldBy: Unit): ParsedQuantity {
  if (value === undefined || value === 0) return {};
  if (value < 0) return { problem: 'notPositive' };
  const parsed = parseQuantity(value);
  if (!parsed.ok) return { problem: parsed.refusal.code === 'too-big' ? 'tooMany' : 'tooSmall' };
  if (!fitsUnit(parsed.value, soldBy)) return { problem: 'notWhole' };
  const quantity = fitToFactor(parsed.value, packSize);
  return quantity === undefined ? { problem: 'packs' } : { quantity };
}
