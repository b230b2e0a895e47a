import { ok, refuse } from '#core/result.ts';
import type { Market } from '../market/market.ts';
import { isPhoneNumber } from '../market/phone-number.ts';

/** A number must be valid in the company's market. The stored number and an empty one are accepted. */
export const isCompanyPhone = (market: Pick<Market, 'iso2'>, typed: string | undefined, before?: string): boolean => {
  const number = typed?.trim() ?? '';
  return number === '' || number === before || isPhoneNumber(number, market.iso2);
};

export function checkCompanyPhone(market: Pick<Market, 'iso2'>, typed: string | undefined, before?: string) {
  if (isCompanyPhone(market, typed, before)) return ok(undefined);
  return refuse({ code: 'invalid-input', errors: [{ path: 'phoneNumber', code: 'phone-invalid', facts: {} }] });
}
