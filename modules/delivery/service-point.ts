import { digitsOnly } from '#core/input.ts';
import type { PostalAddress } from '../address/address-form.ts';
import type { CountryCode } from '../market/market.ts';

/** Days from Monday (1) to Sunday (7) with their times; a missing day is closed. */
export type OpeningHours = readonly { readonly day: number; readonly opens: string; readonly closes: string }[];

/** A place where the customer collects a parcel. */
export type ServicePoint = {
  readonly id: string;
  readonly carrier: string;
  readonly name: string;
  readonly address: PostalAddress;
  readonly lng: number;
  readonly lat: number;
  readonly hours: OpeningHours;
};

/** Carriers expect digits only: '123 45' becomes '12345'. Not for countries with letters in postcodes. */
export const carrierPostcode = (zip: string): string => digitsOnly(zip);

const lettersMatter: ReadonlySet<CountryCode> = new Set(['GB', 'IE', 'CA']);

const lookupPostcode = (country: CountryCode, zip: string): string =>
  lettersMatter.has(country) ? zip.toUpperCase().replaceAll(/[^A-Z\d]/g, '') : carrierPostcode(zip);

/** Postcodes are assigned by area: sorted by the length of the common prefix, then by numeric distance. */
export function nearestPoints(
  points: readonly ServicePoint[],
  country: CountryCode,
  zip: string,
  most = 10,
): readonly ServicePoint[] {
  const wanted = lookupPostcode(country, zip);
  return points
    .filter(({ address }) => address.country === country)
    .map((point) => ({ point, far: farness(wanted, lookupPostcode(country, point.address.zip)) }))
    .sort((a, b) => b.far.shared - a.far.shared || a.far.apart - b.far.apart || (a.point.id < b.point.id ? -1 : 1))
    .slice(0, most)
    .map(({ point }) => point);
}

function farness(a: string, b: string): { shared: number; apart: number } {
  const length = Math.max(a.length, b.length);
  const different = Array.from({ length }, (_, i) => i).find((i) => a[i] !== b[i]);
  const valueOf = (text: string) => Number.parseInt(text.padEnd(length, '0') || '0', 36);
  return { shared: different ?? length, apart: Math.abs(valueOf(a) - valueOf(b)) };
}
