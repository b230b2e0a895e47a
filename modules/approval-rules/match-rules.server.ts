import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { comparedIn, isMet } from '../rules/condition.ts';
import type { Shop } from '../shop.server.ts';
import { readActiveRules } from './active-rules.server.ts';
import type { ApprovalRule } from './approval-rule.ts';
import { factsOfOrder, type RuleOrder } from './order-facts.ts';
import '../order/order-tables.server.ts';

/** The company's rules that apply to an order before it is sent. Without an active rule nothing is read from the database. */
export async function matchRules(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  companyId: number,
  order: () => Omit<RuleOrder, 'isFirst'>,
): Promise<readonly ApprovalRule[]> {
  const rules = await readActiveRules(shop, companyId);
  if (rules.length === 0) return [];
  const { priceLists } = await readCompanyTerms(shop, companyId);
  const known = order();
  const asksFirst = rules.some(({ condition }) => comparedIn(condition).some(({ kind }) => kind === 'FIRST_ORDER'));
  const isFirst = asksFirst && known.buyerId !== undefined && !(await hasOrdered(shop.db, companyId, known.buyerId));
  const facts = factsOfOrder({ ...known, isFirst }, priceLists);
  return rules.filter(({ condition }) => isMet(condition, facts));
}

async function hasOrdered(db: Db, companyId: number, buyerId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from order_view o
    where o.company_id = ${companyId} and o.customer_id = ${buyerId} and o.placed_at is not null and o.given_up_at is null
    limit 1`.execute(db);
  return rows.length > 0;
}
