import type { Claims } from '../auth/claims.ts';
import { isSuperCustomerAdmin } from '../auth/permissions.ts';
import { type Role, roles } from '../auth/roles.ts';
import type { Settings } from '../company/company-settings.ts';
import { companyReachOf, isCompanyTeamOn } from '../company/company-team.ts';

type Admin = Pick<Claims, 'storm_role' | 'super_customer_admin'>;

const { user, customerAdmin, administrator, internal } = roles;

/** The roles of the people that somebody sees in lists. A customer admin who is bound to a team sees its plain users. */
export function visibleRoles(claims: Admin, settings: Settings): readonly Role[] {
  switch (claims.storm_role) {
    case administrator:
      return [user, customerAdmin, administrator];
    case customerAdmin:
      return companyReachOf(claims, settings) === 'team' ? [user] : [user, customerAdmin];
    case internal: {
      const isNarrowed = claims.super_customer_admin && !isCompanyTeamOn(settings);
      return isNarrowed ? [user, customerAdmin, administrator] : [user, customerAdmin, administrator, internal];
    }
    default:
      return [];
  }
}

/** How lists of people are asked for, as partners know it: the whole company, or the team of an approver. */
export type PeopleQuery = { readonly type: 'company' } | { readonly type: 'company-team'; readonly attestant: string };

export const peopleQueryOf = (claims: Admin, settings: Settings, emailAddress: string): PeopleQuery =>
  companyReachOf(claims, settings) === 'team' ? { type: 'company-team', attestant: emailAddress } : { type: 'company' };

/** Roles that somebody may give: those they see. Who belongs to the staff is decided elsewhere, by the task settings. */
export const grantableRoles = (claims: Admin, settings: Settings): readonly Role[] =>
  visibleRoles(claims, settings).filter((role) => role !== internal);

const ranks: Readonly<Record<Role, number>> = {
  [roles.b2c]: 0,
  [user]: 1,
  [customerAdmin]: 2,
  [administrator]: 4,
  [internal]: 5,
};
const superRank = 3;

type Ranked = { readonly role: Role | undefined; readonly isSuper: boolean };

/** A super customer admin ranks between plain customer admins and administrators. */
const rankOf = ({ role = user, isSuper }: Ranked): number =>
  role === customerAdmin && isSuper ? superRank : ranks[role];

const rankOfAdmin = (claims: Admin): number =>
  rankOf({ role: claims.storm_role, isSuper: isSuperCustomerAdmin(claims) });

/** Nobody changes a person who ranks above them, and nobody here changes staff. */
export const mayChangePerson = (claims: Admin, person: Ranked): boolean =>
  person.role !== internal && rankOf(person) <= rankOfAdmin(claims);

/** Nobody makes anybody more than they are themselves. */
export const mayGrantSuper = (claims: Admin): boolean => rankOfAdmin(claims) >= superRank;
