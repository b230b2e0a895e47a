import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import '../order/order-tables.server.ts';
import './insight-tables.server.ts';
import type { Sold, Viewed } from './figures.ts';
import type { InsightKind } from './insight-kinds.ts';
import type { Period } from './period.ts';

/** `marketId` undefined: all markets. Days are those of the time zone. */
export type Sought = { readonly period: Period; readonly marketId: number | undefined; readonly timeZone: string };

export const within = (column: RawBuilder<unknown>, { period: { from, to }, timeZone }: Sought) =>
  sql<boolean>`${column} >= (${from}::date)::timestamp at time zone ${timeZone}
    and ${column} < (${to}::date + 1)::timestamp at time zone ${timeZone}`;

export const inMarket = (column: RawBuilder<unknown>, { marketId }: Sought) =>
  marketId === undefined ? sql<boolean>`true` : sql<boolean>`${column} = ${marketId}`;

/** Orders that were placed and not given up, by market and currency. */
export async function findSold(db: Db, sought: Sought): Promise<Sold[]> {
  const { rows } = await sql<Omit<Sold, 'net'> & { net: string }>`
    select o.market_id as "marketId", o.currency, count(*)::int as orders, sum(o.payable - o.tax)::bigint as net
    from order_view o
    where ${within(sql`o.placed_at`, sought)} and ${inMarket(sql`o.market_id`, sought)} and o.given_up_at is null
    group by o.market_id, o.currency`.execute(db);
  return rows.map((row) => ({ ...row, net: Number(row.net) }));
}

export async function findViewed(db: Db, sought: Sought): Promise<Viewed> {
  const { rows } = await sql<{ kind: InsightKind; n: string }>`
    select c.kind, sum(c.n)::bigint as n from insight_count c
    where ${within(sql`c.hour`, sought)} and ${inMarket(sql`c.market_id`, sought)} group by c.kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, Number(n)]));
}
