import type { Claims } from '../auth/claims.ts';
import { type Role, roles } from '../auth/roles.ts';
import { isOn, punchOutTypeOf, type Settings } from './company-settings.ts';

export type PunchOutType = ReturnType<typeof punchOutTypeOf>;

/** How a company is punched out: not at all while ActivateOCI is off, whatever its type says. */
export function activePunchOut(settings: Settings): PunchOutType {
  return isOn(settings, 'ActivateOCI') ? punchOutTypeOf(settings) : 'None';
}

/**
 * Whether somebody comes from the company's procurement system, which then gets the cart. Whoever signs in with a password
 * has no system that waits for it, and orders as anybody else.
 */
export function isPunchOutSession(claims: Pick<Claims, 'punch_out_type'> | undefined, settings: Settings): boolean {
  const type = activePunchOut(settings);
  return type !== 'None' && claims?.punch_out_type === type;
}

type Session = { role: Role; punchOutType: PunchOutType };

/** A punch-out company is entered by internal staff, or by a session of its own type; others go to the portal. */
export function maySwitchTo(session: Session, companysType: PunchOutType): boolean {
  return companysType === 'None' || session.role === roles.internal || session.punchOutType === companysType;
}
