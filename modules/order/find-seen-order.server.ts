import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type OrderReach, readOrderScope } from './order-scope.server.ts';
import { findOrderIn } from './order-store.server.ts';

type Input = { readonly orderId: string; readonly reach?: OrderReach };

/** For visitors who have the order in their scope; for others it is answered like an unknown order. */
export async function findSeenOrder(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  visit: Pick<Visit, 'claims'>,
  { orderId, reach = 'all' }: Input,
) {
  const scope = await readOrderScope(shop, visit, reach);
  if (!scope) return refuse({ code: 'not-signed-in' });
  const found = await findOrderIn(shop.db, scope, orderId);
  return found ? ok(found) : refuse({ code: 'order-not-found' });
}
