import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { storesQuery, storeView } from './store-schema.ts';
import { listStores } from './stores-store.server.ts';

export function storesApi() {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path: '/web-dealers',
      summary: 'The stores of a market: our own and its dealers’',
      query: storesQuery,
      answer: z.array(storeView),
    },
    async ({ shop, query: { marketId } }) =>
      findMarketBySiteId(marketId)
        ? ok(await listStores(shop.db, marketId))
        : refuse({ code: 'market-not-found', marketId }),
  );
  return api;
}
