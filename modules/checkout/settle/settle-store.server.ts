import { sql } from 'kysely';
import { type Currency, type Money, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { SkuPieces } from '../../catalogue/stock-store.server.ts';
import type { Order } from '../../order/order.ts';
import type { PaymentState } from '../../payment/payment-state.ts';
import '../../order/order-tables.server.ts';
import '../../payment/payment-tables.server.ts';

/** An order and what is to be paid for it, held until the transaction ends. */
export type HeldPayment = Pick<Order, 'id' | 'cartId' | 'kind' | 'paymentState' | 'paymentMethodId'> & {
  readonly due: Money;
  /** The authorisation that it stands on, or that is on its way back. */
  readonly reference: string | undefined;
  readonly slowSince: Date | undefined;
  readonly payload: unknown;
};

export async function holdPayment(db: Db, orderId: string): Promise<HeldPayment | undefined> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('payment as p', 'p.order_id', 'o.id')
    .select(['o.id', 'o.cart_id', 'o.kind', 'o.payment_state', 'o.payment_method_id', 'o.payload'])
    .select(['p.amount', 'p.currency', 'p.reference', 'p.slow_since'])
    .where('o.id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      cartId: row.cart_id,
      kind: row.kind,
      paymentState: row.payment_state,
      paymentMethodId: row.payment_method_id,
      due: money(row.amount, row.currency as Currency),
      reference: row.reference ?? undefined,
      slowSince: row.slow_since ?? undefined,
      payload: row.payload,
    }
  );
}

type Change = {
  readonly order?: {
    readonly payment_state: PaymentState;
    readonly status?: Order['status'];
    readonly placed_at?: Date;
    readonly released_at?: Date;
  };
  readonly payment: {
    readonly reference?: string;
    readonly authorised_at?: Date;
    readonly slow_since?: Date;
    readonly look_again_at?: Date | null;
  };
};

/** One statement: the order and its payment move together. */
export async function movePayment(db: Db, orderId: string, { order, payment }: Change): Promise<void> {
  const paid = db.updateTable('payment').set(payment).where('order_id', '=', orderId);
  if (!order) {
    await paid.execute();
    return;
  }
  await db
    .with('moved', (part) => part.updateTable('orders').set(order).where('id', '=', orderId))
    .updateTable('payment')
    .set(payment)
    .where('order_id', '=', orderId)
    .execute();
}

/** The pieces that left the stock for an order. */
export async function listTaken(db: Db, orderId: string): Promise<SkuPieces[]> {
  return db
    .selectFrom('order_row')
    .select(['sku', 'taken as pieces'])
    .where('order_id', '=', orderId)
    .where('taken', '>', 0)
    .execute();
}

export type DuePayment = {
  readonly orderId: string;
  readonly sessionId: string | undefined;
  /** Until then the buyer can still pay in it. */
  readonly expiresAt: Date | undefined;
};

/**
 * Payments that nobody has told of for too long. Who takes them has until `leaseUntil` to find out: providers are not
 * asked inside a transaction.
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

/** By the answer to our own request or by the provider's notification, whichever comes first. */
export async function notePayment(db: Db, orderId: string, what: 'captured_at' | 'voided_at', at: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ [what]: at })
    .where('order_id', '=', orderId)
    .where(what, 'is', null)
    .execute();
}
