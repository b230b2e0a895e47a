import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { changeOfOrder, type SettledChange } from '../../order/settling-store.server.ts';
import { changeOfPayment, type PaymentChange } from '../../payment/payment-store.server.ts';

type Change = { readonly order?: SettledChange; readonly payment: PaymentChange };

/** One statement, so that the order and its payment change together. */
export async function movePayment(db: Db, orderId: string, { order, payment }: Change): Promise<void> {
  const paid = changeOfPayment(db, orderId, payment);
  if (order) await sql`with moved as (${changeOfOrder(db, orderId, order)}) ${paid}`.execute(db);
  else await paid.execute();
}
