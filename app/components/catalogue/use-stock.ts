import { useEffect, useState } from 'react';
import { inContext } from '#app/addresses/in-context.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';

export type StockBySku = Readonly<Record<string, { onHand: number; next?: string }>>;

/**
 * Stock changes with every order, so it is not part of kept pages and is loaded separately. Undefined without a
 * response.
 */
export function useStock(partNos: readonly string[], context: AssortmentContext): StockBySku | 'awaited' | undefined {
  const { language } = useShop();
  const asked = partNos.join(',');
  const [answer, setAnswer] = useState<{ asked: string; stock: StockBySku | undefined }>();
  useEffect(() => {
    if (asked === '') return undefined;
    const control = new AbortController();
    void readStock(inContext(`/${language}/search/stock?partNos=${asked}`, context), control.signal).then(
      (stock) => !control.signal.aborted && setAnswer({ asked, stock }),
    );
    return () => control.abort();
  }, [asked, language, context]);
  return answer?.asked === asked ? answer.stock : 'awaited';
}

/** Without a response the list still shows its sizes. */
async function readStock(address: string, signal: AbortSignal): Promise<StockBySku | undefined> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? ((await answer.json()) as StockBySku) : undefined;
  } catch {
    return undefined;
  }
}
