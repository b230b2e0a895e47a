import { ok, type Result } from '#core/result.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type Alongside, decideOrder } from './decide-order.server.ts';
import type { Decided } from './decided.ts';

type Input = {
  readonly orderId: string;
  readonly seen?: string | undefined;
  /** Which approval of the order is given, where it is approved from a list. */
  readonly step?: number;
  readonly alongside?: Alongside;
};

/**
 * The approver releases the order as it was sent: it is placed now, and mail, export and webhooks follow. Where it would come to something
 * else today it is refused as `order-differs`, unless `seen` says that the approver has seen that. Where another
 * approver is to be asked next, the order goes on waiting. A repeated request gets the first answer again.
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
