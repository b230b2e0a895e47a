import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { ask, findHeld, isNews, toFinished } from './finish-payment.server.ts';
import { settlePayment } from './settle/settle-payment.server.ts';

/**
 * For the holder of the sealed link: the buyer leaves the payment and gets the cart back. If the payment went through after all, or
 * the bank is still processing it, the order stays.
 */
export async function cancelPending(shop: Shop, _visit: Visit, { link }: { link: string }) {
  const held = await findHeld(shop, link);
  if (!held) return refuse({ code: 'order-not-found' });
  const { order, sessionId } = held;
  if (order.paymentState !== 'Pending') return ok(toFinished(shop, held, undefined, undefined));
  const outcome = sessionId === undefined ? undefined : await ask(shop, { sessionId, orderId: order.id });
  const news = outcome && isNews(outcome) && outcome.kind !== 'error' ? outcome : ({ kind: 'cancelled' } as const);
  return ok(toFinished(shop, held, await settlePayment(shop, { orderId: order.id, news }), news.kind));
}
