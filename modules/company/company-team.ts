import type { Claims } from '../auth/claims.ts';
import { maySee } from '../auth/may-see.ts';
import { isAdminOrHigher, isSuperCustomerAdmin } from '../auth/permissions.ts';
import { roles } from '../auth/roles.ts';
import { isOn, type Settings } from './company-settings.ts';

/** Whether a company's people are divided into teams: each admin answers for those who name the admin as approver. */
export const isCompanyTeamOn = (settings: Settings): boolean =>
  isOn(settings, 'UseCompanyTeam') && settings.ApproverMode === 'AttestantPerUser';

/** How much of a company somebody sees: all of it, their own team and themselves, or themselves alone. Internal staff need a task. */
export function companyReachOf(
  claims: Pick<Claims, 'storm_role' | 'super_customer_admin' | 'tasks'>,
  settings: Settings,
): 'company' | 'team' | 'own' {
  if (claims.storm_role === roles.internal)
    return maySee(claims, ['orders', 'customers', 'finance']) ? 'company' : 'own';
  if (!isAdminOrHigher(claims)) return 'own';
  const isBound = claims.storm_role === roles.customerAdmin && !isSuperCustomerAdmin(claims);
  return isBound && isCompanyTeamOn(settings) ? 'team' : 'company';
}
