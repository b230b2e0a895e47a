import { toDecimal } from '#core/money.ts';
import { ok, type Result } from '#core/result.ts';
import type { SentOrder } from '../../order/find-sent-order.server.ts';
import { statusLink } from '../../order/status-link.server.ts';
import { statusPageOf } from '../../order/status-page.ts';
import type { Refusal } from '../../refusals.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import type { SendAnswer } from '../send-answer.ts';
import { openSession } from './open-session.server.ts';

/** The answer to the sender of an order. A repeated request gets the same answer with the current state of the payment. */
export async function answerSent(shop: Shop, visit: Visit, order: SentOrder): Promise<Result<SendAnswer, Refusal>> {
  const { id, orderNo, kind, status, paymentState, payable, hidesPrices } = order;
  const answer: SendAnswer = {
    orderId: id,
    orderNo,
    kind,
    status,
    paymentState,
    total: hidesPrices ? 0 : toDecimal(payable),
    currency: payable.currency,
    link: statusLink(shop, order, statusPageOf(order, false)),
  };
  if (paymentState !== 'Pending' || !order.payment) return ok(answer);
  const opened = await openSession(shop, visit, order);
  if (!opened.ok) return opened;
  if (!opened.value) return ok(answer);
  const { sessionId, clientData, expiresAt } = opened.value;
  const config = shop.payment.clientConfig(visit.market, visit.language);
  const payment = { provider: order.payment.provider, sessionId, clientData, config };
  return ok({ ...answer, payment: { ...payment, expiresAt: expiresAt.toISOString() } });
}
