import { useEffect, useRef, useState } from 'react';
import type { StockBySku } from '#app/components/catalogue/use-stock.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { readStock } from './read-stock.ts';

/** Stock of the shown products. Each is requested once. */
export function useListStock(partNos: readonly string[]): StockBySku {
  const { language } = useShop();
  const [stock, setStock] = useState<StockBySku>({});
  const asked = useRef(new Set<string>());
  const shown = partNos.join(',');
  useEffect(() => {
    const missing = shown.split(',').filter((partNo) => partNo !== '' && !asked.current.has(partNo));
    for (const partNo of missing) asked.current.add(partNo);
    if (missing.length > 0)
      void readStock(missing, language).then((more) => setStock((known) => ({ ...known, ...more })));
  }, [shown, language]);
  return stock;
}
