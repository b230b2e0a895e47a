import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { contentTopic } from './content-snapshot.server.ts';
import { type NewDocument, saveDocuments } from './content-store.server.ts';

/** All of them or none, and every page of the shop sees them afterwards. */
export async function saveContent(
  { db, clock, snapshots }: Pick<Shop, 'db' | 'clock' | 'snapshots'>,
  documents: readonly NewDocument[],
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await saveDocuments(db, documents, clock.now());
    await markChanged(db, contentTopic);
  });
  await snapshots.announce(contentTopic);
}
