import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { ApprovalCondition } from './approval-kinds.ts';
import type { ApprovalStep } from './approval-rule.ts';
import './approval-rule-tables.server.ts';

/** In the transaction of the order. `from`: the position of the first. */
export async function insertSteps(db: Db, orderId: string, steps: readonly ApprovalStep[], from = 0): Promise<void> {
  await db
    .insertInto('order_approval_step')
    .values(
      steps.map(({ approverIds, rule }, index) => ({
        order_id: orderId,
        position: from + index,
        approver_ids: [...approverIds],
        rule_id: rule?.id ?? null,
        rule_version: rule?.version ?? null,
      })),
    )
    .execute();
}

export type OrderStep = {
  readonly position: number;
  readonly approverIds: readonly number[];
  /** As it was when the order was sent; undefined for the approval that the settings require. */
  readonly rule: { readonly name: string; readonly condition: ApprovalCondition } | undefined;
  readonly approvedBy: number | undefined;
  readonly approvedAt: Date | undefined;
};

/** In their order. Empty for an order that met no rule. */
export async function listStepsOf(db: Db, orderId: string): Promise<OrderStep[]> {
  const rows = await db
    .selectFrom('order_approval_step as step')
    .leftJoin('approval_rule_version as rule', (join) =>
      join.onRef('rule.rule_id', '=', 'step.rule_id').onRef('rule.version', '=', 'step.rule_version'),
    )
    .select([
      'step.position',
      'step.approver_ids',
      'step.approved_by',
      'step.approved_at',
      'rule.name',
      'rule.condition',
    ])
    .where('step.order_id', '=', orderId)
    .orderBy('step.position')
    .execute();
  return rows.map(({ position, approver_ids, approved_by, approved_at, name, condition }) => ({
    position,
    approverIds: approver_ids,
    rule: name === null || condition === null ? undefined : { name, condition },
    approvedBy: approved_by ?? undefined,
    approvedAt: approved_at ?? undefined,
  }));
}

type Approved = { readonly by: number | undefined; readonly at: Date };

/** The caller holds the lock of the order. */
export async function noteStep(db: Db, orderId: string, position: number, { by, at }: Approved): Promise<void> {
  await db
    .updateTable('order_approval_step')
    .set({ approved_by: by ?? null, approved_at: at })
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .execute();
}

/** Whether one of these people is among the approvers of the step that waits, as part of a statement. */
export const isAskedFor = (
  orderId: RawBuilder<unknown>,
  customerIds: readonly number[],
): RawBuilder<boolean> => sql<boolean>`exists (
  select from order_approval_step step
  where step.order_id = ${orderId} and step.approver_ids && ${[...customerIds]}::int[] and step.approved_at is null
    and not exists (
      select from order_approval_step before
      where before.order_id = step.order_id and before.position < step.position and before.approved_at is null))`;

/** Whether a person has approved a step of an order, as part of a statement. */
export const hasApproved = (orderId: RawBuilder<unknown>, customerId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from order_approval_step step where step.order_id = ${orderId} and step.approved_by = ${customerId})`;
