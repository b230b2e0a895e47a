import { createContext, useContext } from 'react';
import type { Stock } from '#modules/assortment/product-detail.ts';

/** Stock by sku, and its loading state: stock loads separately, because the page is kept and stock is not. */
export type StockMap =
  | { readonly status: 'loading' | 'failed' | 'gone' }
  | { readonly status: 'loaded'; readonly of: (sku: string) => Stock | undefined };

const context = createContext<StockMap>({ status: 'loading' });

export const StockProvider = context.Provider;

export const useStock = (): StockMap => useContext(context);

export function stockMapOf(stock: readonly Stock[]): StockMap {
  const bySku = new Map(stock.map((one) => [one.sku, one]));
  return { status: 'loaded', of: (sku) => bySku.get(sku) };
}
