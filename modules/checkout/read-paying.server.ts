import { ok, refuse } from '#core/result.ts';
import { findOrderByLink } from '../order/find-order.server.ts';
import { findSession } from '../payment/payment-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { SendAnswer } from './send-answer.ts';

/** For the holder of the sealed link: what the drop-in needs to take the payment, also after a reload. */
export async function readPaying(shop: Shop, visit: Visit, { link }: { readonly link: string }) {
  const found = await findOrderByLink(shop, visit, { link });
  if (!found.ok) return found;
  const { order, page } = found.value;
  const paid = await findSession(shop.db, order.id);
  if (!paid) return refuse({ code: 'order-not-found' });
  const payment: SendAnswer['payment'] = paid.session && {
    provider: shop.payment.name,
    sessionId: paid.session.sessionId,
    clientData: paid.session.clientData,
    config: shop.payment.clientConfig(visit.market, visit.language),
    expiresAt: paid.session.expiresAt.toISOString(),
  };
  return ok({ order, page, isOpen: order.paymentState === 'Pending', payment });
}
