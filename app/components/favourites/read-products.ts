import type * as z from 'zod';
import { requestTimeoutMs } from '#core/timings.ts';
import type { productListView } from '#modules/product-api/products-schema.ts';
import type { FavouriteOrder } from './sort-favourites.ts';

export type ProductResult = z.output<typeof productListView>['results'][number];

/** Maximum number of skus per call. */
const batchSize = 50;
const pageSize = 1000;

const sortFields: Partial<Record<FavouriteOrder, readonly [field: string, order: string]>> = {
  name: ['Names', 'asc'],
  lowestPrice: ['LowestPrice', 'asc'],
  highestPrice: ['LowestPrice', 'desc'],
};

/** Addresses of the calls for some skus. */
export function productCalls(skus: readonly string[], order: FavouriteOrder, cultureCode: string): string[] {
  const sort = sortFields[order];
  return Array.from({ length: Math.ceil(skus.length / batchSize) }, (_, batch) => {
    const query = new URLSearchParams([
      ...skus.slice(batch * batchSize, (batch + 1) * batchSize).map((sku) => ['Sku', sku]),
      ...(sort
        ? [
            ...([
              ['SortField', sort[0]],
              ['SortOrder', sort[1]],
            ] as const),
          ]
        : []),
      ['PageSize', String(pageSize)],
      ['CultureCode', cultureCode],
    ] as [string, string][]);
    return `/api/product/products?${query}`;
  });
}

/** Product data from the shop. Undefined if any call fails. */
export async function readProducts(
  calls: readonly string[],
  ask: typeof fetch = fetch,
): Promise<ProductResult[] | undefined> {
  try {
    const answers = await Promise.all(
      calls.map(async (call) => {
        const answer = await ask(call, { signal: AbortSignal.timeout(requestTimeoutMs) });
        if (!answer.ok) throw new Error(`${answer.status}`);
        return ((await answer.json()) as z.output<typeof productListView>).results;
      }),
    );
    return answers.flat();
  } catch {
    return undefined;
  }
}
