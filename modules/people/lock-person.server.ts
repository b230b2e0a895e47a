import type { Db } from '#platform/db/db.server.ts';
import './people-tables.server.ts';

/** Changes of one person's things wait for each other until the transaction ends. Rows that only refer to the person do not wait. */
export async function lockPerson(db: Db, customerId: number): Promise<void> {
  await db.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
}
