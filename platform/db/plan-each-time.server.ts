import { sql } from 'kysely';
import type { Db } from './db.server.ts';

/**
 * For the rest of a transaction that is one of many that fill tables. PostgreSQL keeps the plan of a repeated statement
 * until the tables are analysed; a plan for an empty table would scan the whole table for each of thousands of rows.
 */
export async function planEachTime(db: Db): Promise<void> {
  await sql`set local plan_cache_mode = force_custom_plan`.execute(db);
}
