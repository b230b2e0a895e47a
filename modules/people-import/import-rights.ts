import type { Language } from '#core/locale.ts';
import { amountLimitField } from '../approval/amount-limit.ts';
import type { Claims } from '../auth/claims.ts';
import { mayDo } from '../auth/may-do.ts';
import type { Role } from '../auth/roles.ts';
import type { CrewMember } from '../people/crew-store.server.ts';
import { grantableRoles, mayChangePerson, mayGrantSuper } from '../people-admin/people-rights.ts';
import type { PeopleReach } from '../people-admin/reach-people.server.ts';

/** What an importing person may do with the people of the company, and where new people belong. */
export type ImportRights = {
  readonly reach: PeopleReach;
  /** The companies that the person administers. Staff can access all. */
  readonly companies: readonly number[];
  /** The person's e-mail address if they are bound to a team, whose approver they are. */
  readonly boundTo: string | undefined;
  readonly marketId: number;
  readonly language: Language;
};

const isStaff = (claims: Claims): boolean => mayDo(claims, 'customers');

/** Why the importing person may not change a person, as a code; undefined if they may. */
export function barOf({ reach: { claims }, companies }: ImportRights, person: CrewMember): string | undefined {
  const rank = { role: person.account?.roleId, isSuper: person.facts.isSuper ?? false };
  if (!mayChangePerson(claims, rank)) return 'not-allowed';
  const isElsewhere = !isStaff(claims) && person.companyIds.some((id) => !companies.includes(id));
  return isElsewhere ? 'person-elsewhere' : undefined;
}

export const isOwnLine = ({ reach }: ImportRights, person: CrewMember | undefined): boolean =>
  person?.id === reach.claims.customer_id;

/** Nobody may grant a role above their own; a super customer admin who gets another role keeps the flag. */
export function mayGiveRole({ reach }: ImportRights, role: Role, person: CrewMember | undefined): boolean {
  const { claims, settings } = reach;
  const keepsSuper = person?.facts.isSuper === true;
  return grantableRoles(claims, settings).includes(role) && (!keepsSuper || mayGrantSuper(claims));
}

export const maySetLimit = ({ reach: { claims, settings } }: ImportRights): boolean =>
  isStaff(claims) || amountLimitField(claims, settings) === 'enabled';
