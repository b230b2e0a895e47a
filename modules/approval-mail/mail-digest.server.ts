import { sql } from 'kysely';
import { isLanguage } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import { approverOfOrder } from '../approval/approval-store.server.ts';
import { isEscalated } from '../approval/reminder-store.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { HrefOf } from '../href-of.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import { listAdminsOf } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import '../order/order-tables.server.ts';

const dayMs = 86_400_000;

type DigestShop = Pick<Shop, 'db' | 'snapshots' | 'mail' | 'texts' | 'env'>;

/** Each week, in companies that wish it: how many orders wait for a person, and how long the oldest does. */
export async function mailDigest(shop: DigestShop, hrefOf: HrefOf, now: Date): Promise<number> {
  let sent = 0;
  for (const [companyId, waiting] of Map.groupBy(await listWaiting(shop.db), (order) => order.companyId)) {
    const { settings } = await readCompanyTerms(shop, companyId);
    if (!isOn(settings, 'ApprovalDigest')) continue;
    const admins = await listAdminsOf(shop.db, companyId);
    const ids = new Set(admins.map(({ customerId }) => customerId));
    for (const { customerId, emailAddress, language: spoken } of admins) {
      const mine = waiting.filter(
        ({ approverId, buyerId }) =>
          approverId === customerId || (buyerId !== customerId && !(approverId !== null && ids.has(approverId))),
      );
      const [oldest] = mine;
      if (!oldest) continue;
      const language = spoken !== null && isLanguage(spoken) ? spoken : 'en';
      const url = new URL(hrefOf('companyPendingOrders', language), homeOf(shop.env, oldest.marketId)).href;
      const days = String(Math.floor((now.getTime() - oldest.createdAt.getTime()) / dayMs));
      // The same week makes the same mail, should the job run twice.
      const eventId = `${Math.floor(now.getTime() / (7 * dayMs))}-${customerId}`;
      const facts = { orders: String(mine.length), days };
      await sendLetter(shop, { kind: 'approval-digest', eventId, to: emailAddress, language, url, facts });
      sent += 1;
    }
  }
  return sent;
}

/** All waiting orders, the oldest first. The approver of an escalated one is nobody in particular. */
async function listWaiting(db: Db) {
  const rows = await db
    .selectFrom('order_view as o')
    .select(['o.company_id', 'o.market_id', 'o.customer_id', 'o.created_at'])
    .select([approverOfOrder(sql`o.id`).as('approver_id'), isEscalated(sql`o.id`).as('is_escalated')])
    .where('o.state', '=', 'approval')
    .where('o.given_up_at', 'is', null)
    .orderBy('o.created_at')
    .execute();
  return rows.flatMap((row) =>
    row.company_id === null
      ? []
      : [
          {
            companyId: row.company_id,
            marketId: row.market_id,
            buyerId: row.customer_id,
            createdAt: row.created_at,
            approverId: row.is_escalated ? null : row.approver_id,
          },
        ],
  );
}
