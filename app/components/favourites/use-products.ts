import { useCallback, useEffect, useRef, useState } from 'react';
import type { Favourite } from '#modules/favourites/favourites.ts';
import { type ProductResult, productCalls, readProducts } from './read-products.ts';
import type { FavouriteOrder } from './sort-favourites.ts';

type LoadedProducts = ReadonlyMap<string, ProductResult | 'gone'>;

/**
 * Product data of favourites by part number. Only missing ones are requested. Without a response nothing is shown, and
 * the stored favourites are unchanged.
 */
export function useProducts(items: readonly Favourite[], order: FavouriteOrder, cultureCode: string) {
  const [loaded, setLoaded] = useState<LoadedProducts>(new Map());
  const [isFailed, setFailed] = useState(false);
  const asked = useRef(new Set<string>());
  const chosenOrder = useRef(order);
  useEffect(() => {
    chosenOrder.current = order;
  }, [order]);

  const load = useCallback(async () => {
    const missing = items.filter(({ partNo }) => !asked.current.has(partNo));
    if (missing.length === 0) return;
    for (const { partNo } of missing) asked.current.add(partNo);
    const skus = missing.map(({ sku }) => sku);
    const products = await readProducts(productCalls(skus, chosenOrder.current, cultureCode));
    setFailed(products === undefined);
    if (!products) {
      for (const { partNo } of missing) asked.current.delete(partNo);
      return;
    }
    const found = new Map(products.map((product) => [product.partNo, product]));
    setLoaded((before) => {
      const next = new Map(before);
      for (const { partNo } of missing) next.set(partNo, found.get(partNo) ?? 'gone');
      return next;
    });
  }, [items, cultureCode]);
  useEffect(() => void load(), [load]);

  const retry = () => {
    setFailed(false);
    void load();
  };
  return { loaded, isFailed, retry };
}
