import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import { openStates } from '../order/order-state.ts';
import '../order/order-tables.server.ts';
import type { Garment } from './garment.ts';
import { toGarment } from './garment-store.server.ts';
import type { DepartmentReport } from './laundry-report.ts';
import type { PiecesOnOrder } from './on-order.ts';
import { proposedAt } from './wash-limit.ts';

/** Garments of a company, or of some of its wearers. */
export type ReportScope = { readonly companyId: number; readonly wearerIds: readonly number[] | undefined };

/** The maker's maximum of washes by base part number. */
export type WashLimits = ReadonlyMap<string, number>;

const baseOf = sql`left(garment.sku, 8)`;

/** In circulation: neither retired nor lost and not seen since. */
const isInUse = ({ companyId, wearerIds }: ReportScope): RawBuilder<boolean> => sql<boolean>`
  garment.company_id = ${companyId} and garment.retired_at is null
  and (garment.lost_at is null or garment.seen_at > garment.lost_at)
  and ${wearerIds === undefined ? sql`true` : sql`garment.wearer_id = any(${[...wearerIds]}::int[])`}`;

const limitsTable = (limits: WashLimits) => {
  const told = [...limits].map(([base, most]) => ({ base, most, proposed: proposedAt(most) }));
  return sql`jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as washing (base text, most int, proposed int)`;
};

export async function listGarmentProducts(db: Db, scope: ReportScope): Promise<string[]> {
  const { rows } = await sql<{ base: string }>`
    select distinct ${baseOf} as base from garment where ${isInUse(scope)} order by base`.execute(db);
  return rows.map(({ base }) => base);
}

type Moments = { readonly monthFrom: Date; readonly unseenBefore: Date };

export async function readDepartments(
  db: Db,
  scope: ReportScope,
  limits: WashLimits,
  { monthFrom, unseenBefore }: Moments,
): Promise<DepartmentReport[]> {
  const { rows } = await sql<DepartmentReport>`
    select garment.department, count(*)::int as "inUse",
      (count(*) filter (where garment.washed_at >= ${monthFrom}))::int as washed,
      (count(*) filter (where garment.washes >= washing.most))::int as "atLimit",
      (count(*) filter (where coalesce(garment.seen_at, garment.delivered_at) < ${unseenBefore}))::int as unseen
    from garment left join ${limitsTable(limits)} on washing.base = ${baseOf}
    where ${isInUse(scope)}
    group by garment.department order by garment.department`.execute(db);
  return rows;
}

/** Garments close to their limit or beyond it, the most worn first. */
export async function listWorn(db: Db, scope: ReportScope, limits: WashLimits, most: number): Promise<Garment[]> {
  if (limits.size === 0) return [];
  const { rows } = await sql<Selectable<Tables['garment']>>`
    select garment.* from garment join ${limitsTable(limits)} on washing.base = ${baseOf}
    where ${isInUse(scope)} and garment.washes >= washing.proposed
    order by garment.washes::float8 / washing.most desc, garment.id limit ${most}`.execute(db);
  return rows.map(toGarment);
}

/** Orders that will still bring garments, also those that wait for an approval. */
const comingStates = openStates.filter((state) => state !== 'unpaid');

/** Pieces of the company's open orders that have no passport yet, the oldest order first. */
export async function listOnOrder(db: Db, companyId: number, products: readonly string[]): Promise<PiecesOnOrder[]> {
  if (products.length === 0) return [];
  const { rows } = await sql<PiecesOnOrder & { wearerId: number | null; buyerId: number | null }>`
    select * from (
      select o.order_no::text as "orderNo", coalesce(o.placed_at, o.created_at) as "orderedAt", left(r.sku, 8) as product,
        r.wearer_id as "wearerId", o.buyer_id as "buyerId",
        floor(r.coming)::int - (
          select count(*)::int from garment g where g.order_id = o.id and g.row_number = r.row_number) as pieces
      from order_view o join order_row_view r on r.order_id = o.id
      where o.company_id = ${companyId} and o.given_up_at is null and o.state = any(${[...comingStates]}::text[])
        and r.type in ('DefaultArticle', 'ExternalArticle') and left(r.sku, 8) = any(${[...products]}::text[])) coming
    where pieces > 0 order by "orderedAt", "orderNo"`.execute(db);
  return rows.map((row) => ({ ...row, wearerId: row.wearerId ?? undefined, buyerId: row.buyerId ?? undefined }));
}
