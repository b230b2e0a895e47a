import { fromDecimal, type Money, subtract } from '#core/money.ts';
import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { isOn, type Settings } from '../company/company-settings.ts';

/** Whether what somebody may spend is limited: plain users where the company says so, customer admins where it says so, too. */
export function hasAmountLimit(claims: Pick<Claims, 'storm_role'> | undefined, settings: Settings): boolean {
  if (!isOn(settings, 'UseAmountLimit')) return false;
  if (claims?.storm_role === roles.user) return true;
  return claims?.storm_role === roles.customerAdmin && isOn(settings, 'UseAmountLimitForCustomerAdmins');
}

/** What is left after the cart, below zero when it is too much. An amount that nobody wrote, or that is none, limits nothing. */
export function amountLimitOf(
  written: string | undefined,
  total: Money,
): { readonly limit: Money; readonly left: Money } | undefined {
  const limit = fromDecimal(written?.trim().replace(',', '.') ?? '', total.currency, 'halfUp');
  return limit.ok ? { limit: limit.value, left: subtract(limit.value, total) } : undefined;
}
