import type { StockBySku } from '#app/components/catalogue/use-stock.ts';
import { basePartNumber } from '#core/sku.ts';
import { requestTimeoutMs } from '#core/timings.ts';

/** Maximum number of products per stock call. */
const batchSize = 50;

/** Stock of some products, by any of their numbers. Undefined without a response. */
export async function readStock(
  numbers: readonly string[],
  language: string,
  ask: typeof fetch = fetch,
): Promise<StockBySku | undefined> {
  const bases = [...new Set(numbers.map(basePartNumber))];
  const batches = Array.from({ length: Math.ceil(bases.length / batchSize) }, (_, batch) =>
    bases.slice(batch * batchSize, (batch + 1) * batchSize),
  );
  try {
    const answers = await Promise.all(
      batches.map(async (batch) => {
        const signal = AbortSignal.timeout(requestTimeoutMs);
        const answer = await ask(`/${language}/search/stock?partNos=${batch.join(',')}`, { signal });
        if (!answer.ok) throw new Error(`${answer.status}`);
        return (await answer.json()) as StockBySku;
      }),
    );
    return Object.assign({}, ...answers) as StockBySku;
  } catch {
    return undefined;
  }
}

/** Skus that are neither in stock nor expected. Without a response the list is empty; the cart checks again. */
export async function findGone(
  skus: readonly string[],
  language: string,
  ask: typeof fetch = fetch,
): Promise<ReadonlySet<string>> {
  const stock = await readStock(skus, language, ask);
  if (!stock) return new Set();
  return new Set(skus.filter((sku) => (stock[sku]?.onHand ?? 0) <= 0 && stock[sku]?.next === undefined));
}
