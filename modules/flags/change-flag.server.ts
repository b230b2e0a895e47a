import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ChangeFlagInput } from './flag-schema.ts';
import { findFlag, saveFlag } from './flag-store.server.ts';
import { isFlagKey } from './flags.ts';
import { flagsTopic } from './read-flags.server.ts';

export async function changeFlag(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  visit: Pick<Visit, 'claims' | 'now'>,
  { key, enabled, marketId }: ChangeFlagInput,
) {
  const allowed = allowChange(visit, 'settings');
  if (!allowed.ok) return allowed;
  if (!isFlagKey(key)) return refuse({ code: 'flag-not-found', key });
  if (marketId !== undefined && !findMarketBySiteId(marketId)) return refuse({ code: 'market-not-found', marketId });
  const flag = { key, enabled, marketId };
  await shop.db.transaction().execute(async (db) => {
    await holdSubject(db, 'flag.changed', key);
    const before = await findFlag(db, flag);
    await saveFlag(db, flag, visit.now);
    const place = { marketId: marketId ?? null };
    await recordChange(db, visit, {
      action: 'flag.changed',
      subject: key,
      before: { ...(before && { enabled: before.enabled }) },
      after: { enabled, ...(before?.enabled !== enabled && place) },
    });
    await markChanged(db, flagsTopic);
  });
  await shop.snapshots.announce(flagsTopic);
  return ok(flag);
}
