import { ok, refuse } from '#core/result.ts';
import { findOrderByLink } from '../order/find-order.server.ts';
import '../payment/payment-tables.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { SendAnswer } from './send-answer.ts';

/** Whoever holds the order's seal may: what the drop-in needs to take the money, after a reload as well. */
export async function readPaying(shop: Shop, visit: Visit, { link }: { readonly link: string }) {
  const found = await findOrderByLink(shop, visit, { link });
  if (!found.ok) return found;
  const { order, page } = found.value;
  const payment = await shop.db
    .selectFrom('payment')
    .select(['session_id', 'client_data', 'expires_at'])
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (!payment) return refuse({ code: 'order-not-found' });
  const { session_id: sessionId, client_data: clientData, expires_at: expiresAt } = payment;
  const session: SendAnswer['payment'] =
    sessionId === null || clientData === null
      ? undefined
      : {
          provider: shop.payment.name,
          sessionId,
          clientData,
          config: shop.payment.clientConfig(visit.market, visit.language),
          expiresAt: expiresAt?.toISOString() ?? '',
        };
  return ok({ order, page, isOpen: order.paymentState === 'Pending', payment: session });
}
