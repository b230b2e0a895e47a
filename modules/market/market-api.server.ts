import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { findMarketBySiteId } from './find-market.ts';
import { extendedMarketInfoSchema, marketParams, marketViewSchema } from './market-schema.ts';
import { toExtendedMarketInfo, toMarketView } from './market-view.ts';
import { marketList } from './markets.ts';
import { ownHostsOf } from './own-hosts.server.ts';

export function marketApi() {
  const api = createApi();

  addCall(
    api,
    { method: 'get', path: '/markets', summary: 'All markets', answer: z.array(marketViewSchema) },
    async ({ shop }) =>
      ok(marketList.map((market) => toMarketView(market, shop.env.APP_ENV, shop.env.PORT, ownHostsOf(shop.env)))),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/markets/extended/{marketId}',
      summary: 'The properties of a market',
      params: marketParams,
      answer: extendedMarketInfoSchema,
    },
    async ({ params: { marketId } }) => {
      const market = findMarketBySiteId(marketId);
      return market ? ok(toExtendedMarketInfo(market)) : refuse({ code: 'market-not-found', marketId });
    },
  );

  return api;
}
