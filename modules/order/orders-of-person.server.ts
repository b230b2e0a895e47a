import { sql } from 'kysely';
import { monthsBefore } from '#core/dates.ts';
import { recordMonthsKept } from '#core/timings.ts';
import type { Db } from '#platform/db/db.server.ts';
import '../people/people-tables.server.ts';
import './order-tables.server.ts';
import { withoutPersons } from './order-fields.ts';
import { type OrderState, openStates, orderStates } from './order-state.ts';

/** What is kept of a person's orders, for the export of one's own data. */
export async function readOrdersOf(db: Db, customerId: number): Promise<unknown> {
  const orders = await db
    .selectFrom('orders')
    .select(['order_no', 'status', 'payment_state', 'buyer_email', 'currency', 'payable', 'data', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return orders.map(({ order_no, data: { buyer, delivery, comment }, ...order }) => ({
    orderNo: String(order_no),
    status: order.status,
    paymentState: order.payment_state,
    payable: { amount: order.payable, currency: order.currency },
    buyer,
    delivery,
    comment,
    created: order.created_at,
  }));
}

/** A guest's order belongs to the account that the guest wanted with it. */
export async function giveOrderTo(db: Db, orderId: string, customerId: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ customer_id: customerId })
    .where('id', '=', orderId)
    .where('customer_id', 'is', null)
    .execute();
}

const nobody = { firstName: '', lastName: '', email: '', cellphone: '' };
const nowhere = { line1: '', line2: '' };
const noRecipient = { companyName: '', vatNo: '', firstName: '', lastName: '', careOf: '' };
const noMail = { OrderConfirmationEmail: null, ...withoutPersons };

/**
 * Orders are kept by law; the names of buyer and wearers are erased with the account. Unpaid orders, and orders of the last two days with
 * mails and exports still to be sent, wait for the next run.
 */
export async function forgetBuyers(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * 24 * 60 * 60_000);
  await sql`with forgotten as (
    update orders o set
      buyer_email = '',
      payload = '{}',
      content_digest = null,
      sent_by = null,
      data = o.data || jsonb_build_object(
        'buyer', (o.data -> 'buyer') || ${json(nobody)},
        'metadata', (o.data -> 'metadata') || ${json(noMail)},
        'comment', '',
        'delivery', ((o.data -> 'delivery') - 'servicePoint') || jsonb_build_object(
          'address', (o.data -> 'delivery' -> 'address') || ${json(nowhere)},
          'recipient', ${json(noRecipient)}))
        || case when o.data ? 'invoiceAddress'
             then jsonb_build_object('invoiceAddress', (o.data -> 'invoiceAddress') || ${json(nowhere)})
             else '{}' end
    from deleted_person gone
    where gone.customer_id = o.customer_id
      and o.payment_state <> 'Pending' and o.buyer_email <> '' and o.created_at < ${before}
    returning o.id)
    update order_row r set data = (r.data - 'coworker' - 'service') || ${json({ comment: '' })}
    from forgotten where r.order_id = forgotten.id`.execute(db);
  await forgetTextsOnGarments(db, now);
}

/**
 * What stood on the garments of a deleted person, in orders of any buyer. The service and its place stay. Garments that are still made
 * need their text: it goes once the order has ended, or with the records of changes.
 */
async function forgetTextsOnGarments(db: Db, now: Date): Promise<void> {
  await sql`
    update order_row text set data = text.data || jsonb_build_object(
      'service', (text.data -> 'service') || ${json({ lines: [], written: {} })},
      'comment', coalesce(text.data -> 'service' ->> 'positionName', ''))
    from order_row garment, orders o, deleted_person gone
    where text.type = 'VasArticle' and text.data ? 'service'
      and (text.data -> 'service' -> 'lines' <> '[]'::jsonb or text.data -> 'service' -> 'written' <> '{}'::jsonb)
      and garment.order_id = text.order_id and garment.row_number = text.parent_row_number
      and (garment.data -> 'coworker' ->> 'id')::int = gone.customer_id
      and o.id = text.order_id
      and (o.given_up_at is not null or o.state = any(${[...endedStates]}::text[])
        or o.created_at < ${monthsBefore(now, recordMonthsKept)})`.execute(db);
}

const endedStates: readonly OrderState[] = orderStates.filter((state) => !openStates.includes(state));

/** Texts on garments that were ordered for a person, for the export of one's own data. */
export async function readGarmentTextsOf(db: Db, customerId: number): Promise<unknown> {
  const { rows } = await sql<{ orderNo: string; name: string; lines: string[] }>`
    select o.order_no::text as "orderNo", text.data ->> 'name' as name, text.data -> 'service' -> 'lines' as lines
    from order_row text
    join order_row garment on garment.order_id = text.order_id and garment.row_number = text.parent_row_number
    join orders o on o.id = text.order_id
    where text.type = 'VasArticle' and text.data ? 'service'
      and (garment.data -> 'coworker' ->> 'id')::int = ${customerId}
    order by o.created_at, text.row_number`.execute(db);
  return rows;
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;
