import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { methodsQuery, methodView, pointsQuery, pointView, toMethodView, toPointView } from './delivery-schema.ts';
import { listServicePoints } from './list-service-points.server.ts';
import { readDeliveryMethods } from './read-delivery-methods.server.ts';

/** Delivery methods and service points. */
export function deliveryApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/deliverymethods',
      summary: 'The delivery methods of a market to a country',
      description: 'Methods for the caller: those for companies and consumers differ.',
      query: methodsQuery,
      answer: z.array(methodView),
    },
    async ({ shop, visit, query: { marketId, countryCode } }) => {
      const market = marketId === undefined ? visit.market : findMarketBySiteId(marketId);
      if (!market) return refuse({ code: 'market-not-found', marketId: String(marketId) });
      const methods = await readDeliveryMethods(shop, { ...visit, market }, { country: countryCode });
      return ok(methods.map((method) => toMethodView(method, market, countryCode)));
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/servicepoints',
      summary: 'Service points of a delivery method, the nearest first',
      query: pointsQuery,
      answer: z.array(pointView),
    },
    async ({ shop, visit, query: { marketId, countryCode, deliveryMethodId, zipCode } }) => {
      const market = marketId === undefined ? visit.market : findMarketBySiteId(marketId);
      if (!market) return refuse({ code: 'market-not-found', marketId: String(marketId) });
      const place = { deliveryMethodId, country: countryCode, zip: zipCode };
      return ok((await listServicePoints(shop, { ...visit, market }, place)).map(toPointView));
    },
  );

  return api;
}
