import { fitToFactor, largestQuantity } from '#core/quantity.ts';

/** What is wrong with a number that was typed; its words are `cart.row.<problem>`. */
export type QuantityProblem = 'packs' | 'tooMany' | 'notPositive';

type Typed = { readonly quantity?: number; readonly problem?: QuantityProblem };

/** What a typed number asks for. Nothing, while the field is empty; and zero waits until the field is left. */
export function readTypedQuantity(value: number | undefined, packSize: number): Typed {
  if (value === undefined || value === 0) return {};
  if (value < 0) return { problem: 'notPositive' };
  if (value > largestQuantity) return { problem: 'tooMany' };
  const quantity = fitToFactor(value, packSize);
  return quantity === undefined ? { problem: 'packs' } : { quantity };
}
