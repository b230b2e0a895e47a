import type { Db } from '#platform/db/db.server.ts';
import { stepAfter } from './approval-rule.ts';
import { listStepsOf, noteSteps } from './step-store.server.ts';

/** The people who may approve the step that waits. Empty where no rule asked for one, or where the customer admins decide. */
export async function listAskedFor(db: Db, orderId: string): Promise<readonly number[]> {
  const steps = await listStepsOf(db, orderId);
  return steps.find(({ approvedAt }) => approvedAt === undefined)?.approverIds ?? [];
}

/** The people who have approved a step of an order. */
export async function listApproved(db: Db, orderId: string): Promise<readonly number[]> {
  return (await listStepsOf(db, orderId)).flatMap(({ approvedBy }) => approvedBy ?? []);
}

type Approval = { readonly orderId: string; readonly by: number | undefined; readonly at: Date };

/**
 * Notes that the waiting step is approved, and with it later steps of people who have approved already. Returns the approvers of the next step;
 * undefined where it was the last one. The caller holds the lock of the order.
 */
export async function approveStep(db: Db, { orderId, by, at }: Approval): Promise<readonly number[] | undefined> {
  const steps = await listStepsOf(db, orderId);
  const open = steps.filter(({ approvedAt }) => approvedAt === undefined);
  const [current, ...later] = open;
  if (!current) return undefined;
  const next = stepAfter(
    later,
    [...steps.map(({ approvedBy }) => approvedBy), by].flatMap((id) => id ?? []),
  );
  const done = open.filter(({ position }) => next === undefined || position < next.position);
  await noteSteps(
    db,
    orderId,
    done.map(({ position }) => position),
    { by, at },
  );
  return next?.approverIds;
}
