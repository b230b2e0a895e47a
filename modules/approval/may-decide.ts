import type { Claims } from '../auth/claims.ts';
import { administers } from '../auth/may-do.ts';
import { isAdminOrHigher } from '../auth/permissions.ts';
import { roles } from '../auth/roles.ts';
import { isOn, type Settings } from '../company/company-settings.ts';

type Decider = Pick<Claims, 'storm_role' | 'tasks'>;

/**
 * Whether somebody's role lets them decide on the orders that they see. A plain user does not, even as the named approver; the
 * shop's own staff need the task.
 */
export const mayDecide = (claims: Decider): boolean => administers(claims, 'orders');

/** Whether somebody finds the page of pending orders; the guard of the page lets plain users through under no setting. */
export function showsPendingOrders({ storm_role }: Pick<Claims, 'storm_role'>, settings: Settings): boolean {
  if (!isOn(settings, 'ForceApproval')) return false;
  const { ApproverMode } = settings;
  const isPerPerson = ApproverMode === 'AttestantPerUser' || ApproverMode === 'AttestantPerProjectNumber';
  return isAdminOrHigher({ storm_role }) || (storm_role !== roles.b2c && isPerPerson);
}
