import { useEffect, useMemo, useRef, useState } from 'react';
import type { Stock } from '#modules/assortment/product-detail.ts';
import { type StockMap, stockMapOf } from './stock-map.ts';

/** After so long, stock is asked for again when the page is looked at again. */
const staleMs = 60_000;

/** No stock at all: the product has left the assortment. */
export type StockAnswer = { stock: readonly Stock[] | null };

/** Stock that the page brought, or else what is fetched once it is there; and anew for whoever comes back to it. */
export function useLoadedStock(href: string, given: readonly Stock[] | undefined): StockMap {
  const [answer, setAnswer] = useState<StockAnswer | 'failed'>();
  const askedAt = useRef(0);
  useEffect(() => {
    const control = new AbortController();
    const ask = async () => {
      askedAt.current = performance.now();
      const told = await readAnswer(href, control.signal);
      // What is known stays when asking again fails.
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
