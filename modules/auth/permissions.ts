import type { Claims } from './claims.ts';
import { type Role, roles } from './roles.ts';

type RoleClaim = Pick<Claims, 'storm_role'> | undefined;
type AdminClaims = Pick<Claims, 'storm_role' | 'super_customer_admin'> | undefined;

const adminOrHigher: readonly Role[] = [roles.administrator, roles.customerAdmin, roles.internal];
const administratorOrInternal: readonly Role[] = [roles.administrator, roles.internal];

/** The customer's info IsSuperCustomerAdmin as partners write it: only `true` in lower case counts. */
export const isSuperFlag = (info: string | undefined): boolean => info === 'true';

/** The check for everything except lists. */
export function isSuperCustomerAdmin(claims: AdminClaims): boolean {
  return claims?.storm_role === roles.customerAdmin && claims.super_customer_admin;
}

/** The wider check, only for lists: an administrator with the flag also passes. */
export function isSuperAdminForLists(claims: AdminClaims): boolean {
  if (claims?.storm_role === roles.administrator) return claims.super_customer_admin;
  return isSuperCustomerAdmin(claims);
}

export function isAdminOrHigher(claims: RoleClaim): boolean {
  return claims !== undefined && adminOrHigher.includes(claims.storm_role);
}

export function seesDealerPages(claims: RoleClaim): boolean {
  return claims !== undefined && administratorOrInternal.includes(claims.storm_role);
}

/** `isShown` is the setting ShowMarketPriceForAdminsAndInternals. */
export function includeMarketPrice(claims: RoleClaim, isShown: boolean): boolean {
  return isShown && claims !== undefined && administratorOrInternal.includes(claims.storm_role);
}
