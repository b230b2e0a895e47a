import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { findMarketBySiteId } from '../../market/find-market.ts';
import { needsDoubleOptIn } from '../opt-in.ts';
import '../newsletter-tables.server.ts';

export type MonthOfList = {
  /** Such as 2026-11. */
  readonly month: string;
  readonly joined: number;
  readonly left: number;
  readonly blocked: number;
};

export type MarketOfList = {
  readonly marketId: number;
  readonly active: number;
  readonly pending: number;
  readonly blocked: number;
};

export async function countByMarket(db: Db): Promise<MarketOfList[]> {
  const { rows } = await sql<MarketOfList>`
    select one.market_id as "marketId",
      count(*) filter (where one.state = 'active' and block.address_key is null)::int as active,
      count(*) filter (where one.state = 'pending' and block.address_key is null)::int as pending,
      count(block.address_key)::int as blocked
    from newsletter_subscriber one left join newsletter_block block on block.address_key = one.address_key
    group by one.market_id order by active desc, one.market_id`.execute(db);
  return rows;
}

type Step = { month: string; market_id: number; what: string; n: number };

/**
 * Months with their steps, the oldest first. Where double opt-in is required, an address joins by its confirmation,
 * elsewhere by asking.
 */
export async function countByMonth(
  db: Db,
  { marketId, since }: { readonly marketId: number | undefined; readonly since: Date },
): Promise<MonthOfList[]> {
  const { rows } = await sql<Step>`
    select to_char(at at time zone 'UTC', 'YYYY-MM') as month, market_id, what, count(*)::int as n
    from newsletter_consent
    where at >= ${since} and ${marketId === undefined ? sql`true` : sql`market_id = ${marketId}`}
    group by 1, 2, 3 order by 1`.execute(db);
  const months = new Map<string, { month: string; joined: number; left: number; blocked: number }>();
  for (const { month, market_id, what, n } of rows) {
    const one = months.get(month) ?? { month, joined: 0, left: 0, blocked: 0 };
    months.set(month, one);
    if (isJoining(market_id, what)) one.joined += n;
    else if (what === 'left') one.left += n;
    else if (what === 'bounced' || what === 'complained') one.blocked += n;
  }
  return [...months.values()];
}

function isJoining(marketId: number, what: string): boolean {
  const code = findMarketBySiteId(marketId)?.code;
  const joinsBy = code && needsDoubleOptIn[code] ? 'confirmed' : 'asked';
  return what === joinsBy || what === 'imported';
}
