import type { Claims } from '../auth/claims.ts';
import { administers } from '../auth/may-do.ts';
import { isAdminOrHigher } from '../auth/permissions.ts';
import { roles } from '../auth/roles.ts';
import { isOn, type Settings } from '../company/company-settings.ts';

type Decider = Pick<Claims, 'storm_role' | 'tasks'>;

/**
 * Whether a role may decide on the orders that it sees. A plain user may not, even as the named approver; staff of the shop
 * need the task orders.
 */
export const mayDecide = (claims: Decider): boolean => administers(claims, 'orders');

/** Whether the menu shows the page of pending orders. The guard of the page always refuses plain users. */
export function showsPendingOrders({ storm_role }: Pick<Claims, 'storm_role'>, settings: Settings): boolean {
  if (!isOn(settings, 'ForceApproval')) return false;
  const { ApproverMode } = settings;
  const isPerPerson = ApproverMode === 'AttestantPerUser' || ApproverMode === 'AttestantPerProjectNumber';
  return isAdminOrHigher({ storm_role }) || (storm_role !== roles.b2c && isPerPerson);
}
