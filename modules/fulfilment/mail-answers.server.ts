import type { ShopEvent } from '#platform/events/event.ts';
import { orderAnsweredPayload, orderReturnDecidedPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import type { Shop } from '../shop.server.ts';
import { findReturn } from './return-store.server.ts';
import type { Teller } from './tell-buyer.server.ts';
import './fulfilment-tables.server.ts';

type Handle = (event: Pick<ShopEvent, 'payload'>) => Promise<void>;

/** Tells buyers what staff decided about a return. */
export function createReturnMailer(shop: Pick<Shop, 'db'>, tell: Teller): Handle {
  return async ({ payload }) => {
    const { orderId, returnId, state } = orderReturnDecidedPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const decided = await findReturn(shop.db, returnId);
    if (!found || !decided) return;
    const isPaid = ['card', 'redirect'].includes(paymentKindOf(found.order.paymentMethodId) ?? '');
    const told = { kind: `return-${state}`, isPaid, returned: decided.rows, said: decided.answer } as const;
    await tell(found, `return-${returnId}`, told);
  };
}

/** Tells buyers what staff wrote to them. */
export function createAnswerMailer(shop: Pick<Shop, 'db'>, tell: Teller): Handle {
  return async ({ payload }) => {
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
