import type { Language } from '#core/locale.ts';
import type { ShopEvent } from '#platform/events/event.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import type { OrderApproval } from '../approval/order-approval.ts';
import type { DecidedRow } from '../approval/row-decision.ts';
import { createOrderMailer } from '../order/mail-order.server.ts';
import { orderPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { articleText } from './order-decision.ts';

/** Mails the buyer that an order was not approved, not as it was sent, or was changed and waits, with the reasons. */
export function createDecisionMailer(
  shop: Omit<Shop, 'jobs'>,
  way: 'notApproved' | 'partlyApproved' | 'rowsChanged',
): (event: ShopEvent) => Promise<void> {
  const mailOrder = createOrderMailer(shop);
  return async ({ eventId, payload }) => {
    const { orderId } = orderPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const approval = await findApproval(shop.db, orderId);
    if (!found || !approval) return;
    const said = way === 'notApproved' ? approval.message : changesOf(shop, found.order.language, approval);
    await mailOrder(found, { way, said, ...(way === 'rowsChanged' && { eventId }) });
  };
}

/** One sentence for each changed row, then the approver's message. */
function changesOf({ texts }: Pick<Shop, 'texts'>, language: Language, { rows, message }: OrderApproval): string {
  const say = (key: string, facts: Record<string, string>) => texts.say(language, 'pending-orders', key, facts) ?? '';
  const textOf = (row: DecidedRow['before']) => `${row.quantity} × ${articleText(row)}`;
  const lines = rows.map(({ before, after, reason }) => {
    const changed = after && say('preview.changed', { before: textOf(before), after: textOf(after) });
    return [changed ?? say('rejected', { row: textOf(before) }), reason].filter(Boolean).join(': ');
  });
  return [...lines, message].filter(Boolean).join('\n');
}
