import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findReturnDays, returnDaysOfMarket, returnDaysTopic, saveReturnDays } from './return-days.server.ts';

type Input = { readonly marketId: number; readonly days: number };

/** Staff with the task settings, or who may only read. */
export async function readReturnDays(shop: Pick<Shop, 'snapshots'>, visit: Visit, { marketId }: { marketId: number }) {
  const allowed = allowRead(visit, 'settings');
  return allowed.ok ? ok({ days: await shop.snapshots.read(returnDaysOfMarket, marketId) }) : allowed;
}

/** Staff with the task settings: the return period of a market in days. */
export async function changeReturnDays(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  visit: Pick<Visit, 'claims' | 'now'>,
  { marketId, days }: Input,
) {
  const allowed = allowChange(visit, 'settings');
  if (!allowed.ok) return allowed;
  if (!findMarketBySiteId(marketId)) return refuse({ code: 'market-not-found', marketId });
  await shop.db.transaction().execute(async (db) => {
    await holdSubject(db, 'return-days.changed', marketId);
    const before = { days: await findReturnDays(db, marketId) };
    await saveReturnDays(db, marketId, days);
    await recordChange(db, visit, { action: 'return-days.changed', subject: marketId, before, after: { days } });
    await markChanged(db, returnDaysTopic);
  });
  await shop.snapshots.announce(returnDaysTopic);
  return ok({ days });
}
