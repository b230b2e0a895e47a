import type { Order } from '#modules/order/order.ts';
import { paymentKindOf } from '#modules/payment/payment-method.ts';
import type { Db } from '#platform/db/db.server.ts';

/**
 * The captured payment of a placed card order, with the same reference in the shop and in the simulated provider, so
 * that returns can be refunded.
 */
export async function payByCard(db: Db, { id, paymentMethodId, placedAt, priced }: Order): Promise<void> {
  if (!placedAt || paymentKindOf(paymentMethodId) !== 'card') return;
  const { amount, currency } = priced.totals.payable;
  const session = id.replaceAll('-', '');
  const paid = { order_id: id, kind: 'card', amount, currency, reference: `PSP${session}` } as const;
  await db
    .insertInto('payment')
    .values({ ...paid, provider: 'simulator', authorised_at: placedAt, captured_at: placedAt })
    .execute();
  await db
    .insertInto('simulated_payment')
    .values({
      ...paid,
      session_id: `CS${session}`,
      idempotency_key: `demo:${id}`,
      return_url: '/',
      state: 'captured',
      expires_at: placedAt,
    })
    .execute();
}
