import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { insertionOfPayment, type NewPayment } from '../payment/payment-store.server.ts';
import { insertionOfUses } from '../promotion/campaign-uses.server.ts';
import type { OrderDraft, OrderRow } from './order.ts';
import type { StoredOrder, StoredOrderRow } from './store/stored-order.ts';

export type NewOrder = {
  readonly order: OrderDraft;
  readonly sendKey: string;
  /** Digest of the request; undefined for orders without a request. */
  readonly contentDigest?: string;
  /** The sender who gave the key; undefined if the shop made the key from the cart. */
  readonly sentBy?: string | undefined;
  /** The request as it was sent. */
  readonly payload: unknown;
  /** Campaigns with a limited number of uses that this order uses. */
  readonly campaignIds: readonly string[];
  /** Set if a payment is due now. */
  readonly payment: NewPayment | undefined;
};

/** Inserts the order, its rows, its uses and its payment in one statement. */
export async function insertOrder(
  db: Db,
  { order, sendKey, contentDigest, sentBy, payload, campaignIds, payment }: NewOrder,
): Promise<string> {
  const made = db.insertInto('orders').values({
    id: order.id,
    cart_id: order.cartId,
    send_key: sendKey,
    content_digest: contentDigest ?? null,
    sent_by: sentBy ?? null,
    market_id: order.marketId,
    ...ownerColumns(order),
    kind: order.kind,
    status: order.status,
    payment_state: order.paymentState,
    payment_method_id: order.paymentMethodId,
    buyer_email: order.buyer.email,
    order_number: order.metadata.OrderNumber,
    project_number: order.metadata.ProjectNumber ?? null,
    language: order.language,
    currency: order.priced.currency,
    payable: order.priced.totals.payable.amount,
    tax: order.priced.totals.tax?.amount ?? 0,
    data: json(storedOrder(order)),
    payload: json(payload),
    created_at: order.createdAt,
    placed_at: order.placedAt ?? null,
  });
  const parts = [
    sql`made as (${made.returning('order_no')})`,
    sql`lines as (${insertionOf(order)})`,
    ...(campaignIds.length > 0 ? [sql`used as (${insertionOfUses(db, order.id, campaignIds)})`] : []),
    ...(payment ? [sql`due as (${insertionOfPayment(db, order.id, payment)})`] : []),
  ];
  const { rows } = await sql<{ order_no: number }>`with ${sql.join(parts)} select order_no from made`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`the order ${order.id} got no number`);
  return String(row.order_no);
}

function ownerColumns({ owner }: OrderDraft) {
  return {
    customer_id: owner.kind === 'public' ? null : owner.customerId,
    company_id: owner.kind === 'company' ? owner.companyId : null,
    punch_out_session: owner.kind === 'company' ? (owner.punchOutSession ?? null) : null,
  };
}

/** One parameter for all rows: an order may have a thousand of them. */
export function insertionOf({ id, rows }: Pick<OrderDraft, 'id' | 'rows'>): RawBuilder<unknown> {
  const columns = rows.map((row) => ({
    row_number: row.rowNumber,
    parent_row_number: row.parentRowNumber ?? null,
    type: row.type,
    sku: row.sku,
    quantity: row.quantity,
    taken: row.taken,
    data: storedRow(row),
  }));
  return sql`
    insert into order_row (order_id, row_number, parent_row_number, type, sku, quantity, taken, data)
    select ${id}::uuid, given.* from jsonb_to_recordset(${json(columns)}) as given (
      row_number int, parent_row_number int, type text, sku text, quantity numeric, taken int, data jsonb)`;
}

export function storedOrder(order: Omit<OrderDraft, 'createdAt'>): StoredOrder {
  const { buyer, delivery, invoiceAddress, metadata, comment, tax, priced, mode, hidesPrices, isTestOrder } = order;
  const said = { buyer, delivery, invoiceAddress, metadata, comment, tax, priced, mode, hidesPrices, isTestOrder };
  return { ...said, sentByStaff: order.sentByStaff, exchange: order.exchange };
}

function storedRow(row: OrderRow): StoredOrderRow {
  const { cartRowId, name, colour, size, picture, backOrdered, nextDeliveryDate, comment, coworker } = row;
  const { soldBy, packSize, personalPacking, service, price, categories } = row;
  const article = { cartRowId, name, colour, size, picture, soldBy, ...(packSize !== undefined && { packSize }) };
  return { ...article, backOrdered, nextDeliveryDate, comment, coworker, personalPacking, service, price, categories };
}

const json = (value: unknown) => sql<string>`${JSON.stringify(value)}::text::jsonb`;
