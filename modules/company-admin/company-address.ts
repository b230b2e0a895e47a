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

type Place = Pick<Market, 'code' | 'iso2'>;
type TypedParts = Pick<AddressInput, 'addressLine1' | 'zipCode' | 'countryId'> & {
  readonly region?: string | undefined;
};

/** What is wrong in the given parts of an address; an empty part is not judged. */
export function problemsOfAddress(
  kind: AddressKind,
  { addressLine1, zipCode, region, countryId }: TypedParts,
  market: Place,
) {
  const country = countryId ?? market.iso2;
  const regions = regionsOf(country, 'en');
  const isNumberLate = kind === 'delivery' && addressLine1 !== '' && !startsWithNumber(market.code, addressLine1);
  const isZipWrong = zipCode !== '' && readPostcode(country, zipCode) === undefined;
  const isRegionWrong = region && regions.length > 0 && !regions.some(({ code }) => code === region);
  return [
    ...(isNumberLate ? [{ path: 'addressLine1', code: 'number-first', facts: {} }] : []),
    ...(isZipWrong ? [{ path: 'zipCode', code: 'invalid', facts: {} }] : []),
    ...(isRegionWrong ? [{ path: 'region', code: 'invalid', facts: {} }] : []),
  ];
}

/** An address as it is stored, in the country of the market unless it names another. */
export function readAddress(kind: AddressKind, input: AddressInput, market: Place) {
  const errors = problemsOfAddress(kind, input, market);
  const { countryId: countryCode = market.iso2, addressLine2, region, ...address } = input;
  const zipCode = readPostcode(countryCode, address.zipCode);
  if (errors.length > 0 || zipCode === undefined) return refuse({ code: 'invalid-input', errors });
  return ok({ ...address, addressLine2, region, zipCode, countryCode });
}
