import type { Db } from '#platform/db/db.server.ts';
import { type NewAddress, toAddress, toAddressRow } from './address-row.server.ts';
import type { Address } from './postal-address.ts';

export const mostAddresses = 50;

export async function listAddressesOf(db: Db, customerId: number): Promise<Address[]> {
  const rows = await db
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(toAddress);
}

export async function insertAddress(db: Db, customerId: number, address: NewAddress): Promise<number> {
  const { id } = await db
    .insertInto('customer_address')
    .values({ customer_id: customerId, ...toAddressRow(address) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False if the address belongs to another person, or does not exist. */
export async function updateAddress(db: Db, customerId: number, id: number, address: NewAddress): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer_address')
    .set(toAddressRow(address))
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteAddress(db: Db, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('customer_address')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
