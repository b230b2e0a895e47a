import type { Insertable, Selectable } from 'kysely';
import type { AddressColumns } from './people-tables.server.ts';
import type { Address } from './postal-address.ts';

export type NewAddress = Omit<Address, 'id'>;

export function toAddressRow(address: NewAddress): Insertable<AddressColumns> {
  return {
    address_line_1: address.addressLine1,
    address_line_2: address.addressLine2 ?? null,
    zip_code: address.zipCode,
    city: address.city,
    region: address.region ?? null,
    country_code: address.countryCode,
  };
}

export function toAddress(row: Selectable<AddressColumns>): Address {
  return {
    id: row.id,
    addressLine1: row.address_line_1,
    addressLine2: row.address_line_2 ?? undefined,
    zipCode: row.zip_code,
    city: row.city,
    region: row.region ?? undefined,
    countryCode: row.country_code,
  };
}
