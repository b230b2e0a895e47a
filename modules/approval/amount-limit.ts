import { type Money, money, subtract } from '#core/money.ts';
import type { Claims } from '../auth/claims.ts';
import { isAdminOrHigher, isSuperCustomerAdmin } from '../auth/permissions.ts';
import { roles } from '../auth/roles.ts';
import { isOn, type Settings } from '../company/company-settings.ts';

/** Whether the spending of a person is limited. The company sets it for plain users, and separately for customer admins. */
export function hasAmountLimit(claims: Pick<Claims, 'storm_role'> | undefined, settings: Settings): boolean {
  if (!isOn(settings, 'UseAmountLimit')) return false;
  if (claims?.storm_role === roles.user) return true;
  return claims?.storm_role === roles.customerAdmin && isOn(settings, 'UseAmountLimitForCustomerAdmins');
}

/**
 * How an administrator of people meets the amount limits of others, one by one and for many at once. Where customer admins
 * are limited themselves, a plain one sees limits and changes none.
 */
export function amountLimitField(
  claims: Pick<Claims, 'storm_role' | 'super_customer_admin'> | undefined,
  settings: Settings,
): 'hidden' | 'disabled' | 'enabled' {
  if (!isOn(settings, 'UseAmountLimit') || !isAdminOrHigher(claims)) return 'hidden';
  const isPlain = claims?.storm_role === roles.customerAdmin && !isSuperCustomerAdmin(claims);
  return isPlain && isOn(settings, 'UseAmountLimitForCustomerAdmins') ? 'disabled' : 'enabled';
}

/** What is left after the cart, below zero when it is too much. A limit in another currency than the cart's allows nothing. */
export function amountLimitOf(
  limit: Money | undefined,
  total: Money,
): { readonly limit: Money; readonly left: Money } | undefined {
  if (!limit) return undefined;
  const allowed = limit.currency === total.currency ? limit : money(0, total.currency);
  return { limit: allowed, left: subtract(allowed, total) };
}
