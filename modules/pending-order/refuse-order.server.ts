import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { findApproval, noteRows } from '../approval/approval-store.server.ts';
import type { DecidedRow } from '../approval/row-decision.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { afterCollisions, inTransaction } from '../in-transaction.server.ts';
import { orderNotApproved, orderWithdrawn } from '../order/order-events.ts';
import { readOrderScope } from '../order/order-scope.server.ts';
import { findOrder } from '../order/order-store.server.ts';
import { holdToDecide } from '../order/pending-order.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { authorOf } from './decide/author-of.ts';
import type { Decided } from './decided.ts';
import { readDecisionScope } from './decision-scope.server.ts';
import { giveUpPending } from './give-up-pending.server.ts';
import { listDeciders } from './list-deciders.server.ts';
import { checkDecider } from './may-decide-order.server.ts';
import { readStanding } from './read-standing.server.ts';

type Input = {
  readonly orderId: string;
  readonly message: string | undefined;
  /**
   * Only withdraws: an order of another buyer is answered like an unknown one, even if the visitor may decide on it.
   */
  readonly asBuyer?: boolean;
  /** Decisions about single rows. */
  readonly rows?: readonly DecidedRow[];
  /** Extra work in the transaction that holds the order. If it is refused, the decision is rolled back. */
  readonly alongside?: (db: Db) => Promise<Refusal | undefined>;
};

/**
 * An approver refuses the order, or its buyer withdraws it. Both need a reason. The goods go to the buyer's saved carts. A repeated
 * request gets the first answer again.
 */
export async function refuseOrder(
  shop: Shop,
  visit: Visit,
  { orderId, message: text, asBuyer = false, rows = [], alongside }: Input,
): Promise<Result<Decided, Refusal>> {
  const allowed = await readDecisionScope(shop, visit);
  const own = await readOrderScope(shop, visit, 'own');
  if (!own || !visit.claims) return refuse({ code: 'not-signed-in' });
  const { customer_id: customerId } = visit.claims;
  const message = text?.trim() ?? '';
  if (message === '') return refuse({ code: 'message-missing' });
  // Read first, because a withdrawn order has no approvers any more.
  const asked = await listAsked(shop, orderId, customerId);
  const giveUp = async (db: Db): Promise<Result<Decided, Refusal>> => {
    const held = await holdToDecide(db, orderId, allowed.ok && !asBuyer ? allowed.value.scope : own);
    if (!held) return allowed.ok || asBuyer ? refuse({ code: 'order-not-found' }) : allowed;
    const { order } = held;
    const beside = await alongside?.(db);
    if (beside) return refuse(beside);
    const standing = await readStanding(db, visit.claims, order);
    const approval = standing?.approval;
    const decided = { orderId, orderNo: order.orderNo };
    if (approval?.state === 'refused' || approval?.state === 'withdrawn')
      return ok({ ...decided, state: approval.state });
    if (approval?.state !== 'waiting') return refuse({ code: 'order-not-pending', state: approval?.state });
    const state = approval.buyerId === customerId ? 'withdrawn' : 'refused';
    if (state === 'refused') {
      if (!standing?.isStillAllowed) return refuse({ code: 'not-allowed' });
      const decider = await checkDecider(shop, db, visit, { order, ...standing });
      if (!decider.ok) return decider;
    }
    await noteRows(db, { orderId, rows, by: customerId });
    await giveUpPending(shop, db, order, { state, by: customerId, at: visit.now, message });
    await recordChange(db, visit, {
      action: `order.${state}`,
      subject: orderId,
      before: { approval: 'waiting' },
      after: { approval: state },
      personal: { of: approval.buyerId, author: authorOf(visit), after: { message } },
    });
    const event =
      state === 'refused'
        ? { name: orderNotApproved, payload: { orderId } }
        : { name: orderWithdrawn, payload: { orderId, asked: asked.map((one) => one.customerId) } };
    await shop.events.publish(db, { ...event, key: orderId });
    return ok({ ...decided, state });
  };
  return afterCollisions(() => inTransaction(shop.db, giveUp));
}

/** The people who get a mail when the buyer withdraws the order; none if another person ends it. */
async function listAsked(shop: Shop, orderId: string, customerId: number) {
  const approval = await findApproval(shop.db, orderId);
  if (approval?.state !== 'waiting' || approval.buyerId !== customerId) return [];
  const found = await findOrder(shop.db, orderId);
  return found ? listDeciders(shop, { order: found.order, approval }) : [];
}
