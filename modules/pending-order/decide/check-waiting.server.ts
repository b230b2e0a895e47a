import { ok, refuse } from '#core/result.ts';
import { approvedIn, everApprovedIn, waitingStepIn } from '../../approval-rules/steps-of-order.server.ts';
import type { Order } from '../../order/order.ts';
import type { OrderScope } from '../../order/order-scope.server.ts';
import { findForDecision } from '../../order/pending-order.server.ts';
import type { Refusal } from '../../refusals.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { checkDecider } from '../may-decide-order.server.ts';
import { markOf, readSeen } from '../order-mark.server.ts';
import { readStanding } from '../read-standing.server.ts';

type Facts = Pick<Shop, 'db' | 'snapshots'>;

type CheckedOrder = {
  readonly orderId: string;
  readonly mode: 'try' | 'change' | 'place';
  readonly seen?: string | undefined;
  readonly step?: number | undefined;
};

/** The visitor's earlier approval, and the refusal of any other decision. */
export type Past = { readonly state: 'approved' | 'waiting'; readonly refusal: Refusal; readonly step: number };

/** The current order, read without a lock. */
export async function readWaiting(shop: Facts, visit: Visit, input: CheckedOrder, scope: OrderScope) {
  const read = await findForDecision(shop.db, input.orderId, scope);
  if (!read) return refuse({ code: 'order-not-found' });
  const waiting = await checkWaiting(shop, visit, input, read.order);
  return waiting.ok ? ok({ ...waiting.value, read }) : waiting;
}

/** The order, if it waits for this approver or was approved, as a whole or by this approver. */
export async function checkWaiting(shop: Facts, visit: Visit, { mode, seen, step: given }: CheckedOrder, order: Order) {
  const { db } = shop;
  const standing = await readStanding(db, visit.claims, order);
  if (!standing) return refuse({ code: 'order-not-pending', state: undefined });
  const { approval, steps, approverRole, buyerRole, isStillAllowed, held } = standing;
  if (!isStillAllowed) return refuse({ code: 'not-allowed' });
  const { state } = approval;
  const decider = await checkDecider(shop, db, visit, { order, approval, steps, approverRole });
  const by = visit.claims?.customer_id;
  // This includes former deputies: a decision is not requested again.
  const hasDecided = by !== undefined && [approval.decidedBy, ...everApprovedIn(steps)].includes(by);
  if (!decider.ok && !hasDecided) return decider;
  const hasSeenIt = seen !== undefined && readSeen(seen).mark === markOf(order);
  // Another person's approval with changes is not what this person wants to approve, unless it is what they saw.
  const isOfOthers = state === 'approved' && !hasDecided && !hasSeenIt && approval.rows.length > 0;
  if (isOfOthers || state === 'refused' || state === 'withdrawn') return refuse({ code: 'order-not-pending', state });
  const step = waitingStepIn(steps);
  const pastWith = (refusal: Refusal) =>
    ok({ order, steps, step, buyerRole, held, past: { state, refusal, step } satisfies Past, hasFormerNews: false });
  if (state === 'approved') return pastWith({ code: 'order-not-pending', state });
  if (!decider.ok) return pastWith(decider.refusal);
  const named = seen === undefined ? given : readSeen(seen).step;
  if (mode === 'place' && named !== undefined && named !== step) return refuse({ code: 'step-decided' });
  // The same person again: the request is a new decision only if it names the step that waits now.
  if (mode === 'place' && named === undefined && by !== undefined && approvedIn(steps).includes(by))
    return pastWith({ code: 'step-approved' });
  return ok({
    order,
    steps,
    step,
    buyerRole,
    held,
    past: undefined,
    hasFormerNews: approval.rows.length > 0 || approval.message !== '',
  });
}
