import type { PostalAddress } from './address-form.ts';

/** The lines of an address as on an envelope in its country. */
export function addressLines(address: PostalAddress): string[] {
  return [address.line1, address.line2, ...placeLines(address)].filter((line) => line !== '');
}

/** The same in one line, for lists. */
export const addressLine = (address: PostalAddress): string => addressLines(address).join(', ');

function placeLines({ country, zip, city, region }: PostalAddress): string[] {
  switch (country) {
    case 'US':
    case 'CA':
      return [joined(', ', city, joined(' ', region, zip))];
    case 'GB':
    case 'IE':
      return [city, zip];
    case 'LV':
      return [joined(', ', city, zip)];
    default:
      return [joined(' ', zip, city)];
  }
}

const joined = (between: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(between);
