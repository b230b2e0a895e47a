import { ok, refuse } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { changeMarketSettings } from './change-market-settings.server.ts';
import { findMarketBySiteId } from './find-market.ts';
import { marketParams } from './market-schema.ts';
import { pickSettings } from './market-settings.ts';
import {
  changeMarketSettingsInput,
  marketKeysQuery,
  marketSettingsView,
  settingWarningsView,
} from './market-settings-schema.ts';
import { settingsOfMarket } from './read-market-settings.server.ts';
import { readSettingWarnings } from './read-setting-warnings.server.ts';

export function marketSettingsApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/market/{marketId}',
      summary: 'All settings of a market',
      params: marketParams,
      answer: marketSettingsView,
    },
    async ({ shop, params: { marketId } }) =>
      findMarketBySiteId(marketId)
        ? ok(await shop.snapshots.read(settingsOfMarket, marketId))
        : refuse({ code: 'market-not-found', marketId }),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/market/{marketId}/keys',
      summary: 'Some settings of a market; one that was never set is off',
      params: marketParams,
      query: marketKeysQuery,
      answer: marketSettingsView,
    },
    async ({ shop, params: { marketId }, query }) => {
      if (!findMarketBySiteId(marketId)) return refuse({ code: 'market-not-found', marketId });
      return ok(pickSettings(await shop.snapshots.read(settingsOfMarket, marketId), query.keys));
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/market/{marketId}',
      summary: 'Change settings of a market',
      needsToken: true,
      params: marketParams,
      body: changeMarketSettingsInput,
      answer: marketSettingsView,
    },
    ({ shop, visit, params: { marketId }, body }) => changeMarketSettings(shop, visit, { marketId, settings: body }),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/warnings',
      summary:
        'Settings of this installation that are not fit for production, for staff with the task `settings`, or `read-only`',
      needsToken: true,
      answer: settingWarningsView,
    },
    async ({ shop, visit }) => readSettingWarnings(shop, visit),
  );

  return api;
}
