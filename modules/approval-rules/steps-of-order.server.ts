import type { Db } from '#platform/db/db.server.ts';
import { type ApprovalRule, approvalFor, stepsAfterChange } from './approval-rule.ts';
import { insertSteps, listStepsOf, noteFormerRows, noteStep } from './step-store.server.ts';

/** The people who may approve the step that waits. Empty where no rule asked for one, or where the customer admins decide. */
export async function listAskedFor(db: Db, orderId: string): Promise<readonly number[]> {
  const steps = await listStepsOf(db, orderId);
  return steps.find(({ approvedAt }) => approvedAt === undefined)?.approverIds ?? [];
}

/** Which approval of an order waits: its number, from 0. */
export async function findWaitingStep(db: Db, orderId: string): Promise<number> {
  const steps = await listStepsOf(db, orderId);
  return steps.find(({ approvedAt }) => approvedAt === undefined)?.position ?? steps.length;
}

/** The people who have approved a step of an order, for its rows as they are now. */
export async function listApproved(db: Db, orderId: string): Promise<readonly number[]> {
  const steps = await listStepsOf(db, orderId);
  return steps.flatMap(({ approvedBy, isOfFormerRows }) => (isOfFormerRows ? [] : (approvedBy ?? [])));
}

/** The same, also for rows that were changed since. */
export async function listEverApproved(db: Db, orderId: string): Promise<readonly number[]> {
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
  /** Other rows or a higher price than approvals until now were given for. */
  readonly isForOther: boolean;
};

/**
 * After a change of rows or prices: approvals until now are those of former rows, and the rules that the order meets now add the approvals that are
 * missing. The caller holds the lock of the order.
 */
export async function addSteps(db: Db, { orderId, approverId, isForOther, ...asked }: Changed): Promise<void> {
  if (isForOther) await noteFormerRows(db, orderId);
  const stored = await listStepsOf(db, orderId);
  const first = { approverIds: approverId === undefined ? [] : [approverId], rule: undefined };
  const known = stored.length > 0 ? stored : [{ ...first, ...notApproved }];
  const added = stepsAfterChange(known, asked);
  if (added.length === 0) return;
  if (stored.length === 0) await insertSteps(db, orderId, [first]);
  await insertSteps(db, orderId, added, known.length);
}

const notApproved = { approvedBy: undefined, approvedAt: undefined, isOfFormerRows: false };

type Approval = { readonly orderId: string; readonly by: number | undefined; readonly at: Date };

/**
 * Notes that the waiting step is approved, and with it later steps of people who have approved the order as it is now. Returns the approvers
 * of the next step; undefined where it was the last one. The caller holds the lock of the order.
 */
export async function approveStep(db: Db, { orderId, by, at }: Approval): Promise<readonly number[] | undefined> {
  const steps = await listStepsOf(db, orderId);
  const [current, ...later] = steps.filter(({ approvedAt }) => approvedAt === undefined);
  if (!current) return undefined;
  await noteStep(db, orderId, current.position, { by, at, isOfFormerRows: false });
  const given = [{ ...current, approvedBy: by }, ...steps];
  for (const step of later) {
    const approval = approvalFor(step, given);
    if (!approval) return step.approverIds;
    await noteStep(db, orderId, step.position, {
      by: approval.approvedBy,
      at,
      isOfFormerRows: approval.isOfFormerRows,
    });
  }
  return undefined;
}
