import { sql } from 'kysely';
import { type Currency, type Money, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { PaymentKind } from './payment-method.ts';
import type { PaymentProvider, PaymentSession } from './provider.ts';
import './payment-tables.server.ts';

export type NewPayment = {
  readonly provider: PaymentProvider['name'];
  readonly kind: Extract<PaymentKind, 'card' | 'redirect'>;
  readonly amount: Money;
  readonly lookAgainAt: Date;
};

/** Inserts the payment of an order, as part of the statement that inserts the order. */
export const insertionOfPayment = (db: Db, orderId: string, { provider, kind, amount, lookAgainAt }: NewPayment) =>
  db.insertInto('payment').values({
    order_id: orderId,
    provider,
    kind,
    amount: amount.amount,
    currency: amount.currency,
    look_again_at: lookAgainAt,
  });

export type PaymentChange = {
  readonly reference?: string;
  readonly authorised_at?: Date;
  readonly slow_since?: Date;
  readonly look_again_at?: Date | null;
};

/** Usable as part of the statement that updates the order, or on its own. */
export const changeOfPayment = (db: Db, orderId: string, change: PaymentChange) =>
  db.updateTable('payment').set(change).where('order_id', '=', orderId);

export type DuePayment = {
  readonly orderId: string;
  readonly sessionId: string | undefined;
  /** The buyer can pay in the session until then. */
  readonly expiresAt: Date | undefined;
};

/**
 * Takes payments that have had no news for too long. The process that takes them has until `leaseUntil` to query the
 * provider, because that must not happen inside a transaction.
 */
export async function takeDuePayments(db: Db, now: Date, leaseUntil: Date, most: number): Promise<DuePayment[]> {
  const { rows } = await sql<{ order_id: string; session_id: string | null; expires_at: Date | null }>`
    update payment set look_again_at = ${leaseUntil}
    where order_id in (
      select order_id from payment where look_again_at <= ${now}
      order by look_again_at limit ${most} for update skip locked)
    returning order_id, session_id, expires_at`.execute(db);
  return rows.map(({ order_id, session_id, expires_at }) => ({
    orderId: order_id,
    sessionId: session_id ?? undefined,
    expiresAt: expires_at ?? undefined,
  }));
}

export async function lookAgain(db: Db, orderId: string, at: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ look_again_at: at })
    .where('order_id', '=', orderId)
    .where('look_again_at', 'is not', null)
    .execute();
}

export type AuthorisedPayment = {
  readonly reference: string | undefined;
  readonly amount: Money;
  readonly isCaptured: boolean;
};

export async function findPayment(db: Db, orderId: string): Promise<AuthorisedPayment | undefined> {
  const row = await db
    .selectFrom('payment')
    .select(['reference', 'amount', 'currency', 'captured_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return (
    row && {
      reference: row.reference ?? undefined,
      amount: money(row.amount, row.currency as Currency),
      isCaptured: row.captured_at !== null,
    }
  );
}

/**
 * The payment session of an order. `session` is undefined until the provider has created it; the result is undefined if
 * the order has no provider payment.
 */
export async function findSession(
  db: Db,
  orderId: string,
): Promise<{ session: PaymentSession | undefined } | undefined> {
  const row = await db
    .selectFrom('payment')
    .select(['session_id', 'client_data', 'expires_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id: sessionId, client_data: clientData, expires_at: expiresAt } = row;
  return { session: sessionId !== null && clientData && expiresAt ? { sessionId, clientData, expiresAt } : undefined };
}

/** Recorded from our own request's response or from the notification, whichever arrives first. */
export async function notePayment(db: Db, orderId: string, what: 'captured_at' | 'voided_at', at: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ [what]: at })
    .where('order_id', '=', orderId)
    .where(what, 'is', null)
    .execute();
}
