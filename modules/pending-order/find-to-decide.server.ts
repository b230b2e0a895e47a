import { findApproval } from '../approval/approval-store.server.ts';
import type { Order } from '../order/order.ts';
import { findOrderIn } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readDecisionScope } from './decision-scope.server.ts';
import { readHidesPrices } from './hides-prices.server.ts';

/** For those who may decide on orders of the company: one that waits; undefined for all others. */
export async function findToDecide(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  visit: Visit,
  { orderId }: { readonly orderId: string },
): Promise<Order | undefined> {
  const allowed = await readDecisionScope(shop, visit);
  const found = allowed.ok ? await findOrderIn(shop.db, allowed.value.scope, orderId) : undefined;
  const approval = found && (await findApproval(shop.db, orderId));
  if (!found || approval?.state !== 'waiting') return undefined;
  return { ...found.order, hidesPrices: await readHidesPrices(shop, found.order) };
}
