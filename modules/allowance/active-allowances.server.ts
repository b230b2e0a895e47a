import type { Db } from '#platform/db/db.server.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { readShowsPending } from '../approval-rules/active-rules.server.ts';
import type { Claims } from '../auth/claims.ts';
import { administers } from '../auth/may-do.ts';
import { findCompany } from '../company/company-store.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Market } from '../market/market.ts';
import type { Shop } from '../shop.server.ts';
import type { Allowance } from './allowance.ts';
import { allowanceTopic, listAllowancesOf } from './allowance-store.server.ts';
import '../order/order-tables.server.ts';

export type CompanyAllowances = {
  readonly allowances: readonly Allowance[];
  /** The market of the company: its calendar days and its categories count. */
  readonly market: Market | undefined;
};

const allowancesOfCompany: Snapshot<number, CompanyAllowances> = {
  topic: allowanceTopic,
  build: async (db, companyId) => {
    const company = await findCompany(db, companyId);
    return { allowances: await listAllowancesOf(db, companyId), market: findMarketBySiteId(company?.marketId) };
  },
  // Must be fresh, so that an order cannot pass an allowance that was set a moment ago.
  mustBeFresh: true,
};

/** From memory. */
export const readCompanyAllowances = (
  { snapshots }: Pick<Shop, 'snapshots'>,
  companyId: number,
): Promise<CompanyAllowances> => snapshots.read(allowancesOfCompany, companyId);

/**
 * Whether visitors may change their own occupation. If an occupation has an allowance, only those who administer the
 * company may, because the occupation decides what a person may have.
 */
export async function mayChangeOwnOccupation(shop: Pick<Shop, 'snapshots'>, claims: Claims): Promise<boolean> {
  if (claims.company_id === undefined || administers(claims, 'customers')) return true;
  const { allowances } = await readCompanyAllowances(shop, claims.company_id);
  return allowances.every(({ holder }) => !('occupation' in holder));
}

/**
 * Whether a visitor sees the page of pending orders: by settings and rules, and for admins of a company with allowances
 * that require approval, because its orders may wait even if nothing else requires approval. Admins also see it while
 * an order waits for an earlier reason.
 */
export async function showsPendingTo(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  claims: Claims,
  companyId: number | undefined,
): Promise<boolean> {
  if (await readShowsPending(shop, claims, companyId)) return true;
  if (companyId === undefined || !administers(claims, 'orders')) return false;
  const { allowances } = await readCompanyAllowances(shop, companyId);
  return allowances.some(({ excess }) => excess === 'approval') || isAnyWaiting(shop.db, companyId);
}

async function isAnyWaiting(db: Db, companyId: number): Promise<boolean> {
  const waiting = await db
    .selectFrom('order_view')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', '=', 'approval')
    .where('given_up_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}
