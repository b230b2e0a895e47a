import type { Db } from '#platform/db/db.server.ts';
import { type NewAddress, toAddressRow } from '../people/address-row.server.ts';
import type { AddressKind } from './company.ts';
import './company-tables.server.ts';

type Of = { readonly companyId: number; readonly kind: AddressKind };

export async function insertAddress(db: Db, { companyId, kind }: Of, address: NewAddress): Promise<number> {
  const { id } = await db
    .insertInto('company_address')
    .values({ company_id: companyId, kind, ...toAddressRow(address) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAddress(db: Db, id: number, address: NewAddress): Promise<void> {
  await db.updateTable('company_address').set(toAddressRow(address)).where('id', '=', id).execute();
}

export async function deleteAddress(db: Db, id: number): Promise<void> {
  await db.deleteFrom('company_address').where('id', '=', id).execute();
}
