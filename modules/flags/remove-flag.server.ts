import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { isInternal } from '../auth/claims.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { deleteFlag } from './flag-store.server.ts';
import { isFlagKey } from './flags.ts';
import { flagsTopic } from './read-flags.server.ts';

type Input = { key: string; marketId: number };

/** Internal staff only. Without an entry of its own the market follows the one for everywhere. */
export async function removeFlag(shop: Shop, visit: Visit, { key, marketId }: Input) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  if (!isInternal(visit.claims)) return refuse({ code: 'not-allowed' });
  if (!isFlagKey(key)) return refuse({ code: 'flag-not-found', key });
  if (!findMarketBySiteId(marketId)) return refuse({ code: 'market-not-found', marketId });
  await shop.db.transaction().execute(async (db) => {
    await deleteFlag(db, { key, marketId });
    await markChanged(db, flagsTopic);
  });
  await shop.snapshots.announce(flagsTopic);
  return ok({ key, marketId });
}
