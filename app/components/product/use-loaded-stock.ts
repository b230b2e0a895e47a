import { useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Stock } from '#modules/assortment/product-detail.ts';
import type { loader } from '#app/routes/product/stock.tsx';
import { type StockMap, stockMapOf } from './stock-map.ts';

/** After so long, stock is asked for again when the page is looked at again. */
const staleMs = 60_000;

/** Stock that the page brought, or else what is fetched once it is there; and anew for whoever comes back to it. */
export function useLoadedStock(href: string, given: readonly Stock[] | undefined): StockMap {
  const { load, data, state } = useFetcher<typeof loader>({ key: href });
  const [hasAsked, setAsked] = useState(false);
  const askedAt = useRef(0);
  useEffect(() => {
    const ask = () => {
      askedAt.current = performance.now();
      setAsked(true);
      void load(href);
    };
    const askAgain = () => {
      if (document.visibilityState === 'visible' && performance.now() - askedAt.current > staleMs) ask();
    };
    if (given) askedAt.current = performance.now();
    else ask();
    document.addEventListener('visibilitychange', askAgain);
    return () => document.removeEventListener('visibilitychange', askAgain);
  }, [href, given, load]);
  return useMemo<StockMap>(() => {
    if (data) return data.stock ? stockMapOf(data.stock) : { status: 'gone' };
    if (given) return stockMapOf(given);
    return { status: hasAsked && state === 'idle' ? 'failed' : 'loading' };
  }, [data, given, hasAsked, state]);
}
