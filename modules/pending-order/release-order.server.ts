import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { findApproval, noteDecision } from '../approval/approval-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { takeCreditAgain } from '../checkout/take-credit.server.ts';
import { afterCollisions, inTransaction } from '../in-transaction.server.ts';
import { placedEvents } from '../order/order-events.ts';
import { orderStatuses } from '../order/order-status.ts';
import { holdToDecide, placePending } from '../order/pending-order.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Decided } from './decided.ts';
import { readDecisionScope } from './decision-scope.server.ts';

type Input = { readonly orderId: string };

/**
 * An approver who is not the buyer releases the order: it is placed now, and mail, export and webhooks follow. Stock and promotion
 * uses are taken already, and so is credit, unless the amount was set again meanwhile. A repeated request gets the first answer again.
 */
export async function releaseOrder(shop: Shop, visit: Visit, { orderId }: Input): Promise<Result<Decided, Refusal>> {
  const allowed = await readDecisionScope(shop, visit);
  if (!allowed.ok) return allowed;
  const { scope, customerId } = allowed.value;
  const release = async (db: Db): Promise<Result<Decided, Refusal>> => {
    const held = await holdToDecide(db, orderId, scope);
    if (!held) return refuse({ code: 'order-not-found' });
    const approval = await findApproval(db, orderId);
    if (approval?.buyerId === customerId) return refuse({ code: 'own-approval' });
    const decided: Decided = { orderId, orderNo: held.order.orderNo, state: 'approved' };
    if (approval?.state === 'approved') return ok(decided);
    if (approval?.state !== 'waiting') return refuse({ code: 'order-not-pending', state: approval?.state });
    const { now: at } = visit;
    await placePending(db, orderId, at);
    await noteDecision(db, { orderId, state: 'approved', by: customerId, at, message: '' });
    await recordChange(db, visit, {
      action: 'order.approved',
      subject: orderId,
      before: { status: held.order.status, approval: 'waiting' },
      after: { status: orderStatuses.Confirmed, approval: 'approved' },
    });
    const taken = await takeCreditAgain(db, held.order, at);
    if (!taken.ok) return taken;
    await shop.events.publish(db, ...placedEvents(orderId, held.payload));
    return ok(decided);
  };
  return afterCollisions(() => inTransaction(shop.db, release));
}
