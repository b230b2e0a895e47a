import { type RawBuilder, sql } from 'kysely';
import { parseOrderId } from '#core/ids.ts';
import { type Currency, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Notification, PaymentProvider } from './provider.ts';
import './payment-tables.server.ts';

type Provider = PaymentProvider['name'];

/** A provider's notification as it is stored; duplicates are stored once. */
export type PaymentEvent = { readonly provider: Provider; readonly told: Notification };

/** Undefined if the reference is not an order of ours. */
export function orderIdOf({ orderId }: Notification): string | undefined {
  const known = parseOrderId(orderId);
  return known.ok ? known.value : undefined;
}

/** A subquery for the paid order: its `id`, and whether its payment is confirmed (`is_confirmed`). */
export type PaidFor = RawBuilder<{ id: string; is_confirmed: boolean }>;

/**
 * Stores an event in one statement. Events without news (a confirmed authorisation, or a capture that the shop recorded
 * itself) are marked as handled. Returns whether there is work left.
 */
export async function keepEvent(
  db: Db,
  { provider, told }: PaymentEvent,
  paidFor: PaidFor,
  now: Date,
): Promise<boolean> {
  const { eventCode, reference, success, amount, raw } = told;
  const { rows } = await sql<{ is_open: boolean }>`
    with known as (
      select o.id,
        case ${eventCode}
          when 'AUTHORISATION' then o.is_confirmed and p.reference = ${reference}
          when 'CAPTURE' then p.captured_at is not null
        end as agrees
      from (${paidFor}) o join payment p on p.order_id = o.id),
    kept as (
      insert into payment_event
        (provider, event_code, reference, success, order_id, amount, currency, raw, received_at, handled_at)
      select ${provider}, ${eventCode}, ${reference}, ${success}::boolean, known.id, ${amount.amount}::bigint,
        ${amount.currency}, ${JSON.stringify(raw)}::text::jsonb, ${now}::timestamptz,
        case when ${success}::boolean and known.agrees then ${now}::timestamptz end
      from (select 1) as once left join known on true
      on conflict do nothing returning handled_at)
    select coalesce(
      (select handled_at is null from kept),
      (select handled_at is null from payment_event
       where provider = ${provider} and event_code = ${eventCode} and reference = ${reference}
         and success = ${success}::boolean),
      false) as is_open`.execute(db);
  return rows[0]?.is_open ?? false;
}

export async function markHandled(db: Db, { provider, told }: PaymentEvent, now: Date): Promise<void> {
  const { eventCode, reference, success } = told;
  await db
    .updateTable('payment_event')
    .set({ handled_at: now })
    .where('provider', '=', provider)
    .where('event_code', '=', eventCode)
    .where('reference', '=', reference)
    .where('success', '=', success)
    .execute();
}

/** Events that were stored but not handled, because the process crashed or an error occurred. */
export async function findOpenEvents(db: Db, before: Date, most: number): Promise<PaymentEvent[]> {
  const rows = await db
    .selectFrom('payment_event')
    .select(['provider', 'event_code', 'reference', 'success', 'order_id', 'amount', 'currency', 'raw'])
    .where('handled_at', 'is', null)
    .where('received_at', '<=', before)
    .orderBy('received_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    provider: row.provider,
    told: {
      eventCode: row.event_code,
      reference: row.reference,
      originalReference: undefined,
      orderId: row.order_id ?? '',
      success: row.success,
      amount: money(row.amount, row.currency as Currency),
      raw: row.raw,
    },
  }));
}
