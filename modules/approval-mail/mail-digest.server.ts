import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { HrefOf } from '../href-of.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import { homeOf } from '../order/status-link.server.ts';
import type { Shop } from '../shop.server.ts';
import { mailEach } from './mail-each.server.ts';
import { listWaitingFor } from './waiting-for.server.ts';
import '../order/order-tables.server.ts';

const dayMs = 86_400_000;

type DigestShop = Pick<Shop, 'db' | 'snapshots' | 'clock' | 'mail' | 'texts' | 'env' | 'live'>;

/**
 * Each week, in companies that wish it: how many orders wait for a person, and how long the oldest does. A company whose mails could not all
 * be sent does not keep them from the others; the job is tried again then, and sends the rest.
 */
export async function mailDigest(shop: DigestShop, hrefOf: HrefOf, now: Date): Promise<number> {
  let sent = 0;
  const failures: unknown[] = [];
  // The same week makes the same mail, should the job run twice.
  const week = String(Math.floor(now.getTime() / (7 * dayMs)));
  for (const company of await listCompanies(shop.db)) {
    const { settings } = await readCompanyTerms(shop, company.companyId);
    if (!isOn(settings, 'ApprovalDigest')) continue;
    const people = await listWaitingFor(shop, { ...company, settings, now });
    const cause = { kind: `approval-digest ${company.companyId}`, eventId: idOf(week) };
    const send = async ({
      customerId,
      email,
      language = company.language,
      orders,
      oldest,
    }: (typeof people)[number]) => {
      const url = new URL(hrefOf('companyPendingOrders', language), homeOf(shop.env, oldest.marketId)).href;
      const days = Math.floor((now.getTime() - oldest.createdAt.getTime()) / dayMs);
      const facts = { orders: String(orders), days };
      const eventId = `${week}-${company.companyId}-${customerId}`;
      const { companyId } = company;
      const reader = { customerId, companyId, facts: { orders: facts.orders }, page: 'companyPendingOrders' };
      await sendLetter(shop, { kind: 'approval-digest', eventId, to: email, language, url, facts, reader });
    };
    try {
      sent += await mailEach(shop, cause, people, send);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return sent;
}

/** A note needs the id of an event, and a week has none. */
const idOf = (week: string): string =>
  createHash('sha256').update(`approval-digest ${week}`).digest('hex').slice(0, 32);

/** The companies with waiting orders, and the market of the oldest. */
async function listCompanies(db: Db) {
  const rows = await db
    .selectFrom('order_view as o')
    .select(['o.company_id', sql<number>`(array_agg(o.market_id order by o.created_at))[1]`.as('market_id')])
    .where('o.state', '=', 'approval')
    .where('o.given_up_at', 'is', null)
    .groupBy('o.company_id')
    .orderBy('o.company_id')
    .execute();
  return rows.flatMap(({ company_id: companyId, market_id: marketId }) =>
    companyId === null
      ? []
      : [{ companyId, marketId, language: findMarketBySiteId(marketId)?.defaultLocale ?? ('en' as const) }],
  );
}
