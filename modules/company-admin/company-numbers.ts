import { ok, refuse } from '#core/result.ts';
import { checkVatNumber, hasVatNumbers } from '../address/vat-number.ts';
import type { Market } from '../market/market.ts';
import { isPhoneNumber } from '../market/phone-number.ts';

type Numbers = { readonly phoneNumber?: string | undefined; readonly vatNo?: string | undefined };
type WrongNumber = { readonly path: keyof Numbers; readonly code: 'phone-invalid' | 'vat-wrong' };

/** Numbers must be valid in the company's market, VAT numbers also in the country of their prefix. Stored numbers are not checked again. */
export function wrongNumbers({ iso2 }: Pick<Market, 'iso2'>, typed: Numbers, before: Numbers = {}): WrongNumber[] {
  const changed = (name: keyof Numbers) => {
    const number = typed[name]?.trim() ?? '';
    return number === before[name] ? '' : number;
  };
  const phone = changed('phoneNumber');
  const vat = changed('vatNo');
  const isVatRight = vat === '' || (checkVatNumber(vat, iso2)?.isValid ?? !hasVatNumbers(iso2));
  return [
    ...(phone === '' || isPhoneNumber(phone, iso2) ? [] : [{ path: 'phoneNumber', code: 'phone-invalid' } as const]),
    ...(isVatRight ? [] : [{ path: 'vatNo', code: 'vat-wrong' } as const]),
  ];
}

export function checkCompanyNumbers(market: Pick<Market, 'iso2'>, typed: Numbers, before?: Numbers) {
  const errors = wrongNumbers(market, typed, before).map((wrong) => ({ ...wrong, facts: {} }));
  return errors.length === 0 ? ok(undefined) : refuse({ code: 'invalid-input', errors });
}
