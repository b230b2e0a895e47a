import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import type { Shop } from '../shop.server.ts';
import type { MarketSetting } from './market-settings.ts';
import { listMarketSettings } from './market-settings-store.server.ts';

export const marketSettingsTopic = 'market-settings';

export const settingsOfMarket: Snapshot<number, MarketSetting[]> = {
  topic: marketSettingsTopic,
  build: listMarketSettings,
};

/** For pages: if the settings cannot be read, the failure is logged and the page is shown without them. */
export async function readMarketSettings(
  shop: Pick<Shop, 'snapshots' | 'log'>,
  marketId: number,
): Promise<MarketSetting[]> {
  try {
    return await shop.snapshots.read(settingsOfMarket, marketId);
  } catch (error) {
    shop.log.warn({ err: error, marketId }, 'Failed to fetch market settings');
    return [];
  }
}
