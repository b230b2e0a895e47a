import { ok, refuse } from '#core/result.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { findOrderIn } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readDecisionScope } from './decision-scope.server.ts';
import { readHidesPrices } from './hides-prices.server.ts';
import { checkDecider } from './may-decide-order.server.ts';

/** The buyer of a waiting order and its amount, for its approvers. Where prices are hidden, the amount is not shown. */
export async function findPendingBuyer(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  visit: Visit,
  { orderId }: { orderId: string },
) {
  const allowed = await readDecisionScope(shop, visit);
  if (!allowed.ok) return allowed;
  const found = await findOrderIn(shop.db, allowed.value.scope, orderId);
  const approval = found && (await findApproval(shop.db, orderId));
  if (!found || approval?.state !== 'waiting' || approval.buyerId === undefined)
    return refuse({ code: 'order-not-found' });
  const decider = await checkDecider(shop, shop.db, visit, { order: found.order, approval });
  if (!decider.ok) return decider;
  return ok({
    order: found.order,
    buyerId: approval.buyerId,
    payable: found.order.priced.totals.payable,
    hidesPrices: await readHidesPrices(shop, found.order),
  });
}
