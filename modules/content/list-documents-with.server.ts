import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './content-store.server.ts';

/** Nobody reads a longer list. */
const most = 100;

/** Documents that contain this path, for the usage of a picture, film or document. */
export async function listDocumentsWith(db: Db, path: string) {
  const rows = await db
    .selectFrom('content_document')
    .select(['kind', 'slug', 'language', 'market_id as marketId'])
    // Quotation marks, so that a path is not found inside a longer one.
    .where(sql<boolean>`position(${`"${path}"`} in data::text) > 0`)
    .orderBy('slug')
    .orderBy('language')
    .orderBy('marketId')
    .limit(most)
    .execute();
  return rows;
}
