import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '#core/like-pattern.ts';
import { dayConditions } from '#platform/db/day-conditions.server.ts';
import type { ZonedFilter } from './order-filter.ts';
import '../fulfilment/fulfilment-tables.server.ts';
import '../order/order-tables.server.ts';

/** The conditions on `orders as o`. */
export function filterConditions(filter: ZonedFilter): RawBuilder<boolean>[] {
  const { id, buyerEmail, orderNo, orderNumber, status, state, dispatchNumber, date, text, isExternal } = filter;
  const { companyId, customerId } = filter;
  return [
    id !== undefined && sql<boolean>`o.id = ${id}::uuid`,
    buyerEmail !== undefined && sql<boolean>`lower(o.buyer_email) = ${buyerEmail.toLowerCase()}`,
    orderNo !== undefined && hasOrderNo(orderNo),
    orderNumber !== undefined && sql<boolean>`o.order_number = ${orderNumber}`,
    status !== undefined && sql<boolean>`o.status = ${status}`,
    state !== undefined && sql<boolean>`o.state = ${state}`,
    dispatchNumber !== undefined && hasDispatchNumber(dispatchNumber),
    ...(date === undefined ? [] : dayConditions(sql`o.created_at`, { ...filter, from: date, to: date })),
    ...dayConditions(sql`o.created_at`, filter),
    text !== undefined && mentions(text),
    companyId !== undefined && sql<boolean>`o.company_id = ${companyId}`,
    customerId !== undefined && sql<boolean>`o.customer_id = ${customerId}`,
    isExternal === true &&
      sql<boolean>`o.id in (select r.order_id from order_row_view r where r.type = 'ExternalArticle')`,
  ].filter((condition) => condition !== false);
}

const hasOrderNo = (orderNo: string) =>
  /^\d{1,15}$/.test(orderNo) ? sql<boolean>`o.order_no = ${orderNo}::bigint` : sql<boolean>`false`;

/** An array from a subquery, so that indexes work for both sides of an `or`. */
const hasDispatchNumber = (number: string) =>
  sql<boolean>`o.id = any(array(select d.order_id from delivery_view d where d.dispatch_number = ${number}))`;

/** Matches the search text of `orders as o`. */
export const isPartOfOrder = (text: string) => sql<boolean>`o.search_text like lower(${likePattern(text)})`;

/** Whether the text is part of the order's search text, or the dispatch or tracking number of one of its deliveries. */
export function mentions(text: string): RawBuilder<boolean> {
  return sql<boolean>`(${isPartOfOrder(text)} or o.id = any(array(
    select d.order_id from delivery_view d where d.dispatch_number = ${text} or d.tracking_number = ${text})))`;
}
