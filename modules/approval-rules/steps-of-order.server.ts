import type { Db } from '#platform/db/db.server.ts';
import { type ApprovalRule, approvalFor, stepsAfterChange } from './approval-rule.ts';
import { insertSteps, listStepsOf, noteFormerRows, noteStep, type OrderStep } from './step-store.server.ts';

type Steps = readonly OrderStep[];

const waitingOf = (steps: Steps) => steps.find(({ approvedAt }) => approvedAt === undefined);

/** The people who may approve the waiting step. Empty if no rule applied, or if the customer admins decide. */
export const askedIn = (steps: Steps): readonly number[] => waitingOf(steps)?.approverIds ?? [];

export async function listAskedFor(db: Db, orderId: string): Promise<readonly number[]> {
  return askedIn(await listStepsOf(db, orderId));
}

/** The position of the waiting step, from 0. */
export const waitingStepIn = (steps: Steps): number => waitingOf(steps)?.position ?? steps.length;

export async function findWaitingStep(db: Db, orderId: string): Promise<number> {
  return waitingStepIn(await listStepsOf(db, orderId));
}

/** The people who have approved a step of an order, for its current rows. */
export const approvedIn = (steps: Steps): readonly number[] =>
  steps.flatMap(({ approvedBy, isOfFormerRows }) => (isOfFormerRows ? [] : (approvedBy ?? [])));

export async function listApproved(db: Db, orderId: string): Promise<readonly number[]> {
  return approvedIn(await listStepsOf(db, orderId));
}

/** The same, including approvals of rows that were changed later. */
export const everApprovedIn = (steps: Steps): readonly number[] => steps.flatMap(({ approvedBy }) => approvedBy ?? []);

type Changed = {
  readonly orderId: string;
  /** The approver, if the order has no steps yet. */
  readonly approverId: number | undefined;
  /** The rules that apply to the order now. */
  readonly rules: readonly ApprovalRule[];
  readonly buyerId: number | undefined;
  readonly allowsOwn: boolean;
  /** The rows or the price changed since the earlier approvals. */
  readonly isForOther: boolean;
};

/**
 * After a change of rows or prices: marks earlier approvals as given for other rows, and adds the approvals that the current rules require.
 * The caller has locked the order.
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

type Approval = {
  readonly orderId: string;
  /** As the caller, who has locked the order, has read them. */
  readonly steps: Steps;
  readonly by: number | undefined;
  readonly at: Date;
};

/**
 * Marks the waiting step as approved, and later steps of people who have approved the current order. Returns the approvers of the next
 * step; undefined after the last one.
 */
export async function approveStep(
  db: Db,
  { orderId, steps, by, at }: Approval,
): Promise<readonly number[] | undefined> {
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
