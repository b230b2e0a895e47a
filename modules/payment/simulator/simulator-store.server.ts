import { sql } from 'kysely';
import type { Currency } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import '../payment-tables.server.ts';
import type { Charge, NewSession } from '../provider.ts';
import type { DecisionResult, SimulatedPayment, SimulatedState } from './decisions.ts';

/** Delay before an unaccepted notification is sent again. */
const againMs = 9000;
const mostAtOnce = 50;

const columns = [
  'session_id as sessionId',
  'order_id as orderId',
  'amount',
  'currency',
  'kind',
  'return_url as returnUrl',
  'state',
  'reference',
  'expires_at as expiresAt',
] as const;

const fromRow = (row: object): SimulatedPayment => row as SimulatedPayment;

/** A repeated key returns the same session. */
export async function insertSession(
  db: Db,
  sessionId: string,
  { orderId, idempotencyKey, amount, kind, returnUrl }: NewSession,
  expiresAt: Date,
): Promise<SimulatedPayment> {
  const row = await db
    .insertInto('simulated_payment')
    .values({
      session_id: sessionId,
      order_id: orderId,
      idempotency_key: idempotencyKey,
      amount: amount.amount,
      currency: amount.currency,
      kind,
      return_url: returnUrl,
      reference: null,
      expires_at: expiresAt,
    })
    .onConflict((same) =>
      same.column('idempotency_key').doUpdateSet((excluded) => ({
        idempotency_key: excluded.ref('excluded.idempotency_key'),
      })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

export async function findSession(db: Db, sessionId: string): Promise<SimulatedPayment | undefined> {
  const row = await db
    .selectFrom('simulated_payment')
    .select(columns)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Returns the changed payment, or undefined if it is finished or does not exist. */
export async function decideSession(
  db: Db,
  asked: { sessionId: string; reference: string; from: readonly SimulatedState[]; decided: DecisionResult; now: Date },
): Promise<SimulatedPayment | undefined> {
  const { sessionId, reference, from, decided, now } = asked;
  const news = decided.told.map(({ afterMs, reason = null, ...told }) => ({
    ...told,
    reason,
    dueAt: new Date(now.getTime() + afterMs),
  }));
  const { rows } = await sql<SimulatedPayment>`
    with changed as (
      update simulated_payment set state = ${decided.state}, reference = ${reference}
      where session_id = ${sessionId} and state = any(${[...from]}::text[]) and expires_at > ${now}
      returning *
    ), told as (
      insert into simulated_notification (body, due_at)
      select jsonb_build_object('eventCode', n."eventCode", 'success', n.success, 'reason', n.reason,
          'sessionId', c.session_id, 'reference', c.reference, 'orderId', c.order_id,
          'amount', c.amount, 'currency', c.currency), n."dueAt"
      from changed c, jsonb_to_recordset(${JSON.stringify(news)}::jsonb)
        as n("eventCode" text, success boolean, reason text, "dueAt" timestamptz)
    )
    select session_id as "sessionId", order_id as "orderId", amount, currency, kind, return_url as "returnUrl", state,
      reference, expires_at as "expiresAt" from changed`.execute(db);
  return rows[0];
}

type Change = {
  readonly sessionId: string;
  readonly eventCode: 'CAPTURE' | 'CANCELLATION' | 'REFUND';
  /** Derived from the key, so that a repeated change is reported once. */
  readonly reference: string;
  readonly from: readonly SimulatedState[];
  readonly to: SimulatedState;
  readonly charge: Charge;
  readonly dueAt: Date;
};

/** Returns whether the payment exists. A later notification reports whether the change succeeded. */
export async function changePayment(db: Db, change: Change): Promise<boolean> {
  const { sessionId, eventCode, reference, from, to, charge, dueAt } = change;
  const { rows } = await sql<object>`
    with held as (
      select *, state = any(${[...from, to]}::text[]) as may from simulated_payment
      where session_id = ${sessionId} and reference = ${charge.reference} for update
    ), changed as (
      update simulated_payment p set state = ${to} from held where p.session_id = held.session_id and held.may
    ), told as (
      insert into simulated_notification (body, due_at)
      select jsonb_build_object('eventCode', ${eventCode}::text, 'success', may, 'reason', null, 'sessionId', session_id,
          'reference', ${reference}::text, 'originalReference', reference, 'orderId', order_id,
          'amount', ${charge.amount.amount}::bigint, 'currency', ${charge.amount.currency}::text), ${dueAt}::timestamptz
      from held
    )
    select 1 from held`.execute(db);
  return rows.length > 0;
}

/** A simulator notification before it is signed. */
export type DueNotification = {
  readonly eventCode: string;
  readonly success: boolean;
  readonly reason: string | null;
  readonly sessionId: string;
  readonly reference: string;
  readonly originalReference?: string;
  readonly orderId: string;
  readonly amount: number;
  readonly currency: Currency;
};

/**
 * Takes due notifications for a few seconds; if the process crashes, the next one takes them again. Also makes the
 * pending decisions of slow banks.
 */
export async function takeDueNotifications(db: Db, now: Date) {
  const { rows } = await sql<{ id: number; body: DueNotification }>`
    with due as (
      select id from simulated_notification where sent_at is null and due_at <= ${now}
      order by due_at, id limit ${mostAtOnce} for update skip locked
    ), taken as (
      update simulated_notification n set due_at = ${new Date(now.getTime() + againMs)} from due
      where n.id = due.id returning n.id, n.body
    ), decided as (
      update simulated_payment p set state = 'authorised' from taken
      where p.session_id = taken.body ->> 'sessionId' and p.state = 'pending' and taken.body ->> 'eventCode' = 'AUTHORISATION'
    )
    select id, body from taken order by id`.execute(db);
  return rows;
}

export async function markSent(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('simulated_notification')
    .set({ sent_at: now })
    .where('id', 'in', [...ids])
    .execute();
}
