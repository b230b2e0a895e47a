import type { Claims } from '../auth/claims.ts';
import { maySee } from '../auth/may-see.ts';
import { isAdminOrHigher, isSuperCustomerAdmin } from '../auth/permissions.ts';
import { roles } from '../auth/roles.ts';
import { isOn, type Settings } from './company-settings.ts';

type TeamClaims = Pick<Claims, 'storm_role' | 'super_customer_admin' | 'tasks'>;

/** Whether a company's people are divided into teams: each admin administers the people who have the admin as approver. */
export const isCompanyTeamOn = (settings: Settings): boolean =>
  isOn(settings, 'UseCompanyTeam') && settings.ApproverMode === 'AttestantPerUser';

/** Credit and its limit are visible to administrators of the company, and to staff with a task for its orders. */
export const seesCompanyCredit = (claims: TeamClaims | undefined): boolean =>
  claims !== undefined && companyReachOf(claims, {}) !== 'own';

/** The kickback is confidential between company and seller: administrators see it, and staff with the task customers or finance. */
export const seesKickback = (claims: TeamClaims | undefined): boolean =>
  claims?.storm_role === roles.administrator || maySee(claims, ['customers', 'finance']);

/** How much of a company the visitor sees: everything, their team and themselves, or only themselves. Internal staff need a task. */
export function companyReachOf(claims: TeamClaims, settings: Settings): 'company' | 'team' | 'own' {
  if (claims.storm_role === roles.internal)
    return maySee(claims, ['orders', 'customers', 'finance']) ? 'company' : 'own';
  if (!isAdminOrHigher(claims)) return 'own';
  const isBound = claims.storm_role === roles.customerAdmin && !isSuperCustomerAdmin(claims);
  return isBound && isCompanyTeamOn(settings) ? 'team' : 'company';
}
