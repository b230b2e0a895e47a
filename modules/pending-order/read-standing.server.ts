import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { findApprovalBeside } from '../approval/approval-store.server.ts';
import type { OrderApproval } from '../approval/order-approval.ts';
import { type OrderStep, stepsAsJson, stepsIn } from '../approval-rules/step-store.server.ts';
import type { Claims } from '../auth/claims.ts';
import { mayDo } from '../auth/may-do.ts';
import { isRole, type Role, roles } from '../auth/roles.ts';
import { findStaffTasks } from '../auth/staff-task-store.server.ts';
import { type HeldGoods, heldAsJson } from '../checkout/give-back.server.ts';
import type { Order } from '../order/order.ts';
import { activeRoleOf } from '../people/account-store.server.ts';
import { hasRole, roleIn } from '../people/membership-store.server.ts';

/** Facts besides the order that a decision depends on, as of now. */
export type Standing = {
  readonly approval: OrderApproval;
  readonly steps: readonly OrderStep[];
  /** The role of the named approver in the company of the order. */
  readonly approverRole: Role | undefined;
  readonly buyerRole: Role | undefined;
  /** Whether the visitor still has the role and the task in the token. */
  readonly isStillAllowed: boolean;
  readonly held: HeldGoods;
};

type StandingRow = {
  readonly steps: Parameters<typeof stepsIn>[0];
  readonly approverRole: number | null;
  readonly buyerRole: number | null;
  readonly hasRole: boolean;
  readonly held: HeldGoods;
};

/**
 * One statement, because a decision reads this while it holds the order. Undefined for an order that needs no approval.
 */
export async function readStanding(
  db: Db,
  claims: Claims | undefined,
  { id, owner }: Pick<Order, 'id' | 'owner'>,
): Promise<Standing | undefined> {
  const isStaff = claims?.storm_role === roles.internal;
  const role = claims
    ? hasRole(claims.customer_id, claims.storm_role, isStaff ? undefined : claims.company_id)
    : sql`false`;
  const found = await findApprovalBeside(
    db,
    id,
    ({ orderId, approverId }) => sql<StandingRow>`json_build_object(
      'steps', ${stepsAsJson(orderId)},
      'approverRole', ${owner.kind === 'company' ? roleIn(approverId, owner.companyId) : sql`null`},
      'buyerRole', ${owner.kind === 'public' ? sql`null` : activeRoleOf(owner.customerId)},
      'hasRole', ${role},
      'held', ${heldAsJson(orderId)})`,
  );
  if (!found) return undefined;
  const { approval, beside } = found;
  return {
    approval,
    steps: stepsIn(beside.steps),
    approverRole: toRole(beside.approverRole),
    buyerRole: toRole(beside.buyerRole),
    held: beside.held,
    isStillAllowed: beside.hasRole && (!isStaff || (await hasTask(db, claims))),
  };
}

const toRole = (id: number | null): Role | undefined => (id !== null && isRole(id) ? id : undefined);

const hasTask = async (db: Db, claims: Claims): Promise<boolean> =>
  mayDo({ ...claims, tasks: await findStaffTasks(db, claims.customer_id) }, 'orders');
