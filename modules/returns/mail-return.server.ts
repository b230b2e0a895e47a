import type { ShopEvent } from '#platform/events/event.ts';
import { awaitsReplaced } from '../fulfilment/awaits-replaced.server.ts';
import { findReturn } from '../fulfilment/return-store.server.ts';
import type { Teller } from '../fulfilment/tell-buyer.server.ts';
import { orderReturnAskedPayload, orderReturnDecidedPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import type { Shop } from '../shop.server.ts';
import { readMoneyWay } from './read-money-way.server.ts';

/** Mails buyers the decision on a return. A refund is mentioned only if there is one. */
export function createReturnMailer(shop: Pick<Shop, 'db'>, tell: Teller) {
  return async ({ payload }: Pick<ShopEvent, 'payload'>): Promise<void> => {
    const { orderId, returnId, state } = orderReturnDecidedPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const decided = await findReturn(shop.db, returnId);
    if (!found || !decided) return;
    const isPaid = ['card', 'redirect'].includes(paymentKindOf(found.order.paymentMethodId) ?? '');
    const way = await readMoneyWay(shop.db, found.order, decided);
    const isNoneBack = way === undefined || way === 'no-payment';
    const isMoneyKept = isNoneBack || (await awaitsReplaced(shop.db, found.order));
    const answer = { returned: decided.rows, said: decided.answer };
    await tell(found, `return-${returnId}`, { kind: `return-${state}`, isPaid, isMoneyKept, ...answer });
  };
}

/**
 * Confirms a consumer's withdrawal with what it covers and when it was received, and an exchange with what is to be sent back. A plain
 * request is confirmed on the page.
 */
export function createStatementMailer(shop: Pick<Shop, 'db'>, tell: Teller) {
  return async ({ payload }: Pick<ShopEvent, 'payload'>): Promise<void> => {
    const { orderId, returnId } = orderReturnAskedPayload.parse(payload);
    const found = await findOrder(shop.db, orderId);
    const stated = await findReturn(shop.db, returnId);
    if (!found || !stated) return;
    if (stated.replacement) {
      const returned = stated.rows.filter(({ replacement }) => replacement);
      const { orderNo: replacementNo } = stated.replacement;
      await tell(found, `exchange-${returnId}`, { kind: 'exchanged', isPaid: false, returned, replacementNo });
    }
    if (stated.kind !== 'withdrawal') return;
    const message = { kind: 'withdrawn', isPaid: false, returned: stated.rows, receivedAt: stated.askedAt } as const;
    await tell(found, `withdrawal-${returnId}`, message);
  };
}
