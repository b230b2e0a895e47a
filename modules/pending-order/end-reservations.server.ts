import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { noteReservationEnd, reservedSince } from '../approval/reservation-store.server.ts';
import { freeStock } from '../checkout/give-back.server.ts';
import { afterCollisions } from '../in-transaction.server.ts';
import { holdToDecide } from '../order/pending-order.server.ts';
import type { Shop } from '../shop.server.ts';
import { findReservationDays, listReservationDays } from './reservation-days.server.ts';
import '../order/order-tables.server.ts';

const dayMs = 86_400_000;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/**
 * Returns the goods of orders that have waited too long to the stock. The orders continue to wait; a later approval
 * takes the stock that is available then. Only due orders are locked. Idempotent. Returns the number of ended
 * reservations.
 */
export async function endReservations(shop: Pick<Shop, 'db'>, now: Date): Promise<number> {
  let ended = 0;
  for (const orderId of await listDue(shop.db, now))
    if (await afterCollisions(() => endReservation(shop, orderId, now))) ended += 1;
  return ended;
}

/** One statement for each number of days that a market has chosen. */
async function listDue(db: Db, now: Date): Promise<string[]> {
  const due: string[] = [];
  for (const { days, markets, isDefault } of await listReservationDays(db)) {
    const isNamed = sql<boolean>`o.market_id = any(${[...markets]}::int[])`;
    const rows = await db
      .selectFrom('order_view as o')
      .select('o.id')
      .where(sql<boolean>`o.id in (${reservedSince(daysBefore(now, days))})`)
      .where(isDefault ? sql<boolean>`not ${isNamed}` : isNamed)
      .orderBy('o.created_at')
      .execute();
    due.push(...rows.map(({ id }) => id));
  }
  return due;
}

const endReservation = (shop: Pick<Shop, 'db'>, orderId: string, now: Date): Promise<boolean> =>
  shop.db.transaction().execute(async (db) => {
    const held = await holdToDecide(db, orderId, undefined);
    const approval = await findApproval(db, orderId);
    if (!held || approval?.state !== 'waiting' || approval.reservationEndedAt) return false;
    const days = await findReservationDays(db, held.order.marketId);
    if (approval.reservedAt > daysBefore(now, days)) return false;
    await freeStock(db, orderId);
    await noteReservationEnd(db, orderId, now);
    return true;
  });
