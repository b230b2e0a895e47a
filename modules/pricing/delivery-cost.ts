import { toDecimal } from '#core/money.ts';
import type { PricedRow } from './priced-cart.ts';

/** What a delivery method costs, as partners read it; with tax only where that is known. */
export function deliveryCostOf({ total }: Pick<PricedRow, 'total'>): { cost: number; costIncVat: number | undefined } {
  return { cost: toDecimal(total.net), costIncVat: total.gross && toDecimal(total.gross) };
}
