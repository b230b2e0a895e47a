import { toDecimal } from '#core/money.ts';
import type { PricedRow } from './priced-cart.ts';

/** Cost of a delivery method in the API; gross only if the tax is known. */
export function deliveryCostOf({ total }: Pick<PricedRow, 'total'>): { cost: number; costIncVat: number | undefined } {
  return { cost: toDecimal(total.net), costIncVat: total.gross && toDecimal(total.gross) };
}
