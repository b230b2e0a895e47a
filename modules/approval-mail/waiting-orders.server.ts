import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { whomApprovalsAsk } from '../approval/approval-store.server.ts';
import { approvedOf, askedFor } from '../approval-rules/step-store.server.ts';
import type { AlikeOrders } from './decides-on.ts';
import '../order/order-tables.server.ts';

type Row = {
  readonly buyer_id: number | null;
  readonly approver_id: number | null;
  readonly names_approver: boolean;
  readonly is_escalated: boolean;
  readonly asked: number[];
  readonly approved: number[];
  readonly orders: number;
  readonly created_at: Date;
  readonly market_id: number;
};

/** The waiting orders of a company, counted by what says who decides on them: one statement that goes through them once. */
export async function countAlike(db: Db, companyId: number): Promise<AlikeOrders[]> {
  const { rows } = await sql<Row>`
    select w.buyer_id, w.approver_id, w.names_approver, w.is_escalated, w.asked, w.approved,
      count(*)::int as orders, min(w.created_at) as created_at, (array_agg(w.market_id order by w.created_at))[1] as market_id
    from (
      select o.customer_id as buyer_id, o.created_at, o.market_id, a.approver_id,
        coalesce(a.names_approver, false) as names_approver, coalesce(a.is_escalated, false) as is_escalated,
        coalesce(${askedFor(sql`o.id`)}, '{}') as asked, ${approvedOf(sql`o.id`)} as approved
      from order_view o left join (${whomApprovalsAsk}) a on a.order_id = o.id
      where o.state = 'approval' and o.company_id = ${companyId} and o.given_up_at is null
    ) w
    group by w.buyer_id, w.approver_id, w.names_approver, w.is_escalated, w.asked, w.approved`.execute(db);
  return rows.map((row) => ({
    buyerId: row.buyer_id ?? undefined,
    approverId: row.approver_id ?? undefined,
    namesApprover: row.names_approver,
    isEscalated: row.is_escalated,
    asked: row.asked,
    approved: row.approved,
    orders: row.orders,
    oldest: { createdAt: row.created_at, marketId: row.market_id },
  }));
}
