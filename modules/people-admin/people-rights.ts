import type { Claims } from '../auth/claims.ts';
import { isSuperCustomerAdmin } from '../auth/permissions.ts';
import { type Role, roles } from '../auth/roles.ts';
import type { Settings } from '../company/company-settings.ts';
import { companyReachOf, isCompanyTeamOn } from '../company/company-team.ts';

type Admin = Pick<Claims, 'storm_role' | 'super_customer_admin'>;

const { user, customerAdmin, administrator, internal } = roles;

/** The roles of people that the visitor sees in lists. A customer admin bound to a team sees its plain users. */
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

/** The query for lists of people in the API: the whole company, or the team of an approver. */
export type PeopleQuery = { readonly type: 'company' } | { readonly type: 'company-team'; readonly attestant: string };

export const peopleQueryOf = (claims: Admin, settings: Settings, emailAddress: string): PeopleQuery =>
  companyReachOf(claims, settings) === 'team' ? { type: 'company-team', attestant: emailAddress } : { type: 'company' };

/** Roles that the visitor may give: those they see. Membership of the staff needs the task settings, elsewhere. */
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

/** People cannot change a person who ranks above them, and staff cannot be changed here. */
export const mayChangePerson = (claims: Admin, person: Ranked): boolean =>
  person.role !== internal && rankOf(person) <= rankOfAdmin(claims);

/** Only super customer admins and higher ranks may give the super flag. */
export const mayGrantSuper = (claims: Admin): boolean => rankOfAdmin(claims) >= superRank;
