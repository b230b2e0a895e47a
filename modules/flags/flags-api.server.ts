import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { changeFlag } from './change-flag.server.ts';
import { changeFlagInput, flagParams, flagQuery, flagView, marketFlagQuery, toFlagView } from './flag-schema.ts';
import { listFlags } from './flag-store.server.ts';
import { flagsOfMarket, readFlag } from './read-flags.server.ts';
import { removeFlag } from './remove-flag.server.ts';

export function flagsApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/features',
      summary: 'All flags, or the global ones and those of a market',
      query: flagQuery,
      answer: z.array(flagView),
    },
    async ({ shop, query: { marketId } }) => {
      if (marketId === undefined)
        return ok((await listFlags(shop.db)).map((flag) => toFlagView(flag, shop.env.APP_ENV)));
      if (!findMarketBySiteId(marketId)) return refuse({ code: 'market-not-found', marketId });
      return ok((await shop.snapshots.read(flagsOfMarket, marketId)).map((flag) => toFlagView(flag, shop.env.APP_ENV)));
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/features/{key}',
      summary: 'One flag; the market’s own entry takes precedence over the global one',
      params: flagParams,
      query: flagQuery,
      answer: flagView,
    },
    async ({ shop, visit, params: { key }, query }) => {
      const marketId = query.marketId ?? visit.market.marketId;
      if (!findMarketBySiteId(marketId)) return refuse({ code: 'market-not-found', marketId });
      const entries = (await shop.snapshots.read(flagsOfMarket, marketId)).filter((flag) => flag.key === key);
      const flag = entries.find((entry) => entry.marketId === marketId) ?? entries[0];
      return flag ? ok(toFlagView(flag, shop.env.APP_ENV)) : refuse({ code: 'flag-not-found', key });
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/features/{key}/enabled',
      summary: 'Whether a flag is on; an unknown one is off',
      params: flagParams,
      query: flagQuery,
      answer: z.boolean(),
    },
    async ({ shop, visit, params: { key }, query }) => {
      const marketId = query.marketId ?? visit.market.marketId;
      const market = findMarketBySiteId(marketId);
      return market
        ? ok((await readFlag(shop, { market }, key)).enabled)
        : refuse({ code: 'market-not-found', marketId });
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/features/{key}',
      summary: 'Switch a flag, in one market or everywhere',
      needsToken: true,
      params: flagParams,
      body: changeFlagInput,
      answer: flagView,
    },
    async ({ shop, visit, params: { key }, body }) => {
      const changed = await changeFlag(shop, visit, { ...body, key });
      return changed.ok ? ok(toFlagView(changed.value, shop.env.APP_ENV)) : changed;
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/features/{key}',
      summary: 'Remove a market’s own entry; the market then follows the global one, which is returned',
      needsToken: true,
      params: flagParams,
      query: marketFlagQuery,
      answer: flagView,
    },
    async ({ shop, visit, params: { key }, query: { marketId } }) => {
      const removed = await removeFlag(shop, visit, { key, marketId });
      if (!removed.ok) return removed;
      const { enabled } = await readFlag(shop, { market: { marketId } }, key);
      return ok({ key: removed.value.key, enabled });
    },
  );

  return api;
}
