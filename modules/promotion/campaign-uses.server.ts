import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { personalAmong } from './personal-codes.server.ts';
import { campaignsOfMarket } from './promotions-snapshot.server.ts';
import './campaign-tables.server.ts';

/** Those of the promotions that have a limited number of uses; only these are counted. */
export async function limitedAmong(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { market }: Pick<Visit, 'market'>,
  promotionIds: readonly string[],
): Promise<string[]> {
  if (promotionIds.length === 0) return [];
  const campaigns = await shop.snapshots.read(campaignsOfMarket, market.marketId);
  const shared = campaigns.filter(({ id }) => promotionIds.includes(id));
  const limited = shared.filter(({ maxUses }) => maxUses !== undefined).map(({ id }) => id);
  const others = promotionIds.filter((promotionId) => !shared.some(({ id }) => id === promotionId));
  return [...limited, ...(await personalAmong(shop.db, others))];
}

const maxUses = sql<number | null>`(definition ->> 'maxUses')::int`;

/**
 * Counts one use of each campaign in the transaction of the order. Locks in the order of ids, so that two orders cannot
 * deadlock. `taken` lacks exhausted campaigns; `isLast` is true if this order exhausted one.
 */
export async function takeUses(db: Db, ids: readonly string[]): Promise<{ taken: string[]; isLast: boolean }> {
  if (ids.length === 0) return { taken: [], isLast: false };
  const { rows } = await sql<{ id: string; is_last: boolean }>`
    with held as (select id from campaign where id = any(${[...ids]}::uuid[]) order by id for update)
    update campaign set uses = uses + 1 from held
    where campaign.id = held.id and (${maxUses} is null or uses < ${maxUses})
    returning campaign.id, template_id is null and uses = ${maxUses} as is_last`.execute(db);
  return { taken: rows.map(({ id }) => id), isLast: rows.some(({ is_last }) => is_last) };
}

/** Records the campaigns of an order, as part of the statement that inserts the order. */
export const insertionOfUses = (db: Db, orderId: string, ids: readonly string[]) =>
  db.insertInto('campaign_use').values(ids.map((campaign_id) => ({ campaign_id, order_id: orderId })));

/** SQL for the campaigns of which an order holds a use. */
export const usesAsJson = (orderId: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql<string[]>`(select coalesce(json_agg(u.campaign_id), '[]') from campaign_use u where u.order_id = ${orderId})`;

/** Returns an order's uses, once. True if an exhausted campaign is available again. */
export async function returnUses(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ was_last: boolean }>`
    with back as (delete from campaign_use where order_id = ${orderId}::uuid returning campaign_id),
    held as (select id from campaign where id in (select campaign_id from back) order by id for update)
    update campaign set uses = uses - 1 from held where campaign.id = held.id
    returning template_id is null and uses + 1 = ${maxUses} as was_last`.execute(db);
  return rows.some(({ was_last }) => was_last);
}
