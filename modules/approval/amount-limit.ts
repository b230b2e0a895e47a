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
 * How an administrator sees the amount limits of others, for one person and for many. If customer admins have a limit themselves, a plain
 * one sees limits but cannot change them.
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
  /** Including the rest of the previous period. */
  readonly limit: Money;
  readonly left: Money;
  /** The use in the period; absent if the limit applies to each order. */
  readonly use?: LimitUse;
};

/**
 * What is left after the cart, negative if the cart exceeds it. A limit in another currency than the cart's allows nothing. In a period,
 * the rest of the previous one is added, and earlier orders count.
 */
export function amountLimitOf(limit: Money | undefined, total: Money, use?: LimitUse): LimitLeft | undefined {
  if (!limit) return undefined;
  if (limit.currency !== total.currency) return { limit: money(0, total.currency), left: negate(total) };
  if (!use) return { limit, left: subtract(limit, total) };
  const allowed = add(limit, use.carried);
  return { limit: allowed, left: subtract(subtract(allowed, use.used), total), use };
}
