import type { Db } from '#platform/db/db.server.ts';
import type { PaymentSession } from './provider.ts';
import './payment-tables.server.ts';

/** So that whoever sends an order again is answered with the session it has. */
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
