import { ok, type Result } from '#core/result.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type Alongside, decideOrder } from './decide-order.server.ts';
import type { Decided } from './decided.ts';

type Input = {
  readonly orderId: string;
  readonly seen?: string | undefined;
  /** The approval that is given, if the order is approved from a list. */
  readonly step?: number;
  readonly alongside?: Alongside;
};

/**
 * The approver approves the order as it was sent: it is placed, and mail, export and webhooks follow. If it would have
 * another result today, it is refused as `order-differs`, unless `seen` shows that the approver has seen that result.
 * If another approver is next, the order continues to wait. A repeated request gets the first answer again.
 */
export async function releaseOrder(
  shop: Shop,
  visit: Visit,
  { orderId, seen, step, alongside }: Input,
): Promise<Result<Decided, Refusal>> {
  const decided = await decideOrder(shop, visit, { orderId, wishes: [], mode: 'place', seen, step, alongside });
  if (!decided.ok) return decided;
  const { order, state } = decided.value;
  return ok({ orderId, orderNo: order.orderNo, state: state === 'waiting' ? 'waiting' : 'approved' });
}
