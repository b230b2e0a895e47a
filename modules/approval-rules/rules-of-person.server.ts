import type { Db } from '#platform/db/db.server.ts';
import './approval-rule-tables.server.ts';

/** For the export of a person's data: the rules that the person changed, and the approvals that the person gave because of a rule. */
export async function readRuleChangesOf(db: Db, customerId: number): Promise<unknown> {
  const changes = await db
    .selectFrom('approval_rule_version')
    .select(['rule_id as ruleId', 'version', 'name', 'changed_at as changed'])
    .where('changed_by', '=', customerId)
    .orderBy('changed_at')
    .execute();
  const approvals = await db
    .selectFrom('order_approval_step')
    .select(['order_id as orderId', 'position', 'approved_at as approved'])
    .where('approved_by', '=', customerId)
    .orderBy('approved_at')
    .execute();
  return { changes, approvals };
}
