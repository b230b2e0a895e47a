import { fitToFactor, parseQuantity } from '#core/quantity.ts';
import { fitsUnit, type Unit } from '#core/units.ts';

/** What is wrong with a number that was typed; its words are `cart.row.<problem>`. */
export type QuantityProblem = 'packs' | 'notWhole' | 'tooMany' | 'tooSmall' | 'notPositive';

type Typed = { readonly quantity?: number; readonly problem?: QuantityProblem };

/** What a typed number asks for. Nothing, while the field is empty; and zero waits until the field is left. */
export function readTypedQuantity(value: number | undefined, packSize: number, soldBy: Unit): Typed {
  if (value === undefined || value === 0) return {};
  if (value < 0) return { problem: 'notPositive' };
  const parsed = parseQuantity(value);
  if (!parsed.ok) return { problem: parsed.refusal.code === 'too-big' ? 'tooMany' : 'tooSmall' };
  if (!fitsUnit(parsed.value, soldBy)) return { problem: 'notWhole' };
  const quantity = fitToFactor(parsed.value, packSize);
  return quantity === undefined ? { problem: 'packs' } : { quantity };
}
