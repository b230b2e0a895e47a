import { ok, refuse } from '#core/result.ts';
import { isAway } from '../../is-away.server.ts';
import type { SentOrder } from '../../order/find-sent-order.server.ts';
import { statusLink } from '../../order/status-link.server.ts';
import { keepSession } from '../../payment/keep-session.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';

/**
 * The session in which an order is paid. It is made after the order stands, outside any transaction; made twice, it is one,
 * since its key is the order's id. When the provider cannot be asked, the order waits for whoever sends it again.
 */
export async function openSession(shop: Shop, { market, language, claims, clientAddress }: Visit, order: SentOrder) {
  if (!order.payment) return ok(undefined);
  if (order.payment.session) return ok(order.payment.session);
  const locale = market.locales[language] ?? market.locales[market.defaultLocale];
  try {
    const session = await shop.payment.createSession({
      orderId: order.id,
      amount: order.payable,
      country: market.iso2,
      locale: locale?.cultureCode ?? language,
      kind: order.payment.kind,
      shopper: { email: order.email, reference: claims && String(claims.customer_id), address: clientAddress },
      returnUrl: statusLink(shop, order, 'external'),
      idempotencyKey: order.id,
    });
    await keepSession(shop.db, order.id, session);
    return ok(session);
  } catch (error) {
    if (isAway(error)) throw error;
    shop.log.error({ err: error, orderId: order.id }, 'no payment session could be opened');
    return refuse({ code: 'payment-unavailable' });
  }
}
