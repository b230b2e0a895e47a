import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { isInternal } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findMarketBySiteId } from './find-market.ts';
import type { MarketSetting } from './market-settings.ts';
import { saveMarketSettings } from './market-settings-store.server.ts';
import { marketSettingsTopic, settingsOfMarket } from './read-market-settings.server.ts';

type Input = { marketId: number; settings: MarketSetting[] };

export async function changeMarketSettings(shop: Shop, visit: Visit, { marketId, settings }: Input) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  if (!isInternal(visit.claims)) return refuse({ code: 'not-allowed' });
  if (!findMarketBySiteId(marketId)) return refuse({ code: 'market-not-found', marketId });
  await shop.db.transaction().execute(async (db) => {
    await saveMarketSettings(db, marketId, settings);
    await markChanged(db, marketSettingsTopic);
  });
  await shop.snapshots.announce(marketSettingsTopic);
  return ok(await shop.snapshots.read(settingsOfMarket, marketId));
}
