import type { PostalAddress } from '#modules/address/address-form.ts';

type Place = Pick<PostalAddress, 'line1' | 'line2' | 'zip' | 'city' | 'region' | 'country'>;

/** An address in one line, its last part as its country writes it. */
export function addressLine({ line1, line2, zip, city, region, country }: Place): string {
  return [line1, line2, placeLine({ zip, city, region, country })].filter((part) => part !== '').join(', ');
}

function placeLine({ zip, city, region, country }: Omit<Place, 'line1' | 'line2'>): string {
  const isNorthAmerican = country === 'US' || country === 'CA';
  if (isNorthAmerican) return `${city}, ${region} ${zip}`.trim();
  return (country === 'GB' || country === 'IE' || country === 'LV' ? `${city} ${zip}` : `${zip} ${city}`).trim();
}
