import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { AuditAction } from '../audit/audit-actions.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import type { Shop } from '../shop.server.ts';
import { contentTopic } from './content-snapshot.server.ts';
import { findDocuments, type NewDocument, saveDocuments } from './content-store.server.ts';

type Recorded = {
  readonly action: AuditAction;
  readonly subject: string;
  /** Receives the previous versions. */
  readonly record: (db: Db, before: readonly unknown[]) => Promise<void>;
};

/** Saves all documents or none and announces the change. */
export async function saveContent(
  { db, clock, snapshots }: Pick<Shop, 'db' | 'clock' | 'snapshots'>,
  documents: readonly NewDocument[],
  recorded?: Recorded,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    if (recorded) {
      await holdSubject(db, recorded.action, recorded.subject);
      await recorded.record(db, await findDocuments(db, documents));
    }
    await saveDocuments(db, documents, clock.now());
    await markChanged(db, contentTopic);
  });
  await snapshots.announce(contentTopic);
}
