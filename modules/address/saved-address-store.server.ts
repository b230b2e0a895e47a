import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { AddressColumns } from '../company/company-tables.server.ts';
import type { CountryCode } from '../market/market.ts';
import type { SavedAddress } from './saved-address.ts';

const columns = ['id', 'address_line_1', 'address_line_2', 'zip_code', 'city', 'region', 'country_code'] as const;

export async function listOwnAddresses(db: Db, customerId: number): Promise<readonly SavedAddress[]> {
  const rows = await db
    .selectFrom('customer_address')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select(columns.map((column) => `customer_address.${column}` as const))
    .select(['first_name', 'last_name'])
    .where('customer_id', '=', customerId)
    .orderBy('customer_address.id')
    .execute();
  return rows.map((row) => ({ ...toPlace(row), firstName: row.first_name, lastName: row.last_name }));
}

/** Where a company has its goods sent, and where its parent has. */
export async function listCompanyAddresses(
  db: Db,
  companyId: number,
): Promise<{ readonly own: readonly SavedAddress[]; readonly retailer: readonly SavedAddress[] }> {
  const parent = db.selectFrom('company').select('parent_id').where('id', '=', companyId);
  const rows = await db
    .selectFrom('company_address')
    .innerJoin('company', 'company.id', 'company_id')
    .select(columns.map((column) => `company_address.${column}` as const))
    .select(['company_id', 'name', 'attributes'])
    .where('kind', '=', 'delivery')
    .where((eb) => eb.or([eb('company_id', '=', companyId), eb('company_id', '=', parent)]))
    .orderBy('company_address.id')
    .execute();
  const toSaved = (row: (typeof rows)[number]): SavedAddress => ({ ...toPlace(row), companyName: row.name });
  return {
    own: rows
      .filter(({ company_id }) => company_id === companyId)
      .map((row) => ({ ...toSaved(row), vatNo: row.attributes.VatNo ?? '' })),
    retailer: rows.filter(({ company_id }) => company_id !== companyId).map(toSaved),
  };
}

function toPlace(row: Selectable<AddressColumns>): SavedAddress {
  return {
    id: row.id,
    line1: row.address_line_1,
    line2: row.address_line_2 ?? '',
    zip: row.zip_code,
    city: row.city,
    region: row.region ?? '',
    country: row.country_code as CountryCode,
  };
}
