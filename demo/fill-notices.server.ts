import { sql } from 'kysely';
import type { NoticeKind } from '#modules/notices/notice-kinds.ts';
import { insertNotice } from '#modules/notices/notice-store.server.ts';
import type { DemoShop } from './fill-demo.server.ts';

const dayMs = 86_400_000;
const toldDays = 60;
const unreadDays = 10;

type NoticeFacts = {
  customer: number;
  company: number | null;
  about: number | null;
  order: string;
  number: string;
  kind: NoticeKind;
  page: string;
  at: Date;
};

/**
 * The notices that the orders of the last weeks would have caused. Written without `sendNotice`, which would also mail
 * them.
 */
export async function fillNotices({ db, clock }: DemoShop): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const { rows } = await sql<NoticeFacts>`
    with bought as (
      select id, order_no as number, customer_id as buyer, company_id as company, created_at, placed_at, kind
      from order_view where customer_id is not null and not is_hidden and created_at > ${daysAgo(toldDays)}
    ),
    told as (
      select o.*, buyer as customer, null::int as about, 'accountOrder' as page, happened.kind as notice, happened.at
      from bought o cross join lateral (
        select case when o.placed_at is null then 'order-approval' else 'order-received' end as kind, o.created_at as at
        union all select 'order-last', d.dispatched_at from delivery_view d where d.order_id = o.id
        union all select 'order-delivered', d.arrived_at from delivery_view d where d.order_id = o.id
      ) happened
      union all
      select o.*, a.approver_id, a.buyer_id, 'companyPendingOrder', 'order-to-approve', a.asked_at
      from bought o join order_approval a on a.order_id = o.id
      where a.state = 'waiting' and a.approver_id is not null
    )
    select customer, company, about, id as order, number, notice as kind, page, at from told where at <= ${now} order by at, id`.execute(
    db,
  );
  await db.transaction().execute(async (db) => {
    for (const { customer, company, about, order, number, kind, page, at } of rows) {
      const facts = { orderNo: number };
      const link = { page, params: { orderId: order }, companyId: company ?? undefined, aboutId: about ?? undefined };
      const notice = { customerId: customer, eventId: `demo:${order}:${kind}`, kind, facts, ...link };
      await insertNotice(db, notice, { inShop: true, digestDue: false, now: at });
    }
    await db
      .updateTable('notice')
      .set({ read_at: now })
      .where('created_at', '<', daysAgo(unreadDays))
      .where('read_at', 'is', null)
      .execute();
  });
}
