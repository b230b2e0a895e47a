import { ok, refuse } from '#core/result.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findReservationDays, saveReservationDays } from './reservation-days.server.ts';

type Input = { readonly marketId: number; readonly days: number };

/** Staff with the task settings, or who may only read. */
export async function readReservationDays(shop: Pick<Shop, 'db'>, visit: Visit, { marketId }: Pick<Input, 'marketId'>) {
  const allowed = allowRead(visit, 'settings');
  if (!allowed.ok) return allowed;
  if (!findMarketBySiteId(marketId)) return refuse({ code: 'market-not-found', marketId });
  return ok({ days: await findReservationDays(shop.db, marketId) });
}

/**
 * Staff with the task settings: the number of days for which goods are reserved for a waiting order. It also applies to
 * orders that already wait.
 */
export async function changeReservationDays(shop: Pick<Shop, 'db'>, visit: Visit, { marketId, days }: Input) {
  const allowed = allowChange(visit, 'settings');
  if (!allowed.ok) return allowed;
  if (!findMarketBySiteId(marketId)) return refuse({ code: 'market-not-found', marketId });
  await shop.db.transaction().execute(async (db) => {
    await holdSubject(db, 'reservation-days.changed', marketId);
    const before = { days: await findReservationDays(db, marketId) };
    await saveReservationDays(db, marketId, days);
    await recordChange(db, visit, { action: 'reservation-days.changed', subject: marketId, before, after: { days } });
  });
  return ok({ days });
}
