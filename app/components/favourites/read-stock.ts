import type { StockBySku } from '#app/components/catalogue/use-stock.ts';
import { basePartNumber } from '#core/sku.ts';
import { requestTimeoutMs } from '#core/timings.ts';

/** As many products as one question about stock names. */
const batchSize = 50;

/** Which of some skus are not there and not on their way. Without an answer none is known to be: the cart has the last word. */
export async function findGone(
  skus: readonly string[],
  language: string,
  ask: typeof fetch = fetch,
): Promise<ReadonlySet<string>> {
  const bases = [...new Set(skus.map(basePartNumber))];
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
    const stock: StockBySku = Object.assign({}, ...answers);
    return new Set(skus.filter((sku) => (stock[sku]?.onHand ?? 0) <= 0 && stock[sku]?.next === undefined));
  } catch {
    return new Set();
  }
}
