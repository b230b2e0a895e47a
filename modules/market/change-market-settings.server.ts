import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findMarketBySiteId } from './find-market.ts';
import type { MarketSetting } from './market-settings.ts';
import { listMarketSettings, saveMarketSettings } from './market-settings-store.server.ts';
import { marketSettingsTopic, settingsOfMarket } from './read-market-settings.server.ts';

type Input = { marketId: number; settings: MarketSetting[] };

export async function changeMarketSettings(shop: Shop, visit: Visit, { marketId, settings }: Input) {
  const allowed = allowChange(visit, 'settings');
  if (!allowed.ok) return allowed;
  if (!findMarketBySiteId(marketId)) return refuse({ code: 'market-not-found', marketId });
  await shop.db.transaction().execute(async (db) => {
    await holdSubject(db, 'market-settings.changed', marketId);
    const before = byKey(await listMarketSettings(db, marketId));
    await saveMarketSettings(db, marketId, settings);
    const after = { ...before, ...byKey(settings) };
    await recordChange(db, visit, { action: 'market-settings.changed', subject: marketId, before, after });
    await markChanged(db, marketSettingsTopic);
  });
  await shop.snapshots.announce(marketSettingsTopic);
  return ok(await shop.snapshots.read(settingsOfMarket, marketId));
}

const byKey = (settings: readonly MarketSetting[]): Record<string, boolean> =>
  Object.fromEntries(settings.map(({ key, value }) => [key, value]));
