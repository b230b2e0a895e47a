import { add, type Money, money, negate, subtract } from '#core/money.ts';
import type { Claims } from '../auth/claims.ts';
import { isAdminOrHigher, isSuperCustomerAdmin } from '../auth/permissions.ts';
import { roles } from '../auth/roles.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import type { LimitUse } from './limit-period.ts';

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

export type LimitLeft = {
  /** With what the period before left. */
  readonly limit: Money;
  readonly left: Money;
  /** Of the period; absent where the limit is that of each order. */
  readonly use?: LimitUse;
};

/**
 * What is left after the cart, below zero when it is too much. A limit in another currency than the cart's allows nothing. Where the
 * limit is that of a period, what is left of the one before is added to it, and earlier orders count.
 */
export function amountLimitOf(limit: Money | undefined, total: Money, use?: LimitUse): LimitLeft | undefined {
  if (!limit) return undefined;
  if (limit.currency !== total.currency) return { limit: money(0, total.currency), left: negate(total) };
  if (!use) return { limit, left: subtract(limit, total) };
  const allowed = add(limit, use.carried);
  return { limit: allowed, left: subtract(subtract(allowed, use.used), total), use };
}
