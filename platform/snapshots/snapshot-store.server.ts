import type { Db } from '../db/db.server.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    snapshot_version: { topic: string; version: number };
  }
}

/** Call it in the transaction of the change: whoever sees the change also sees that snapshots of the topic are old. */
export async function markChanged(db: Db, topic: string): Promise<void> {
  await db
    .insertInto('snapshot_version')
    .values({ topic, version: 1 })
    .onConflict((conflict) =>
      conflict.column('topic').doUpdateSet((eb) => ({ version: eb('snapshot_version.version', '+', 1) })),
    )
    .execute();
}

export async function readVersions(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('snapshot_version').selectAll().execute();
  return new Map(rows.map((row) => [row.topic, row.version]));
}
