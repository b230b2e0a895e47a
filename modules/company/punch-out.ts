import type { Claims } from '../auth/claims.ts';
import { type Role, roles } from '../auth/roles.ts';
import { isOn, punchOutTypeOf, type Settings } from './company-settings.ts';

export type PunchOutType = ReturnType<typeof punchOutTypeOf>;

/** The punch-out type of a company; `None` while ActivateOCI is off. */
export function activePunchOut(settings: Settings): PunchOutType {
  return isOn(settings, 'ActivateOCI') ? punchOutTypeOf(settings) : 'None';
}

/**
 * Whether the visitor comes from the company's procurement system, which then gets the cart. Buyers who sign in with a password
 * have no such system and order in the shop.
 */
export function isPunchOutSession(claims: Pick<Claims, 'punch_out_type'> | undefined, settings: Settings): boolean {
  const type = activePunchOut(settings);
  return type !== 'None' && claims?.punch_out_type === type;
}

type Session = { role: Role; punchOutType: PunchOutType };

/** Internal staff, and sessions of the company's own type, may switch to a punch-out company; others go to the portal. */
export function maySwitchTo(session: Session, companysType: PunchOutType): boolean {
  return companysType === 'None' || session.role === roles.internal || session.punchOutType === companysType;
}
