import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { isInternal } from '../auth/claims.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ChangeFlagInput } from './flag-schema.ts';
import { saveFlag } from './flag-store.server.ts';
import { isFlagKey } from './flags.ts';
import { flagsTopic } from './read-flags.server.ts';

export async function changeFlag(shop: Shop, visit: Visit, { key, enabled, marketId }: ChangeFlagInput) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  if (!isInternal(visit.claims)) return refuse({ code: 'not-allowed' });
  if (!isFlagKey(key)) return refuse({ code: 'flag-not-found', key });
  if (marketId !== undefined && !findMarketBySiteId(marketId)) return refuse({ code: 'market-not-found', marketId });
  const flag = { key, enabled, marketId };
  await shop.db.transaction().execute(async (db) => {
    await saveFlag(db, flag, visit.now);
    await markChanged(db, flagsTopic);
  });
  await shop.snapshots.announce(flagsTopic);
  return ok(flag);
}
