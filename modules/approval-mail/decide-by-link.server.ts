import { type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import type { Decided } from '../pending-order/decided.ts';
import { refuseOrder } from '../pending-order/refuse-order.server.ts';
import { releaseOrder } from '../pending-order/release-order.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { claimLink } from './decision-link-store.server.ts';
import { readDecisionLink } from './read-decision-link.server.ts';

type Input = { readonly token: string; readonly isApproved: boolean; readonly message: string };

/**
 * Decides on an order by the link in a mail, in the name of the person for whom the link was made and with that
 * person's current rights. The order is approved as the mail shows it, or refused as a whole. If the decision is
 * refused, the link stays valid.
 */
export async function decideByLink(
  shop: Shop,
  visit: Visit,
  { token, isApproved, message }: Input,
): Promise<Result<Decided, Refusal>> {
  const linked = await readDecisionLink(shop, visit, { token });
  if (!linked.ok) return linked;
  const { approver, link } = linked.value;
  const { orderId, seen } = link;
  if (!isApproved && message.trim() === '') return refuse({ code: 'message-missing' });
  // In the transaction of the decision: the link is used and the order decided, or neither.
  const alongside = async (db: Db): Promise<Refusal | undefined> => {
    if (!(await claimLink(db, token, visit.now))) return { code: 'link-invalid' };
    const decision = isApproved ? 'approved' : 'refused';
    await recordChange(db, approver, { action: 'order.link-used', subject: orderId, after: { decision } });
    return undefined;
  };
  const decided = isApproved
    ? await releaseOrder(shop, approver, { orderId, seen, alongside })
    : await refuseOrder(shop, approver, { orderId, message, alongside });
  const isOver =
    !decided.ok && (decided.refusal.code === 'order-not-pending' || decided.refusal.code === 'step-decided');
  return isOver ? refuse({ code: 'link-invalid' }) : decided;
}
