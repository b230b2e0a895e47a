import type { Db } from '#platform/db/db.server.ts';
import { listDeliveryAddresses } from '../company/company-store.server.ts';
import type { CountryCode } from '../market/market.ts';
import { toAddress } from '../people/address-row.server.ts';
import { listAddressesOf } from '../people/address-store.server.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import type { Address } from '../people/postal-address.ts';
import type { SavedAddress } from './saved-address.ts';

export async function listOwnAddresses(db: Db, customerId: number): Promise<readonly SavedAddress[]> {
  const held = await listAddressesOf(db, customerId);
  const name = (await listNamesOf(db, [customerId])).get(customerId);
  return held.map((address) => ({
    ...toPlace(address),
    firstName: name?.firstName ?? '',
    lastName: name?.lastName ?? '',
  }));
}

/** The delivery addresses of a company and of its parent. */
export async function listCompanyAddresses(
  db: Db,
  companyId: number,
): Promise<{ readonly own: readonly SavedAddress[]; readonly retailer: readonly SavedAddress[] }> {
  const rows = await listDeliveryAddresses(db, companyId);
  const toSaved = (row: (typeof rows)[number]): SavedAddress => ({ ...toPlace(toAddress(row)), companyName: row.name });
  return {
    own: rows
      .filter(({ company_id }) => company_id === companyId)
      .map((row) => ({ ...toSaved(row), vatNo: row.attributes.VatNo ?? '' })),
    retailer: rows.filter(({ company_id }) => company_id !== companyId).map(toSaved),
  };
}

function toPlace({ id, addressLine1, addressLine2, zipCode, city, region, countryCode }: Address): SavedAddress {
  return {
    id,
    line1: addressLine1,
    line2: addressLine2 ?? '',
    zip: zipCode,
    city,
    region: region ?? '',
    country: countryCode as CountryCode,
  };
}
