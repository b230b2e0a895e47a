import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { isOn, type Settings } from '../company/company-settings.ts';

/**
 * True for plain users if the company requires approval; with approvers per person, for everybody who has an approver, even one without an
 * e-mail address.
 */
export function needsApproval(
  claims: Pick<Claims, 'storm_role'> | undefined,
  settings: Settings,
  attestant1: string | undefined,
): boolean {
  if (isOn(settings, 'ForceApproval') && claims?.storm_role === roles.user) return true;
  return settings.ApproverMode === 'AttestantPerUser' && attestant1 !== undefined;
}
