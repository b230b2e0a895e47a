import { type Role, roles } from '../auth/roles.ts';
import { isOn, punchOutTypeOf, type Settings } from './company-settings.ts';

export type PunchOutType = ReturnType<typeof punchOutTypeOf>;

/** The punch-out type of a company; `None` while ActivateOCI is off. */
export function activePunchOut(settings: Settings): PunchOutType {
  return isOn(settings, 'ActivateOCI') ? punchOutTypeOf(settings) : 'None';
}

type Session = { role: Role; punchOutType: PunchOutType };

/** Internal staff, and sessions of the company's own type, may switch to a punch-out company; others go to the portal. */
export function maySwitchTo(session: Session, companysType: PunchOutType): boolean {
  return companysType === 'None' || session.role === roles.internal || session.punchOutType === companysType;
}
