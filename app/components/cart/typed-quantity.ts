import { fitToFactor, parseQuantity } from '#core/quantity.ts';

/** What is wrong with a number that was typed; its words are `cart.row.<problem>`. */
export type QuantityProblem = 'packs' | 'tooMany' | 'tooSmall' | 'notPositive';

type Typed = { readonly quantity?: number; readonly problem?: QuantityProblem };

/** What a typed number asks for. Nothing, while the field is empty; and zero waits until the field is left. */
export function readTypedQuantity(value: number | undefined, packSize: number): Typed {
  if (value === undefined || value === 0) return {};
  if (value < 0) return { problem: 'notPositive' };
  const parsed = parseQuantity(value);
  if (!parsed.ok) return { problem: parsed.refusal.code === 'too-big' ? 'tooMany' : 'tooSmall' };
  const quantity = fitToFactor(parsed.value, packSize);
  return quantity === undefined ? { problem: 'packs' } : { quantity };
}
