import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import type { Order } from '../order/order.ts';
import { findOrder } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { OrderReturn, ReturnState } from './order-return.ts';
import { findReturnsIn } from './return-store.server.ts';

const shown = 50;

/** Internal staff only: what buyers of all markets want to send back, each with its order. */
export async function listStaffReturns({ db }: Pick<Shop, 'db'>, { claims }: Visit, { state }: { state: ReturnState }) {
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  const listed: { asked: OrderReturn; order: Order }[] = [];
  for (const asked of await findReturnsIn(db, state, shown)) {
    const found = await findOrder(db, asked.orderId);
    if (found) listed.push({ asked, order: found.order });
  }
  return ok(listed);
}
