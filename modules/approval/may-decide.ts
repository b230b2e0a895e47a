import type { Claims } from '../auth/claims.ts';
import { administers } from '../auth/may-do.ts';
import { isAdminOrHigher } from '../auth/permissions.ts';
import { type Role, roles } from '../auth/roles.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import type { OrderApproval } from './order-approval.ts';

type Decider = Pick<Claims, 'storm_role' | 'tasks'>;

/**
 * Whether a role may decide on the orders that it sees. A plain user may not, even as the named approver; staff of the shop
 * need the task orders.
 */
export const mayDecide = (claims: Decider): boolean => administers(claims, 'orders');

/**
 * Who decides on an order: the named approver, or the customer admins. The admins decide if no approver is named (`company`), the address
 * belongs to no colleague (`unknown`), the approver has left (`left`), the approver's role does not allow it (`role`), the approver is the
 * buyer and own approval is not allowed (`own`), or the approver did not decide in time (`late`).
 */
export type Responsible =
  | { readonly who: 'approver'; readonly approverId: number }
  | { readonly who: 'admins'; readonly because: 'company' | 'unknown' | 'left' | 'role' | 'own' | 'late' };

type Order = {
  readonly approver: OrderApproval['approver'];
  /** The approver's role in the company of the order, if the account is active. */
  readonly role: Role | undefined;
  readonly buyerId: number | undefined;
  readonly settings: Settings;
  readonly escalatedAt?: Date | undefined;
};

export function responsibleFor({ approver, role, buyerId, settings, escalatedAt }: Order): Responsible {
  if (!approver) return { who: 'admins', because: 'company' };
  if (approver.id === undefined) return { who: 'admins', because: approver.email === undefined ? 'left' : 'unknown' };
  if (role === undefined) return { who: 'admins', because: 'left' };
  if (!isAdminOrHigher({ storm_role: role })) return { who: 'admins', because: 'role' };
  if (approver.id === buyerId && !isOn(settings, 'AllowOwnApproval')) return { who: 'admins', because: 'own' };
  return escalatedAt ? { who: 'admins', because: 'late' } : { who: 'approver', approverId: approver.id };
}

type Question = {
  readonly responsible: Responsible;
  readonly buyerId: number | undefined;
  readonly settings: Settings;
};

/**
 * Whether a person whose role may decide may decide on this order. Administrators and staff may overrule the named approver; another
 * customer admin may not. Undefined: yes.
 */
export function whyNotDecide(
  claims: Pick<Claims, 'customer_id' | 'storm_role'>,
  { responsible, buyerId, settings }: Question,
): 'own-approval' | 'not-approver' | undefined {
  if (buyerId === claims.customer_id && !isOn(settings, 'AllowOwnApproval')) return 'own-approval';
  if (responsible.who === 'admins' || responsible.approverId === claims.customer_id) return undefined;
  return claims.storm_role === roles.customerAdmin ? 'not-approver' : undefined;
}

/** Whether the menu shows the page of pending orders. The guard of the page always refuses plain users. */
export function showsPendingOrders({ storm_role }: Pick<Claims, 'storm_role'>, settings: Settings): boolean {
  if (!isOn(settings, 'ForceApproval')) return false;
  const { ApproverMode } = settings;
  const isPerPerson = ApproverMode === 'AttestantPerUser' || ApproverMode === 'AttestantPerProjectNumber';
  return isAdminOrHigher({ storm_role }) || (storm_role !== roles.b2c && isPerPerson);
}
