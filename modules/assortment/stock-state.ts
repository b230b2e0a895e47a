import type { Stock } from './product-detail.ts';

/** At this level or below, a size is shown as low in stock. */
const few = 5;

export type StockState =
  | { readonly kind: 'in' }
  | { readonly kind: 'few'; readonly left: number }
  | { readonly kind: 'out'; readonly nextDelivery: string | undefined };

/** Stock state for the screen. A size without a stock level is out of stock with no delivery date. */
export function stockStateOf(stock: Stock | undefined): StockState {
  const left = stock?.onHandValue ?? 0;
  if (left <= 0) return { kind: 'out', nextDelivery: stock?.nextDeliveryDate };
  return left <= few ? { kind: 'few', left } : { kind: 'in' };
}

/** A size that is out of stock can be ordered if a delivery is expected. */
export const mayBeBought = (state: StockState): boolean => state.kind !== 'out' || state.nextDelivery !== undefined;
