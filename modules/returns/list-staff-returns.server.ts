import { ok, ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import { allowRead } from '../auth/may-see.ts';
import type { HeldOrder } from '../fulfilment/held-order.ts';
import { readHeld } from '../fulfilment/hold-order.server.ts';
import type { OrderReturn, ReturnState } from '../fulfilment/order-return.ts';
import { findReturnsIn } from '../fulfilment/return-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

const shown = 50;

/** Staff with the task orders: what buyers of all markets want to send back, each with its order. */
export async function listStaffReturns({ db }: Pick<Shop, 'db'>, visit: Visit, { state }: { state: ReturnState }) {
  const allowed = allowRead(visit, 'orders');
  if (!allowed.ok) return allowed;
  const listed: { asked: OrderReturn; held: HeldOrder }[] = [];
  for (const asked of await findReturnsIn(db, state, shown)) {
    const held = await readHeld(db, asked.orderId);
    if (held) listed.push({ asked, held });
  }
  return ok(listed);
}
