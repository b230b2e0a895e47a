import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { showsPendingOrders } from '../approval/may-decide.ts';
import type { Claims } from '../auth/claims.ts';
import { administers } from '../auth/may-do.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { Shop } from '../shop.server.ts';
import type { ApprovalRule } from './approval-rule.ts';
import { listRulesOf } from './rule-store.server.ts';

export const approvalRuleTopic = 'approval-rule';

const rulesOfCompany: Snapshot<number, readonly ApprovalRule[]> = {
  topic: approvalRuleTopic,
  build: (db, companyId) => listRulesOf(db, companyId),
  // Must be fresh, so that an order cannot pass a rule that was activated a moment ago.
  mustBeFresh: true,
};

/** The active rules of a company, from memory. */
export async function readActiveRules(
  { snapshots }: Pick<Shop, 'snapshots'>,
  companyId: number,
): Promise<readonly ApprovalRule[]> {
  return (await snapshots.read(rulesOfCompany, companyId)).filter(({ isActive }) => isActive);
}

/**
 * Whether a visitor sees the page of pending orders: by the settings (X02), and also for admins of a company with rules, because its orders
 * may wait even if the settings require no approval.
 */
export async function readShowsPending(
  shop: Pick<Shop, 'snapshots'>,
  claims: Claims,
  companyId: number | undefined,
): Promise<boolean> {
  const { settings } = await readCompanyTerms(shop, companyId);
  if (showsPendingOrders(claims, settings)) return true;
  if (companyId === undefined || !administers(claims, 'orders')) return false;
  return (await shop.snapshots.read(rulesOfCompany, companyId)).length > 0;
}
