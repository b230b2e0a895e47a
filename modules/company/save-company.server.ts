import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { type NewAddress, toAddressRow } from '../people/address-row.server.ts';
import type { Company } from './company.ts';
import { agreedCredit } from './company-credit.ts';
import { setCredit } from './company-credit-store.server.ts';
import { saveSettings } from './company-store.server.ts';
import { companyTopic } from './company-terms.server.ts';
import './company-tables.server.ts';

export type SavedCompany = Omit<
  Company,
  'version' | 'children' | 'credit' | 'deliveryAddresses' | 'invoiceAddresses'
> & {
  deliveryAddresses: readonly NewAddress[];
  invoiceAddresses: readonly NewAddress[];
  priceLists: readonly string[];
};

/**
 * Writes a whole company under its number in the ERP: settings, addresses and price lists included. The written remaining credit already
 * includes earlier orders and payments.
 */
export async function saveCompany(db: Db, company: SavedCompany, now: Date): Promise<void> {
  const values = {
    parent_id: company.parentId ?? null,
    market_id: company.marketId,
    name: company.name,
    coop_code: company.coopCode ?? null,
    email_address: company.emailAddress ?? null,
    org_no: company.orgNo ?? null,
    web: company.web ?? null,
    phone_number: company.phoneNumber ?? null,
    attributes: JSON.stringify(company.attributes),
  };
  await db
    .insertInto('company')
    .values({ id: company.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await setCredit(db, company.id, agreedCredit(company), now);
  await saveSettings(
    db,
    company.id,
    Object.entries(company.settings).map(([key, value]) => ({ key, value })),
  );
  await replaceAddresses(db, company);
  await replacePriceLists(db, company);
  await markChanged(db, companyTopic);
}

async function replaceAddresses(db: Db, { id, deliveryAddresses, invoiceAddresses }: SavedCompany): Promise<void> {
  const row = (kind: 'delivery' | 'invoice') => (address: NewAddress) => ({
    company_id: id,
    kind,
    ...toAddressRow(address),
  });
  const rows = [...deliveryAddresses.map(row('delivery')), ...invoiceAddresses.map(row('invoice'))];
  await db.deleteFrom('company_address').where('company_id', '=', id).execute();
  if (rows.length > 0) await db.insertInto('company_address').values(rows).execute();
}

async function replacePriceLists(db: Db, { id, priceLists }: SavedCompany): Promise<void> {
  await db.deleteFrom('company_price_list').where('company_id', '=', id).execute();
  if (priceLists.length > 0)
    await db
      .insertInto('company_price_list')
      .values(priceLists.map((price_list) => ({ company_id: id, price_list })))
      .execute();
}
