import type { Db } from '#platform/db/db.server.ts';
import './people-tables.server.ts';

export type PersonName = { readonly firstName: string; readonly lastName: string };

/** By customer number. Unknown numbers are left out. */
export async function listNamesOf(db: Db, customerIds: readonly number[]): Promise<ReadonlyMap<number, PersonName>> {
  const ids = [...new Set(customerIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, { firstName: row.first_name, lastName: row.last_name }]));
}

export async function findEmailAddressOf(db: Db, customerId: number): Promise<string | undefined> {
  const row = await db.selectFrom('customer').select('email_address').where('id', '=', customerId).executeTakeFirst();
  return row?.email_address;
}
