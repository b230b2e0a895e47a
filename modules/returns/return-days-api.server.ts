import { ok, refuse } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { marketParams } from '../market/market-schema.ts';
import { changeReturnDays } from './change-return-days.server.ts';
import { returnDaysOfMarket } from './return-days.server.ts';
import { returnDaysView } from './return-schema.ts';

/** The return period of a market in days. */
export function returnDaysApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/market/{marketId}/return-days',
      summary: 'How many days the buyers of a market may send goods back, from the receipt of the last item',
      params: marketParams,
      answer: returnDaysView,
    },
    async ({ shop, params: { marketId } }) =>
      findMarketBySiteId(marketId)
        ? ok({ days: await shop.snapshots.read(returnDaysOfMarket, marketId) })
        : refuse({ code: 'market-not-found', marketId }),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/market/{marketId}/return-days',
      summary: 'Changes how many days the buyers of a market may send goods back',
      description: 'At least 14 days, which consumers in the EU have by law.',
      needsToken: true,
      params: marketParams,
      body: returnDaysView,
      answer: returnDaysView,
    },
    ({ shop, visit, params: { marketId }, body: { days } }) => changeReturnDays(shop, visit, { marketId, days }),
  );

  return api;
}
