import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus } from './order-status.ts';
import './order-tables.server.ts';

/** What orders are searched by, in any combination. */
export type OrderFilter = {
  readonly id?: string | undefined;
  readonly buyerEmail?: string | undefined;
  /** The shop's number. */
  readonly orderNo?: string | undefined;
  /** The buyer's own. */
  readonly orderNumber?: string | undefined;
  readonly status?: OrderStatus | number | undefined;
  readonly dispatchNumber?: string | undefined;
  /** A day of the calendar, in UTC. */
  readonly date?: string | undefined;
};

/** The conditions on `orders as o`. */
export function filterConditions(filter: OrderFilter): RawBuilder<boolean>[] {
  const { id, buyerEmail, orderNo, orderNumber, status, dispatchNumber, date } = filter;
  return [
    id !== undefined && sql<boolean>`o.id = ${id}::uuid`,
    buyerEmail !== undefined && sql<boolean>`lower(o.buyer_email) = ${buyerEmail.toLowerCase()}`,
    orderNo !== undefined && hasOrderNo(orderNo),
    orderNumber !== undefined && sql<boolean>`o.order_number = ${orderNumber}`,
    status !== undefined && sql<boolean>`o.status = ${status}`,
    dispatchNumber !== undefined && hasDispatchNumber(dispatchNumber),
    date !== undefined && sql<boolean>`(o.created_at >= ${dayStart(date)} and o.created_at < ${dayEnd(date)})`,
  ].filter((condition) => condition !== false);
}

const hasOrderNo = (orderNo: string) =>
  /^\d{1,15}$/.test(orderNo) ? sql<boolean>`o.order_no = ${orderNo}::bigint` : sql<boolean>`false`;

const hasDispatchNumber = (number: string) =>
  sql<boolean>`o.id in (select d.order_id from order_delivery d where d.dispatch_number = ${number})`;

const dayStart = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;
const dayEnd = (day: string) => sql`${dayStart(day)} + interval '1 day'`;
