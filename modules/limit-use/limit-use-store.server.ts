import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '#core/dates.ts';
import type { Db } from '#platform/db/db.server.ts';
import '../order/order-tables.server.ts';

/** The orders of people of a company; `except` excludes an order that is about to change. */
export type UseSought = {
  readonly companyId: number;
  readonly customerIds: readonly number[];
  readonly timeZone: string;
  readonly except?: string | undefined;
};

type Days = { readonly from: CalendarDate; readonly to: CalendarDate };

const startOf = (day: CalendarDate, timeZone: string): RawBuilder<Date> =>
  sql`((${day}::date)::timestamp at time zone ${timeZone})`;

const countsIn = (
  { companyId, customerIds, timeZone, except }: UseSought,
  { from, to }: Days,
): RawBuilder<boolean> => sql`
  o.company_id = ${companyId} and o.customer_id = any(${[...customerIds]}::int[]) and o.given_up_at is null
  and o.kind <> 'punch-out' and o.id is distinct from ${except ?? null}::uuid
  and o.created_at >= ${startOf(from, timeZone)} and o.created_at < ${startOf(to, timeZone)}`;

export type UsedSum = { customerId: number; currency: string; used: number; before: number };

/** Sums of orders by person and currency: from a day on, and from an earlier day up to it. */
export async function sumUsed(
  db: Db,
  sought: UseSought,
  { since, from, to }: Days & { readonly since: CalendarDate },
): Promise<UsedSum[]> {
  if (sought.customerIds.length === 0) return [];
  const isNow = sql`o.created_at >= ${startOf(from, sought.timeZone)}`;
  const { rows } = await sql<UsedSum>`
    select o.customer_id as "customerId", o.currency,
      coalesce(sum(o.payable - o.given_back) filter (where ${isNow}), 0)::float8 as used,
      coalesce(sum(o.payable - o.given_back) filter (where not ${isNow}), 0)::float8 as before
    from order_view o where ${countsIn(sought, { from: since, to })}
    group by o.customer_id, o.currency`.execute(db);
  return rows;
}

export type LimitCause = { orderId: string; orderNo: string; at: Date; amount: number };

/** The orders of one person that used the limit in a period, the latest first, without fully returned ones. */
export async function listUsing(
  db: Db,
  sought: UseSought,
  days: Days & { readonly currency: string },
): Promise<LimitCause[]> {
  const { rows } = await sql<LimitCause>`
    select o.id as "orderId", o.order_no::text as "orderNo", o.created_at as at, (o.payable - o.given_back)::float8 as amount
    from order_view o
    where ${countsIn(sought, days)} and o.currency = ${days.currency} and o.payable > o.given_back
    order by o.created_at desc, o.order_no desc`.execute(db);
  return rows;
}

type BuyersSought = Pick<UseSought, 'companyId' | 'timeZone'> & Pick<Days, 'from'>;

/** The people who have sent an order for a company since a day. */
export async function listBuyersSince(db: Db, { companyId, timeZone, from }: BuyersSought): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct o.customer_id as id from order_view o
    where o.company_id = ${companyId} and o.customer_id is not null and o.given_up_at is null
      and o.created_at >= ${startOf(from, timeZone)}
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
