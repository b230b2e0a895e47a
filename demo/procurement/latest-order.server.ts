import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';

/** The latest ordinary order of a company in the demo world. */
export async function readLatestOrderId(db: Db, companyId: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where company_id = ${companyId} and kind = 'ordinary' and not is_hidden
    order by created_at desc, id limit 1`.execute(db);
  return rows[0]?.id;
}
