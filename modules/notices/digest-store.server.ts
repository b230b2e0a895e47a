import type { Db } from '#platform/db/db.server.ts';
import './notice-tables.server.ts';

/** People with notices that wait for the digest. */
export async function listDigestReaders(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('notice')
    .select('customer_id')
    .distinct()
    .where('digest_due', '=', true)
    .orderBy('customer_id')
    .execute();
  return rows.map((row) => row.customer_id);
}

/** What waits for the digest of a person, the oldest first. */
export function listDigestDue(db: Db, customerId: number) {
  return db
    .selectFrom('notice')
    .select(['id', 'kind', 'facts'])
    .where('customer_id', '=', customerId)
    .where('digest_due', '=', true)
    .orderBy('id')
    .execute();
}

export async function markDigestSent(db: Db, customerId: number, upTo: number): Promise<void> {
  await db
    .updateTable('notice')
    .set({ digest_due: false })
    .where('customer_id', '=', customerId)
    .where('id', '<=', upTo)
    .where('digest_due', '=', true)
    .execute();
}
