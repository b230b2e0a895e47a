import type { ShopEvent } from '#platform/events/event.ts';
import { type OrderProgressed, orderProgressedPayload } from '../../order/order-events.ts';
import { findOrder } from '../../order/order-store.server.ts';
import { paymentKindOf } from '../../payment/payment-method.ts';
import type { Shop } from '../../shop.server.ts';
import { awaitsReplaced } from '../awaits-replaced.server.ts';
import { findDeliveries } from '../delivery-store.server.ts';
import type { Teller } from '../tell-buyer.server.ts';
import { mailsDue, type ProgressMailKind } from './mails-due.ts';
import type { ProgressFacts } from './progress-mail.ts';

/** Mails buyers the progress of their orders. For denied goods that were paid, money is promised only where some goes back. */
export function createProgressMailer(shop: Pick<Shop, 'db'>, tell: Teller): (event: ShopEvent) => Promise<void> {
  return async ({ eventId, payload }) => {
    const news = orderProgressedPayload.parse(payload);
    const found = await findOrder(shop.db, news.orderId);
    if (!found) return;
    const isPaid = ['card', 'redirect'].includes(paymentKindOf(found.order.paymentMethodId) ?? '');
    for (const due of mailsDue(news)) {
      const told = await readTold(shop, news, due, isPaid);
      const isNoneBack = isPaid && !news.isMoneyBack;
      const isMoneyKept = due === 'refused' && (isNoneBack || (await awaitsReplaced(shop.db, found.order)));
      await tell(found, stepOf(due, news, eventId), { ...told, isMoneyKept });
    }
  };
}

function stepOf(kind: ProgressMailKind, { dispatchNumber }: OrderProgressed, eventId: string): string {
  if (kind === 'refused') return `refused-${eventId}`;
  if (kind !== 'part' && kind !== 'last') return kind;
  return `sent-${Buffer.from(dispatchNumber ?? '').toString('hex')}`;
}

async function readTold(
  { db }: Pick<Shop, 'db'>,
  { orderId, dispatchNumber, denied }: OrderProgressed,
  kind: ProgressMailKind,
  isPaid: boolean,
): Promise<ProgressFacts> {
  if (kind === 'refused') return { kind, denied, isPaid };
  if (kind !== 'part' && kind !== 'last') return { kind, isPaid };
  const deliveries = await findDeliveries(db, [orderId]);
  return { kind, isPaid, delivery: deliveries.find((delivery) => delivery.dispatchNumber === dispatchNumber) };
}
