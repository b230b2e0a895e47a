import type { CountryCode } from '../../market/market.ts';
import { provincesOfPostcode } from './canadian-postcode.ts';
import { statesOfZip } from './us-zip.ts';

/** The states or provinces of a postcode; undefined for countries without regions. */
export function regionsOfPostcode(country: CountryCode, zip: string): readonly string[] | undefined {
  if (country === 'US') return statesOfZip(zip);
  return country === 'CA' ? provincesOfPostcode(zip) : undefined;
}
