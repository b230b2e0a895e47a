import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { Role } from '../auth/roles.ts';
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

type Seen = { readonly companyIds: readonly number[]; readonly roles: readonly Role[] };

/**
 * Full names of the people who are members of one of the companies now and have no account with another role. Erased people have no name
 * and are left out.
 */
export async function listMemberNames(
  db: Db,
  customerIds: readonly number[],
  { companyIds, roles }: Seen,
): Promise<ReadonlyMap<number, string>> {
  if (customerIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, trim(first_name || ' ' || last_name) as name from customer c
    where id = any(${[...new Set(customerIds)]}::int[]) and trim(first_name || last_name) <> ''
      and exists (select from customer_company m where m.customer_id = c.id and m.company_id = any(${[...companyIds]}::int[]))
      and not exists (select from account a where a.customer_id = c.id and a.role_id <> all(${[...roles]}::int[]))`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findEmailAddressOf(db: Db, customerId: number): Promise<string | undefined> {
  const row = await db.selectFrom('customer').select('email_address').where('id', '=', customerId).executeTakeFirst();
  return row?.email_address;
}
