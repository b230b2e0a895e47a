import type { Db } from '#platform/db/db.server.ts';
import './catalogue-tables.server.ts';

/** Returns the given colour part numbers that no product has. */
export async function listUnknownColours(db: Db, partNumbers: readonly string[]): Promise<Set<string>> {
  const known = await db
    .selectFrom('product_colour')
    .select('part_no')
    .where('part_no', 'in', [...partNumbers])
    .execute();
  return new Set(partNumbers).difference(new Set(known.map(({ part_no }) => part_no)));
}
