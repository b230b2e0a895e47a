import { findApproval } from '../approval/approval-store.server.ts';
import { listReserved, noteReservationEnd } from '../approval/reservation-store.server.ts';
import { freeStock } from '../checkout/give-back.server.ts';
import { afterCollisions } from '../in-transaction.server.ts';
import { holdToDecide } from '../order/pending-order.server.ts';
import type { Shop } from '../shop.server.ts';
import { findReservationDays } from './reservation-days.server.ts';

/** No market keeps goods for a shorter time. */
const fewestDays = 1;
const dayMs = 86_400_000;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/**
 * Gives the goods of orders that have waited too long back to the stock. The orders go on waiting; whoever approves one later takes what
 * is there then. Safe to repeat. Answers how many reservations ended.
 */
export async function endReservations(shop: Pick<Shop, 'db'>, now: Date): Promise<number> {
  let ended = 0;
  for (const orderId of await listReserved(shop.db, daysBefore(now, fewestDays)))
    if (await afterCollisions(() => endReservation(shop, orderId, now))) ended += 1;
  return ended;
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
