import type { AddressRules, PostalAddress } from '#modules/address/address-form.ts';

type Place = Omit<PostalAddress, 'country'>;

/** An address as it stands on an envelope of its country: the postcode before the town, or behind it. */
export function addressLines(
  { line1, line2, zip, city, region }: Place,
  { fields }: Pick<AddressRules, 'fields'>,
): string[] {
  const parts = { zip, city, region };
  const town = fields
    .flatMap((field) => (field === 'zip' || field === 'city' || field === 'region' ? [parts[field]] : []))
    .filter((part) => part !== '');
  return [line1, line2, town.join(' ')].filter((line) => line !== '');
}
