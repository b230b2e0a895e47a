import { ok, refuse } from '#core/result.ts';
import type { AddressKind } from '../company/company.ts';
import type { Market } from '../market/market.ts';
import { readPostcode } from '../market/postcode.ts';
import { regionsOf } from '../market/regions.ts';
import { startsWithNumber } from './company-form.ts';
import type { AddressInput } from './company-input.ts';

/** An address with an id is changed, one without is new. */
export const addressAction = ({ id }: { readonly id?: number | undefined }): 'create' | 'update' =>
  id === undefined ? 'create' : 'update';

const parts = ['addressLine1', 'addressLine2', 'zipCode', 'city', 'region', 'countryCode'] as const;

/** What two addresses are compared by. */
export type AddressParts = { readonly [Part in (typeof parts)[number]]?: string | undefined };

export const isSameAddress = (one: AddressParts, other: AddressParts): boolean =>
  parts.every((part) => (one[part] ?? '') === (other[part] ?? ''));

/** An address as it is stored, in the country of the market unless it names another. */
export function readAddress(
  kind: AddressKind,
  { countryId, addressLine2, region, ...address }: AddressInput,
  market: Pick<Market, 'code' | 'iso2'>,
) {
  const wrong = (field: string, code: string) =>
    refuse({ code: 'invalid-input', errors: [{ path: field, code, facts: {} }] });
  if (kind === 'delivery' && !startsWithNumber(market.code, address.addressLine1))
    return wrong('addressLine1', 'number-first');
  const countryCode = countryId ?? market.iso2;
  const zipCode = readPostcode(countryCode, address.zipCode);
  if (zipCode === undefined) return wrong('zipCode', 'invalid');
  const regions = regionsOf(countryCode, 'en');
  if (region !== undefined && regions.length > 0 && !regions.some(({ code }) => code === region))
    return wrong('region', 'invalid');
  return ok({ ...address, addressLine2, region, zipCode, countryCode });
}
