import { type RawBuilder, sql } from 'kysely';
import type { OrderFilter } from './order-filter.ts';
import './order-tables.server.ts';

/** The conditions on `orders as o`. */
export function filterConditions(filter: OrderFilter): RawBuilder<boolean>[] {
  const { id, buyerEmail, orderNo, orderNumber, status, dispatchNumber, date, from, to, text, isExternal } = filter;
  return [
    id !== undefined && sql<boolean>`o.id = ${id}::uuid`,
    buyerEmail !== undefined && sql<boolean>`lower(o.buyer_email) = ${buyerEmail.toLowerCase()}`,
    orderNo !== undefined && hasOrderNo(orderNo),
    orderNumber !== undefined && sql<boolean>`o.order_number = ${orderNumber}`,
    status !== undefined && sql<boolean>`o.status = ${status}`,
    dispatchNumber !== undefined && hasDispatchNumber(dispatchNumber),
    date !== undefined && sql<boolean>`(o.created_at >= ${dayStart(date)} and o.created_at < ${dayEnd(date)})`,
    ...periodConditions(sql`o.created_at`, { from, to }),
    text !== undefined && mentions(text),
    isExternal === true && sql<boolean>`o.id in (select r.order_id from order_row r where r.type = 'ExternalArticle')`,
  ].filter((condition) => condition !== false);
}

const hasOrderNo = (orderNo: string) =>
  /^\d{1,15}$/.test(orderNo) ? sql<boolean>`o.order_no = ${orderNo}::bigint` : sql<boolean>`false`;

/** As an array, found first: next to another condition under `or`, indexes still serve both. */
const hasDispatchNumber = (number: string) =>
  sql<boolean>`o.id = any(array(select d.order_id from order_delivery d where d.dispatch_number = ${number}))`;

/** What somebody typed is part of what stands in `orders as o`, or the number of a dispatch. */
export function mentions(text: string): RawBuilder<boolean> {
  return sql<boolean>`(o.search_text like lower(${partOf(text)}) or ${hasDispatchNumber(text)})`;
}

/** A pattern for `like` that takes its signs for letters. */
export const partOf = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Whole days in UTC, of any column with a time or a day. */
export const periodConditions = (column: RawBuilder<unknown>, { from, to }: Pick<OrderFilter, 'from' | 'to'>) =>
  [
    from !== undefined && sql<boolean>`${column} >= ${dayStart(from)}`,
    to !== undefined && sql<boolean>`${column} < ${dayEnd(to)}`,
  ].filter((condition) => condition !== false);

const dayStart = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;
const dayEnd = (day: string) => sql`${dayStart(day)} + interval '1 day'`;
