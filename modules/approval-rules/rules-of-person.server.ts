import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { approvalRuleTopic } from './active-rules.server.ts';
import './approval-rule-tables.server.ts';

const isNamedBy = (customerId: number) => sql<boolean>`outcome -> 'approvers' @> to_jsonb(${customerId}::int)`;

/**
 * For the export of a person's data: the rules that the person changed or that name the person as an approver, and the approvals that the
 * person gave or was asked for because of a rule.
 */
export async function readRuleChangesOf(db: Db, customerId: number): Promise<unknown> {
  const versions = db
    .selectFrom('approval_rule_version')
    .select(['rule_id as ruleId', 'version', 'name', 'changed_at as changed'])
    .orderBy('changed_at');
  const steps = db
    .selectFrom('order_approval_step')
    .select(['order_id as orderId', 'position', 'approved_at as approved']);
  return {
    changes: await versions.where('changed_by', '=', customerId).execute(),
    named: await versions.where(isNamedBy(customerId)).execute(),
    approvals: await steps.where('approved_by', '=', customerId).orderBy('approved_at').execute(),
    asked: await steps
      .where(sql<boolean>`${customerId}::int = any(approver_ids)`)
      .orderBy('order_id')
      .orderBy('position')
      .execute(),
  };
}

/** Removes a deleted account from rules and approvals. If it was the only approver, the customer admins approve. */
export async function forgetRulePerson({ db, snapshots }: Pick<Shop, 'db' | 'snapshots'>, customerId: number) {
  await db.transaction().execute(async (db) => {
    await db
      .updateTable('approval_rule_version')
      .set({ changed_by: null })
      .where('changed_by', '=', customerId)
      .execute();
    await db
      .updateTable('approval_rule_version')
      .set({
        outcome: sql<string>`jsonb_set(outcome, '{approvers}', (
          select coalesce(jsonb_agg(one order by place), '[]') from jsonb_array_elements(outcome -> 'approvers')
            with ordinality approver (one, place)
          where one <> to_jsonb(${customerId}::int)))`,
      })
      .where(isNamedBy(customerId))
      .execute();
    await db
      .updateTable('order_approval_step')
      .set({ approver_ids: sql<number[]>`array_remove(approver_ids, ${customerId}::int)` })
      .where(sql<boolean>`${customerId}::int = any(approver_ids)`)
      .execute();
    await db
      .updateTable('order_approval_step')
      .set({ approved_by: null })
      .where('approved_by', '=', customerId)
      .execute();
    await markChanged(db, approvalRuleTopic);
  });
  await snapshots.announce(approvalRuleTopic);
}
