import { sql } from 'kysely';
import type { CalendarDate } from '#core/dates.ts';
import type { Db } from '#platform/db/db.server.ts';
import { exchangedOf, type OrderReturn, sentBackOf } from '../fulfilment/order-return.ts';
import { findReturnsOf } from '../fulfilment/return-store.server.ts';
import { namedBuyer } from '../order/orders-of-person.server.ts';
import { plus, type RowPieces } from '../order/pieces.ts';
import '../order/order-tables.server.ts';

export type BoughtSought = {
  readonly companyId: number;
  readonly wearerIds: readonly number[];
  readonly since: CalendarDate;
  readonly timeZone: string;
  /** An order that is about to change. */
  readonly except?: string | undefined;
};

export type BoughtRow = {
  readonly orderId: string;
  readonly orderNo: string;
  readonly sku: string;
  readonly wearerId: number;
  readonly day: CalendarDate;
  readonly quantity: number;
};

type Row = Omit<BoughtRow, 'orderNo'> & { orderNo: number; rowNumber: number };

/**
 * What people got since a day: rows for the person, and rows without a wearer of orders in which the person is the buyer. Orders that wait
 * for approval or for their payment count; what was given up, denied or sent back does not. Two statements.
 */
export async function listBought(db: Db, sought: BoughtSought): Promise<BoughtRow[]> {
  const { companyId, wearerIds, since, timeZone, except } = sought;
  if (wearerIds.length === 0) return [];
  const wearer = sql`coalesce(r.wearer_id, ${namedBuyer}, o.customer_id)`;
  const { rows } = await sql<Row>`
    select o.id as "orderId", o.order_no as "orderNo", r.row_number as "rowNumber", r.sku, ${wearer} as "wearerId",
      to_char(o.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, (r.quantity - r.denied)::float8 as quantity
    from order_view o join order_row_view r on r.order_id = o.id
    where o.company_id = ${companyId} and o.given_up_at is null and o.kind <> 'punch-out' and o.state <> 'refused'
      and o.created_at >= ((${since}::date)::timestamp at time zone ${timeZone})
      and o.id is distinct from ${except ?? null}::uuid
      and r.type in ('DefaultArticle', 'ExternalArticle') and r.quantity > r.denied
      and ${wearer} = any(${[...wearerIds]}::int[])
    order by o.created_at desc, o.id, r.row_number`.execute(db);
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
