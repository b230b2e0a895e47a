import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './people-tables.server.ts';

/** Serialises changes to one person's data until the transaction ends. Inserts that only reference the person do not wait. */
export async function lockPerson(db: Db, customerId: number): Promise<void> {
  await db.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
}

/** The same for several people. Locks in the order of their numbers, so that two changes of the same people cannot deadlock. */
export async function lockPeople(db: Db, customerIds: readonly number[]): Promise<void> {
  if (customerIds.length === 0) return;
  await db.selectFrom('customer').select('id').where('id', 'in', customerIds).orderBy('id').forNoKeyUpdate().execute();
}

/**
 * In a transaction. Lock the people first: every change that needs both takes them in this order. If one person names an approver by e-mail
 * address while another gets that address, each must see what the other wrote, so both lock the address. Sorted, to avoid a deadlock of two
 * transactions with the same addresses.
 */
export async function lockApproverAddresses(db: Db, addresses: readonly string[]): Promise<void> {
  const sorted = [...new Set(addresses.map((one) => one.toLowerCase()))].toSorted();
  if (sorted.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(hashtext('approver'), hashtext(address)) from unnest(${sorted}::text[]) as told (address)`.execute(
    db,
  );
}
