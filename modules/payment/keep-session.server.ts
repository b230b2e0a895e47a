import type { Db } from '#platform/db/db.server.ts';
import type { PaymentSession } from './provider.ts';
import './payment-tables.server.ts';

/** Stores the session, so that a repeated order request returns the same one. */
export async function keepSession(
  db: Db,
  orderId: string,
  { sessionId, clientData, expiresAt }: PaymentSession,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ session_id: sessionId, client_data: JSON.stringify(clientData), expires_at: expiresAt })
    .where('order_id', '=', orderId)
    .execute();
}
