import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { HrefOf } from '../href-of.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import { findOrder } from '../order/order-store.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import { listDeciders } from '../pending-order/list-deciders.server.ts';
import type { Shop } from '../shop.server.ts';
import '../order/order-tables.server.ts';

const dayMs = 86_400_000;

type DigestShop = Pick<Shop, 'db' | 'snapshots' | 'clock' | 'mail' | 'texts' | 'env'>;

/** Each week, in companies that wish it: how many orders wait for a person, and how long the oldest does. */
export async function mailDigest(shop: DigestShop, hrefOf: HrefOf, now: Date): Promise<number> {
  let sent = 0;
  for (const [companyId, waiting] of Map.groupBy(await listWaiting(shop.db), (order) => order.companyId)) {
    const { settings } = await readCompanyTerms(shop, companyId);
    if (!isOn(settings, 'ApprovalDigest')) continue;
    for (const [customerId, { email, language, mine }] of await readDeciders(shop, waiting)) {
      const [oldest] = mine;
      if (!oldest) continue;
      const url = new URL(hrefOf('companyPendingOrders', language), homeOf(shop.env, oldest.marketId)).href;
      const days = String(Math.floor((now.getTime() - oldest.createdAt.getTime()) / dayMs));
      // The same week makes the same mail, should the job run twice.
      const eventId = `${Math.floor(now.getTime() / (7 * dayMs))}-${customerId}`;
      const facts = { orders: String(mine.length), days };
      await sendLetter(shop, { kind: 'approval-digest', eventId, to: email, language, url, facts });
      sent += 1;
    }
  }
  return sent;
}

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];
type Digest = { readonly email: string; readonly language: Language; readonly mine: Waiting[] };

/** The people who decide, by number, each with the orders that wait for them. */
async function readDeciders(shop: DigestShop, waiting: readonly Waiting[]): Promise<ReadonlyMap<number, Digest>> {
  const digests = new Map<number, Digest>();
  for (const one of waiting) {
    const found = await findOrder(shop.db, one.orderId);
    const approval = await findApproval(shop.db, one.orderId);
    if (!found || !approval) continue;
    for (const { customerId, email, language } of await listDeciders(shop, { order: found.order, approval })) {
      const digest = digests.get(customerId) ?? { email, language, mine: [] };
      digest.mine.push(one);
      digests.set(customerId, digest);
    }
  }
  return digests;
}

/** All waiting orders, the oldest first. */
async function listWaiting(db: Db) {
  const rows = await db
    .selectFrom('order_view as o')
    .select(['o.id', 'o.company_id', 'o.market_id', 'o.created_at'])
    .where('o.state', '=', 'approval')
    .where('o.given_up_at', 'is', null)
    .orderBy('o.created_at')
    .execute();
  return rows.flatMap(({ id: orderId, company_id: companyId, market_id: marketId, created_at: createdAt }) =>
    companyId === null ? [] : [{ orderId, companyId, marketId, createdAt }],
  );
}
