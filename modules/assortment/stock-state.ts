import type { Stock } from './product-detail.ts';

/** From here down a size is told to be nearly gone. */
const few = 5;

export type StockState =
  | { readonly kind: 'in' }
  | { readonly kind: 'few'; readonly left: number }
  | { readonly kind: 'out'; readonly nextDelivery: string | undefined };

/** What a shopper is told of a size. A size that nobody counts is not there, and nothing is known to be on its way. */
export function stockStateOf(stock: Stock | undefined): StockState {
  const left = stock?.onHandValue ?? 0;
  if (left <= 0) return { kind: 'out', nextDelivery: stock?.nextDeliveryDate };
  return left <= few ? { kind: 'few', left } : { kind: 'in' };
}

/** What is not there can be ordered as long as more is on its way. */
export const mayBeBought = (state: StockState): boolean => state.kind !== 'out' || state.nextDelivery !== undefined;
