import type * as z from 'zod';
import { requestTimeoutMs } from '#core/timings.ts';
import type { productListView } from '#modules/product-api/products-schema.ts';
import type { FavouriteOrder } from './sort-favourites.ts';

export type ProductResult = z.output<typeof productListView>['results'][number];

/** As many numbers as one call names. */
const batchSize = 50;
const pageSize = 1000;

const sortFields: Partial<Record<FavouriteOrder, readonly [field: string, order: string]>> = {
  name: ['Names', 'asc'],
  lowestPrice: ['LowestPrice', 'asc'],
  highestPrice: ['LowestPrice', 'desc'],
};

/** The addresses of the calls that tell about some skus. */
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

/** What the shop knows of them. Undefined: it did not answer for all of them, and so for none. */
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
