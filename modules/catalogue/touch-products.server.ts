import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import './catalogue-tables.server.ts';
import { catalogueTopic } from './catalogue-topics.ts';

/**
 * Marks products as changed when list data outside their rows changes, so that snapshots read them again. Announce the
 * topic afterwards.
 */
export async function touchProducts(db: Db, basePartNos: readonly string[]): Promise<void> {
  if (basePartNos.length === 0) return;
  const version = await markChanged(db, catalogueTopic);
  await db.updateTable('product').set({ version }).where('base_part_no', 'in', basePartNos).execute();
}
