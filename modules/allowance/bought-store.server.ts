import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '#core/dates.ts';
import type { Db } from '#platform/db/db.server.ts';
import { exchangedOf, type OrderReturn, sentBackOf } from '../fulfilment/order-return.ts';
import { findReturnsOf } from '../fulfilment/return-store.server.ts';
import { plus, type RowPieces } from '../order/pieces.ts';
import '../order/order-tables.server.ts';

export type BoughtSought = {
  readonly companyId: number;
  readonly wearerIds: readonly number[];
  readonly since: CalendarDate;
  readonly timeZone: string;
  /** An order that is about to change. */
  readonly except?: string | undefined;
  /** Only orders that were placed. */
  readonly isPlaced?: boolean;
};

export type BoughtRow = {
  readonly orderId: string;
  readonly orderNo: string;
  /** Null where the account was deleted. */
  readonly senderId: number | null;
  readonly sku: string;
  readonly wearerId: number;
  readonly sentAt: Date;
  /** The day on which it counts. */
  readonly day: CalendarDate;
  readonly quantity: number;
  /** The categories when it was ordered; null in orders from before they were stored. */
  readonly categories: readonly string[] | null;
};

type Row = Omit<BoughtRow, 'orderNo'> & { orderNo: number; rowNumber: number };

/**
 * SQL: when the goods of an order `o` were first ordered. A replacement of a replacement also leads back to the first
 * order.
 */
const firstSentAt = sql`(
  with recursive earlier as (
    select o.replaces, o.created_at
    union all
    select source.replaces, source.created_at from earlier join order_view source on source.id = earlier.replaces)
  select min(created_at) from earlier)`;

/**
 * What people got since a day: rows for the person, and rows without a wearer in orders of the person. Orders that wait
 * for approval or payment count; cancelled, denied and returned pieces do not, nor do gifts. A replacement counts on
 * the day of its first order. Two statements, one for the index of wearers and one for that of buyers.
 */
export async function listBought(db: Db, sought: BoughtSought): Promise<BoughtRow[]> {
  const { companyId, wearerIds, since, timeZone, except, isPlaced = false } = sought;
  if (wearerIds.length === 0) return [];
  const ids = sql`any(${[...wearerIds]}::int[])`;
  const bought = (wearer: RawBuilder<number>, isFor: RawBuilder<boolean>) => sql`
    select o.id as "orderId", o.order_no as "orderNo", o.customer_id as "senderId", r.row_number as "rowNumber", r.sku, ${wearer} as "wearerId", o.created_at as "sentAt",
      to_char(${firstSentAt} at time zone ${timeZone}, 'YYYY-MM-DD') as day, (r.quantity - r.denied)::float8 as quantity, r.categories
    from order_view o join order_row_view r on r.order_id = o.id
    where ${isFor} and o.company_id = ${companyId} and o.given_up_at is null and o.kind <> 'punch-out' and o.state <> 'refused'
      and o.created_at >= ((${since}::date)::timestamp at time zone ${timeZone})
      and o.id is distinct from ${except ?? null}::uuid and (o.placed_at is not null or not ${isPlaced}::boolean)
      and r.type in ('DefaultArticle', 'ExternalArticle') and r.quantity > r.denied
      and (r.cart_row_id is not null or o.replaces is not null)`;
  const { rows } = await sql<Row>`
    select "orderId", "orderNo", "senderId", "rowNumber", sku, "wearerId", "sentAt", day, quantity, categories from (
      ${bought(sql`r.wearer_id`, sql`r.wearer_id = ${ids}`)}
      union all
      ${bought(sql`o.buyer_id`, sql`r.wearer_id is null and o.buyer_id = ${ids}`)}) as bought
    order by "sentAt" desc, "orderId", "rowNumber"`.execute(db);
  const returns = await findReturnsOf(db, [...new Set(rows.map(({ orderId }) => orderId))]);
  return rows.map(({ rowNumber, orderNo, ...row }) => ({
    ...row,
    orderNo: String(orderNo),
    quantity: Math.max(0, plus(row.quantity, -sentBack(returns, row.orderId, rowNumber))),
  }));
}

/** An exchange counts at once, because its replacement is an order that counts as well. */
const comingBack = (one: OrderReturn): readonly RowPieces[] =>
  one.state === 'accepted' ? sentBackOf(one) : one.state === 'asked' ? exchangedOf(one) : [];

const sentBack = (returns: readonly OrderReturn[], orderId: string, rowNumber: number): number =>
  returns
    .filter((one) => one.orderId === orderId)
    .flatMap(comingBack)
    .filter((row) => row.rowNumber === rowNumber)
    .reduce((sum, { quantity }) => plus(sum, quantity), 0);
