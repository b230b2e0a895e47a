import { useEffect, useMemo, useRef, useState } from 'react';
import type { Stock } from '#modules/assortment/product-detail.ts';
import { type StockMap, stockMapOf } from './stock-map.ts';

/** After this time, stock is loaded again when the visitor returns to the page. */
const staleMs = 60_000;

/** Null if the product has left the assortment. */
export type StockAnswer = { stock: readonly Stock[] | null };

/** Stock from the page, or loaded afterwards; refreshed when the visitor returns. */
export function useLoadedStock(href: string, given: readonly Stock[] | undefined): StockMap {
  const [answer, setAnswer] = useState<StockAnswer | 'failed'>();
  const askedAt = useRef(0);
  useEffect(() => {
    const control = new AbortController();
    const ask = async () => {
      askedAt.current = performance.now();
      const told = await readAnswer(href, control.signal);
      // If the refresh fails, the known stock stays.
      if (!control.signal.aborted) setAnswer((before) => told ?? before ?? 'failed');
    };
    const askAgain = () => {
      const isStale = performance.now() - askedAt.current > staleMs;
      if (document.visibilityState === 'visible' && isStale) void ask();
    };
    if (given) askedAt.current = performance.now();
    else void ask();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      control.abort();
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [href, given]);
  return useMemo<StockMap>(() => {
    if (answer && answer !== 'failed') return answer.stock ? stockMapOf(answer.stock) : { status: 'gone' };
    if (given) return stockMapOf(given);
    return { status: answer ?? 'loading' };
  }, [answer, given]);
}

async function readAnswer(href: string, signal: AbortSignal): Promise<StockAnswer | undefined> {
  try {
    const answer = await fetch(href, { signal });
    return answer.ok ? ((await answer.json()) as StockAnswer) : undefined;
  } catch {
    return undefined;
  }
}
