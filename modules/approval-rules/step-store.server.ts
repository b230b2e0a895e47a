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
  /** The rule when the order was sent; undefined for the approval that the settings require. */
  readonly rule: { readonly name: string; readonly condition: ApprovalCondition } | undefined;
  readonly approvedBy: number | undefined;
  readonly approvedAt: Date | undefined;
  /** The rows of the order were changed after the approval. */
  readonly isOfFormerRows: boolean;
};

/** In sequence. Empty for an order to which no rule applied. */
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
      'step.is_of_former_rows',
      'rule.name',
      'rule.condition',
    ])
    .where('step.order_id', '=', orderId)
    .orderBy('step.position')
    .execute();
  return rows.map(toStep);
}

type StepRow = {
  readonly position: number;
  readonly approver_ids: readonly number[];
  readonly approved_by: number | null;
  /** In JSON a text. */
  readonly approved_at: Date | string | null;
  readonly is_of_former_rows: boolean;
  readonly name: string | null;
  readonly condition: ApprovalCondition | null;
};

const toStep = ({ name, condition, ...row }: StepRow): OrderStep => ({
  position: row.position,
  approverIds: row.approver_ids,
  rule: name === null || condition === null ? undefined : { name, condition },
  approvedBy: row.approved_by ?? undefined,
  approvedAt: row.approved_at === null ? undefined : new Date(row.approved_at),
  isOfFormerRows: row.is_of_former_rows,
});

/** SQL for the steps of an order as part of another statement; `stepsIn` reads the answer. */
export const stepsAsJson = (orderId: RawBuilder<unknown>): RawBuilder<readonly StepRow[]> => sql<readonly StepRow[]>`(
  select coalesce(json_agg(s order by s.position), '[]') from (
    select step.position, step.approver_ids, step.approved_by, step.approved_at, step.is_of_former_rows, rule.name, rule.condition
    from order_approval_step step
    left join approval_rule_version rule on rule.rule_id = step.rule_id and rule.version = step.rule_version
    where step.order_id = ${orderId}) s)`;

export const stepsIn = (json: readonly StepRow[]): OrderStep[] => json.map(toStep);

type Approved = { readonly by: number | undefined; readonly at: Date; readonly isOfFormerRows: boolean };

/** The caller has locked the order. */
export async function noteStep(db: Db, orderId: string, position: number, approved: Approved): Promise<void> {
  const { by, at, isOfFormerRows } = approved;
  await db
    .updateTable('order_approval_step')
    .set({ approved_by: by ?? null, approved_at: at, is_of_former_rows: isOfFormerRows })
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .execute();
}

/** After a change of rows: marks earlier approvals as given for other rows. The caller has locked the order. */
export async function noteFormerRows(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('order_approval_step')
    .set({ is_of_former_rows: true })
    .where('order_id', '=', orderId)
    .where('approved_at', 'is not', null)
    .execute();
}

/** SQL for the waiting step: the first one without an approval. */
const isWaiting = sql`step.approved_at is null and not exists (
  select from order_approval_step before
  where before.order_id = step.order_id and before.position < step.position and before.approved_at is null)`;

/** SQL: whether one of these people is an approver of the waiting step. */
export const isAskedFor = (
  orderId: RawBuilder<unknown>,
  customerIds: readonly number[],
): RawBuilder<boolean> => sql<boolean>`coalesce((
  select step.approver_ids && ${[...customerIds]}::int[] from order_approval_step step
  where step.order_id = ${orderId} and ${isWaiting} limit 1), false)`;

/** SQL for the first approver of the waiting step for whom `isThere` is true. */
export const firstAskedFor = (
  orderId: RawBuilder<unknown>,
  isThere: (customerId: RawBuilder<unknown>) => RawBuilder<boolean>,
): RawBuilder<number | null> => sql<number | null>`(
  select asked.id from order_approval_step step, unnest(step.approver_ids) with ordinality asked (id, place)
  where step.order_id = ${orderId} and ${isWaiting} and ${isThere(sql`asked.id`)}
  order by asked.place limit 1)`;

/** The number of the step that waits, as part of a statement: as `findWaitingStep` counts. */
export const waitingStepOf = (orderId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select coalesce(min(step.position) filter (where step.approved_at is null), count(*))::int
  from order_approval_step step where step.order_id = ${orderId})`;

/** SQL for the approvers of the waiting step. */
export const askedFor = (orderId: RawBuilder<unknown>): RawBuilder<number[] | null> => sql<number[] | null>`(
  select step.approver_ids from order_approval_step step where step.order_id = ${orderId} and ${isWaiting} limit 1)`;

/** SQL for the people who have approved the current rows. */
export const approvedOf = (orderId: RawBuilder<unknown>): RawBuilder<number[]> => sql<number[]>`array(
  select step.approved_by from order_approval_step step
  where step.order_id = ${orderId} and step.approved_by is not null and not step.is_of_former_rows
  order by step.approved_by)`;
