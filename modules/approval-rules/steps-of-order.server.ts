import type { Db } from '#platform/db/db.server.ts';
import { type ApprovalRule, isIncluded, stepAfter, stepsOf } from './approval-rule.ts';
import { insertSteps, listStepsOf, noteStep } from './step-store.server.ts';

/** The people who may approve the step that waits. Empty where no rule asked for one, or where the customer admins decide. */
export async function listAskedFor(db: Db, orderId: string): Promise<readonly number[]> {
  const steps = await listStepsOf(db, orderId);
  return steps.find(({ approvedAt }) => approvedAt === undefined)?.approverIds ?? [];
}

/** The people who have approved a step of an order. */
export async function listApproved(db: Db, orderId: string): Promise<readonly number[]> {
  return (await listStepsOf(db, orderId)).flatMap(({ approvedBy }) => approvedBy ?? []);
}

type Changed = {
  readonly orderId: string;
  /** Who is asked where the order has no steps yet. */
  readonly approverId: number | undefined;
  /** Those that the order meets now. */
  readonly rules: readonly ApprovalRule[];
  readonly buyerId: number | undefined;
  readonly allowsOwn: boolean;
};

/** After a change of rows: adds the approvals of rules that the order has not met before. The caller holds the lock of the order. */
export async function addSteps(db: Db, { orderId, approverId, ...asked }: Changed): Promise<void> {
  const known = await listStepsOf(db, orderId);
  const first = { approverIds: approverId === undefined ? [] : [approverId], rule: undefined };
  const before = known.length > 0 ? known : [first];
  const steps = stepsOf({ ...asked, isForced: false, approverId: undefined });
  const added = steps.filter(({ approverIds }) => !isIncluded(before, approverIds));
  if (added.length === 0) return;
  if (known.length === 0) await insertSteps(db, orderId, [first]);
  await insertSteps(db, orderId, added, before.length);
}

type Approval = { readonly orderId: string; readonly by: number | undefined; readonly at: Date };

/**
 * Notes that the waiting step is approved, and with it later steps of people who have approved the order. Returns the approvers of the next step;
 * undefined where it was the last one. The caller holds the lock of the order.
 */
export async function approveStep(db: Db, { orderId, by, at }: Approval): Promise<readonly number[] | undefined> {
  const steps = await listStepsOf(db, orderId);
  const open = steps.filter(({ approvedAt }) => approvedAt === undefined);
  const [current, ...later] = open;
  if (!current) return undefined;
  const approvedBy = [by, ...steps.map((step) => step.approvedBy)].filter((id) => id !== undefined);
  const next = stepAfter(later, approvedBy);
  const done = open.filter(({ position }) => next === undefined || position < next.position);
  for (const { position, approverIds } of done) {
    const own = position === current.position ? by : approvedBy.find((id) => approverIds.includes(id));
    await noteStep(db, orderId, position, { by: own, at });
  }
  return next?.approverIds;
}
