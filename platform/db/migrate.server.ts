import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartupError } from '../startup-error.ts';
import type { Database, Db } from './db.server.ts';

export type Migration = { version: number; name: string; script: string };

// An arbitrary constant: the process with this lock runs the migrations.
const lockNumber = 7_263_541;

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => ({
      version: Number(file.slice(0, 4)),
      name: file.slice(5, -4),
      script: await readFile(join(folder, file), 'utf8'),
    })),
  );
}

/** Migrates the database to the latest version. Concurrent calls are safe: one migrates, the others wait. */
export async function migrate(database: Database, migrations: Migration[]): Promise<{ applied: string[] }> {
  if (database.kind === 'pglite') return applyPending(database, database.db, migrations);
  return database.db.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${lockNumber})`.execute(db);
    try {
      return await applyPending(database, db, migrations);
    } finally {
      await sql`select pg_advisory_unlock(${lockNumber})`.execute(db);
    }
  });
}

async function applyPending(database: Database, db: Db, migrations: Migration[]): Promise<{ applied: string[] }> {
  await sql`create table if not exists migration (version int primary key, name text not null, applied_at timestamptz not null default now())`.execute(
    db,
  );
  const { rows } = await sql<{ version: number }>`select version from migration`.execute(db);
  const done = new Set(rows.map((row) => row.version));
  const newest = Math.max(0, ...migrations.map((migration) => migration.version));
  const ahead = Math.max(0, ...done);
  if (ahead > newest)
    throw new StartupError(
      `The database is at version ${ahead}, this program knows versions up to ${newest} only. Start the newer program, restore a backup of the database, or point DATABASE_URL or DATA_DIR elsewhere.`,
    );
  const pending = migrations.filter((migration) => !done.has(migration.version));
  for (const migration of pending) await apply(database, db, migration);
  return { applied: pending.map((migration) => migration.name) };
}

/** Each migration runs in one transaction, so that a failed one leaves nothing behind. */
async function apply(database: Database, db: Db, { version, name, script }: Migration): Promise<void> {
  const record = `insert into migration (version, name) values (${version}, '${name.replaceAll("'", "''")}')`;
  await database.runScript(db, `begin;\n${script}\n;\n${record};\ncommit;`).catch((cause: unknown) => {
    throw new Error(`migration ${version} (${name}) failed`, { cause });
  });
}
