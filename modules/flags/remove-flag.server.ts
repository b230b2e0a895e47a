import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { deleteFlag, findFlag } from './flag-store.server.ts';
import { isFlagKey } from './flags.ts';
import { flagsTopic } from './read-flags.server.ts';

type Input = { key: string; marketId: number };

/** For staff with the task settings. Without its own entry the market follows the global one. */
export async function removeFlag(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  visit: Pick<Visit, 'claims' | 'now'>,
  { key, marketId }: Input,
) {
  const allowed = allowChange(visit, 'settings');
  if (!allowed.ok) return allowed;
  if (!isFlagKey(key)) return refuse({ code: 'flag-not-found', key });
  if (!findMarketBySiteId(marketId)) return refuse({ code: 'market-not-found', marketId });
  await shop.db.transaction().execute(async (db) => {
    await holdSubject(db, 'flag.removed', key);
    const before = await findFlag(db, { key, marketId });
    await deleteFlag(db, { key, marketId });
    const removed = before && { enabled: before.enabled, marketId };
    await recordChange(db, visit, { action: 'flag.removed', subject: key, before: removed ?? {}, after: {} });
    await markChanged(db, flagsTopic);
  });
  await shop.snapshots.announce(flagsTopic);
  return ok({ key, marketId });
}
