import { type RawBuilder, sql } from 'kysely';
import type { OrderFilter } from './order-filter.ts';
import './order-tables.server.ts';

/** The conditions on `orders as o`. */
export function filterConditions(filter: OrderFilter): RawBuilder<boolean>[] {
  const { id, buyerEmail, orderNo, orderNumber, status, state, dispatchNumber, date, text, isExternal } = filter;
  return [
    id !== undefined && sql<boolean>`o.id = ${id}::uuid`,
    buyerEmail !== undefined && sql<boolean>`lower(o.buyer_email) = ${buyerEmail.toLowerCase()}`,
    orderNo !== undefined && hasOrderNo(orderNo),
    orderNumber !== undefined && sql<boolean>`o.order_number = ${orderNumber}`,
    status !== undefined && sql<boolean>`o.status = ${status}`,
    state !== undefined && sql<boolean>`o.state = ${state}`,
    dispatchNumber !== undefined && hasDispatchNumber(dispatchNumber),
    ...(date === undefined ? [] : periodConditions(sql`o.created_at`, { ...filter, from: date, to: date })),
    ...periodConditions(sql`o.created_at`, filter),
    text !== undefined && mentions(text),
    isExternal === true && sql<boolean>`o.id in (select r.order_id from order_row r where r.type = 'ExternalArticle')`,
  ].filter((condition) => condition !== false);
}

const hasOrderNo = (orderNo: string) =>
  /^\d{1,15}$/.test(orderNo) ? sql<boolean>`o.order_no = ${orderNo}::bigint` : sql<boolean>`false`;

/** As an array, found first: next to another condition under `or`, indexes still serve both. */
const hasDispatchNumber = (number: string) =>
  sql<boolean>`o.id = any(array(select d.order_id from order_delivery d where d.dispatch_number = ${number}))`;

/** It is part of what stands in `orders as o` itself. */
export const isPartOfOrder = (text: string) => sql<boolean>`o.search_text like lower(${partOf(text)})`;

/** What somebody typed is part of what stands in `orders as o`, or one of the numbers of a parcel. */
export function mentions(text: string): RawBuilder<boolean> {
  return sql<boolean>`(${isPartOfOrder(text)} or o.id = any(array(
    select d.order_id from order_delivery d where d.dispatch_number = ${text} or d.tracking_number = ${text})))`;
}

/** A pattern for `like` that takes its signs for letters. */
export const partOf = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

type Period = Pick<OrderFilter, 'from' | 'to' | 'timeZone'>;

/** Whole days by a clock, of any column with a time. */
export const periodConditions = (column: RawBuilder<unknown>, { from, to, timeZone = 'UTC' }: Period) =>
  [
    from !== undefined && sql<boolean>`${column} >= (${from}::date::timestamp at time zone ${timeZone})`,
    to !== undefined && sql<boolean>`${column} < ((${to}::date + 1)::timestamp at time zone ${timeZone})`,
  ].filter((condition) => condition !== false);
