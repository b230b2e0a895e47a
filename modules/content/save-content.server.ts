import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { contentTopic } from './content-snapshot.server.ts';
import { findDocuments, type NewDocument, saveDocuments } from './content-store.server.ts';

type Record = (db: Db, before: readonly unknown[]) => Promise<void>;

/** Saves all documents or none and announces the change. `record` receives the previous versions. */
export async function saveContent(
  { db, clock, snapshots }: Pick<Shop, 'db' | 'clock' | 'snapshots'>,
  documents: readonly NewDocument[],
  record?: Record,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    if (record) await record(db, await findDocuments(db, documents));
    await saveDocuments(db, documents, clock.now());
    await markChanged(db, contentTopic);
  });
  await snapshots.announce(contentTopic);
}
