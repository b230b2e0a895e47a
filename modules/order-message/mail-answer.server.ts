import type { ShopEvent } from '#platform/events/event.ts';
import type { Teller } from '../fulfilment/tell-buyer.server.ts';
import { orderAnsweredPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import type { Shop } from '../shop.server.ts';
import './order-message-tables.server.ts';

/** Mails buyers the messages that staff wrote to them. */
export function createAnswerMailer(shop: Pick<Shop, 'db'>, tell: Teller) {
  return async ({ payload }: Pick<ShopEvent, 'payload'>): Promise<void> => {
    const { orderId, messageId } = orderAnsweredPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const message = await shop.db
      .selectFrom('order_message')
      .select('body')
      .where('id', '=', messageId)
      .executeTakeFirst();
    if (!found || !message) return;
    await tell(found, `answer-${messageId}`, { kind: 'answered', isPaid: false, said: message.body });
  };
}
