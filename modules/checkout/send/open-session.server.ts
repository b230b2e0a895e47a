import { ok, refuse } from '#core/result.ts';
import { isAway } from '../../is-away.server.ts';
import type { SentOrder } from '../../order/find-sent-order.server.ts';
import { statusLink } from '../../order/status-link.server.ts';
import { keepSession } from '../../payment/keep-session.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';

/**
 * The payment session of an order. It is opened after the commit, outside any transaction. The order's id is its idempotency key, so
 * opening it again gives the same session. While the provider cannot be reached, the order waits until it is sent again.
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
