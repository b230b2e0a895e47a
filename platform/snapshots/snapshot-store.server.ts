import type { Db } from '../db/db.server.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    snapshot_version: { topic: string; version: number };
  }
}

/**
 * Call it in the transaction of the change, so that readers of the change also see that the topic's snapshots are
 * outdated. Returns the topic's new version. The row lock orders versions: a reader of a version sees all earlier ones.
 */
export async function markChanged(db: Db, topic: string): Promise<number> {
  const { version } = await db
    .insertInto('snapshot_version')
    .values({ topic, version: 1 })
    .onConflict((conflict) =>
      conflict.column('topic').doUpdateSet((eb) => ({ version: eb('snapshot_version.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function readVersions(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('snapshot_version').selectAll().execute();
  return new Map(rows.map((row) => [row.topic, row.version]));
}

export async function readVersion(db: Db, topic: string): Promise<number> {
  const row = await db.selectFrom('snapshot_version').select('version').where('topic', '=', topic).executeTakeFirst();
  return row?.version ?? 0;
}
