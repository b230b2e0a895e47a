import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { createApi } from '../api.server.ts';
import type { Stock } from '../assortment/product-detail.ts';
import { readCards } from '../assortment/read-cards.server.ts';
import { readStock } from '../assortment/read-stock.server.ts';
import { basePartNo } from '../catalogue/feed-values.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { addRead } from './add-read.server.ts';
import { everything, readCaller } from './caller.server.ts';
import { skuField } from './calls/list-question.ts';
import { stockView } from './products-schema.ts';
import { repeated, whereQuery } from './where.ts';

const mostSkus = 1000;
const basePartNoParams = z.object({ basePartNo: z.string().trim().toUpperCase().pipe(basePartNo) });

export function stockApi() {
  const api = createApi();

  addRead(
    api,
    {
      path: '/products/onHand',
      summary: 'Stock of many variants, and the next delivery',
      description: 'Numbers of variants, colours or products; those hidden from the caller are left out.',
      query: whereQuery.extend({ sku: repeated(mostSkus) }),
      answer: z.array(stockView),
    },
    async ({ shop, visit, query }) => {
      const skus = [...new Set(query.sku.flatMap((sku) => skuField.safeParse(sku).data ?? []))];
      const levels = await readStockOfProducts(shop, visit, [...new Set(skus.map((sku) => sku.slice(0, 8)))]);
      return ok(
        levels
          .filter(({ sku }) => skus.some((asked) => sku === asked || (asked.length <= 12 && sku.startsWith(asked))))
          .map(toStockView),
      );
    },
  );

  addRead(
    api,
    {
      path: '/products/{basePartNo}/onHand',
      summary: 'Stock of all variants of a product, and the next delivery',
      params: basePartNoParams,
      query: whereQuery,
      answer: z.array(stockView),
    },
    async ({ shop, visit, params }) => {
      const [card] = await readCards(shop, visit, await readCaller(shop, visit, everything), [params.basePartNo]);
      if (!card) return refuse({ code: 'product-not-found', product: params.basePartNo });
      return ok((await readStockOfProducts(shop, visit, [params.basePartNo])).map(toStockView));
    },
  );

  return api;
}

/** Variants that the caller may not see are left out. */
async function readStockOfProducts(shop: Shop, visit: Visit, basePartNos: readonly string[]): Promise<Stock[]> {
  const cards = await readCards(shop, visit, await readCaller(shop, visit, everything), basePartNos);
  const skus = cards.flatMap(({ colours }) =>
    colours.flatMap(({ partNo, sizes }) => sizes.map((size) => partNo + size)),
  );
  return readStock(shop, { skus });
}

const toStockView = ({ sku, onHandValue, nextDeliveryDate }: Stock) => ({
  sku,
  onHandValue,
  nextDeliveryDate: nextDeliveryDate ?? null,
});
