import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { isOn, type Settings } from '../company/company-settings.ts';

/**
 * Plain users where the company requires approval; where approvers are named for each person, everybody who has one, also one
 * without an e-mail address.
 */
export function needsApproval(
  claims: Pick<Claims, 'storm_role'> | undefined,
  settings: Settings,
  attestant1: string | undefined,
): boolean {
  if (isOn(settings, 'ForceApproval') && claims?.storm_role === roles.user) return true;
  return settings.ApproverMode === 'AttestantPerUser' && attestant1 !== undefined;
}
