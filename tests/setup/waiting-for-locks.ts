import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';

/** How many transactions of this database wait for an advisory lock. On PostgreSQL. */
export async function waitingForLocks(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())
  `.execute(db);
  return rows[0]?.count;
}
