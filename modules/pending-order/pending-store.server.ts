import { type RawBuilder, sql } from 'kysely';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import { likePattern } from '#core/like-pattern.ts';
import { type Currency, type Money, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import { keyPageOf, type SortColumn } from '#platform/db/key-page.server.ts';
import { namesApprover } from '../approval/approval-store.server.ts';
import { isEscalated } from '../approval/reminder-store.server.ts';
import { isAskedFor, waitingStepOf } from '../approval-rules/step-store.server.ts';
import { isInScope, type OrderScope } from '../order/order-scope.server.ts';
import { approver, approverThere, isApproverThere } from './approver-there.server.ts';
import '../order/order-tables.server.ts';

/** The sort orders of pending orders. */
export type PendingSort = 'created' | 'total' | 'buyer';

export type PendingSought = {
  readonly scope: OrderScope;
  readonly search: string;
  /** Whether the buyer of an order may approve it. */
  readonly allowsOwn: boolean;
  /** The company hides prices, also of orders that were sent before. */
  readonly hidesAll: boolean;
  /** Only orders that request one of these people, or the customer admins. */
  readonly deciders?: readonly number[] | undefined;
  readonly project?: string | undefined;
  /** Sent before. */
  readonly before?: Date | undefined;
};

export type PendingRow = {
  readonly id: string;
  readonly orderNo: string;
  readonly createdAt: Date;
  readonly companyId: number | undefined;
  readonly buyerId: number | undefined;
  readonly buyerName: string;
  readonly wearers: readonly string[];
  readonly project: string | undefined;
  readonly payable: Money;
  readonly hidesPrices: boolean;
  readonly approverId: number | undefined;
  /** The requested person who can decide; undefined if the customer admins decide. */
  readonly responsibleId: number | undefined;
  /** By number or address. */
  readonly namesApprover: boolean;
  readonly isEscalated: boolean;
  /** The number of the approval that waits. */
  readonly step: number;
};

/** The order of a list must not reveal hidden amounts. The expression equals that of the index. */
const sortColumns = (hidesAll: boolean): Record<PendingSort, SortColumn> => ({
  created: { by: sql`o.created_at`, kind: 'time' },
  total: { by: hidesAll ? sql`0::bigint` : sql`case when o.hides_prices then 0 else o.payable end`, kind: 'number' },
  buyer: { by: sql`lower(o.buyer_name)`, kind: 'text' },
});

/** One part of the orders that wait for approval, from an index. */
export async function findPending(
  db: Db,
  sought: PendingSought,
  { sort, part }: { sort: PendingSort; part: PartAsked },
): Promise<KeyPage<PendingRow>> {
  const page = keyPageOf(sortColumns(sought.hidesAll)[sort], { key: sql`o.order_no`, kind: 'number' }, part);
  const rows = await db
    .selectFrom('order_view as o')
    .select(['o.id', 'o.order_no', 'o.created_at', 'o.company_id', 'o.customer_id', 'o.buyer_name', 'o.project_number'])
    .select([
      'o.payable',
      'o.currency',
      'o.hides_prices',
      approver.as('approver_id'),
      approverThere(sought.allowsOwn).as('responsible_id'),
      namesApprover(sql`o.id`).as('names_approver'),
      isEscalated(sql`o.id`).as('is_escalated'),
      waitingStepOf(sql`o.id`).as('step'),
    ])
    .select(
      sql<string[]>`array(select distinct r.wearer from order_row_view r
        where r.order_id = o.id and r.wearer is not null order by r.wearer)`.as('wearers'),
    )
    .select([page.value.as('place_value'), page.key.as('place_key')])
    .where('o.state', '=', 'approval')
    .where(isInScope(sought.scope))
    .where(page.condition)
    .where(sql<boolean>`${conditionsOf(sought)}`)
    .orderBy(page.order)
    .limit(page.limit)
    .execute();
  const found = rows.map((row) => ({
    id: row.id,
    orderNo: String(row.order_no),
    createdAt: row.created_at,
    companyId: row.company_id ?? undefined,
    buyerId: row.customer_id ?? undefined,
    buyerName: row.buyer_name,
    wearers: row.wearers,
    project: row.project_number ?? undefined,
    payable: money(row.payable, row.currency as Currency),
    hidesPrices: row.hides_prices,
    approverId: row.approver_id ?? undefined,
    responsibleId: row.responsible_id ?? undefined,
    namesApprover: row.names_approver,
    isEscalated: row.is_escalated,
    step: row.step,
    place: { value: row.place_value, key: row.place_key },
  }));
  return toKeyPage(found, part);
}

function conditionsOf({ search, allowsOwn, deciders, project, before }: PendingSought): RawBuilder<unknown> {
  const conditions = [
    search !== '' && sql`o.search_text like lower(${likePattern(search)})`,
    deciders &&
      sql`(${approver} = any(${[...deciders]}::int[]) or not ${isApproverThere(allowsOwn)} or ${isAskedFor(sql`o.id`, deciders)})`,
    project !== undefined && sql`o.project_number = ${project}`,
    before !== undefined && sql`o.created_at < ${before}`,
  ].filter((condition) => condition !== false && condition !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
