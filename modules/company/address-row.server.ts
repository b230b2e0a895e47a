import type { Address } from './company.ts';

export type NewAddress = Omit<Address, 'id'>;

/** The columns that addresses of companies and of people share. */
export function toAddressRow(address: NewAddress) {
  return {
    address_line_1: address.addressLine1,
    address_line_2: address.addressLine2 ?? null,
    zip_code: address.zipCode,
    city: address.city,
    region: address.region ?? null,
    country_code: address.countryCode,
  };
}
