import { readPostcode } from '#modules/market/postcode.ts';
import { regionsOf } from '#modules/market/regions.ts';
import type { DemoAddress } from './demo-company.ts';

/** The error that the shop would report for an address; undefined if it is valid. */
export function addressProblem({ addressLine1, zipCode, city, region, countryCode }: DemoAddress): string | undefined {
  if (readPostcode(countryCode, zipCode) !== zipCode) return `postcode ${zipCode} in ${countryCode}`;
  const regions = regionsOf(countryCode, 'en').map(({ code }) => code);
  if (regions.length > 0 && !regions.includes(region ?? '')) return `region ${region} in ${countryCode}`;
  if (regions.length === 0 && region !== undefined) return `a region in ${countryCode}`;
  if (regions.length > 0 && !/^\d/.test(addressLine1)) return `no number first in ${addressLine1}`;
  return city === '' || addressLine1 === '' ? 'something is empty' : undefined;
}
