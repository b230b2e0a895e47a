import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { unrecorded } from './statement-record.ts';
import { isPostgres, testDatabase } from './test-database.ts';

/** What an import wrote into empty tables: copies of them in a schema of their own, and the values of sequences. */
type Kept = {
  readonly tables: readonly { name: string; copy: string; columns: string }[];
  readonly topics: readonly string[];
  readonly sequences: ReadonlyMap<string, string>;
};

const kept = new Map<string, Kept>();

/**
 * Runs an import, or copies what the same import wrote in an earlier test of this worker: one script instead of forty statements.
 * Returns the topics that changed by copying. Only the first import of a test is kept, and only on the embedded database.
 */
export async function importOrCopy(db: Db, feed: string, importFeed: () => Promise<void>): Promise<readonly string[]> {
  const { database } = await testDatabase();
  const isFirst = !isPostgres() && db === database.db && (await unrecorded(() => areEmpty(db, ['bulk_job'], [])));
  const known = kept.get(feed);
  if (isFirst && known && (await unrecorded(() => areEmpty(db, namesOf(known), known.topics)))) {
    await unrecorded(() => database.runScript(db, scriptOf(known)));
    return known.topics;
  }
  const before = isFirst && !known ? await unrecorded(() => readState(db)) : undefined;
  await importFeed();
  if (before) await unrecorded(() => keep(db, feed, before));
  return [];
}

const namesOf = ({ tables }: Kept) => tables.map(({ name }) => name);

async function areEmpty(db: Db, names: readonly string[], topics: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ areEmpty: boolean }>`
    select ${sql.raw(names.map((name) => `not exists (select 1 from ${name})`).join(' and '))}
      and not exists (select 1 from snapshot_version where topic = any (${[...topics]}::text[])) as "areEmpty"`.execute(
    db,
  );
  return rows[0]?.areEmpty === true;
}

/** A replica checks no foreign keys and runs no triggers. */
function scriptOf({ tables, topics, sequences }: Kept): string {
  const copies = tables.map(
    ({ name, copy, columns }) =>
      `insert into ${name} (${columns}) overriding system value select ${columns} from ${copy};`,
  );
  const versions = topics.map((topic) => `insert into snapshot_version (topic, version) values ('${topic}', 1);`);
  const values = [...sequences].map(([name, value]) => `select setval('${name}', ${value});`);
  const script = [...copies, ...versions, ...values].join(' ');
  return `begin; set local session_replication_role = replica; ${script} commit;`;
}

/** Of a table: its writable columns, the number of its rows, and how many were ever written or deleted. */
type Table = { name: string; columns: string; rows: number; writes: number };
type State = {
  tables: ReadonlyMap<string, Table>;
  topics: ReadonlySet<string>;
  sequences: ReadonlyMap<string, string>;
};

async function readState(db: Db): Promise<State> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const tables = await sql<Table>`
    select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns,
      pg_stat_get_live_tuples(pg_class.oid)::int as rows,
      (pg_stat_get_tuples_inserted(pg_class.oid) + pg_stat_get_tuples_updated(pg_class.oid)
        + pg_stat_get_tuples_deleted(pg_class.oid))::int as writes
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('migration', 'snapshot_version')
    group by relname, pg_class.oid`.execute(db);
  const versions = await sql<{ topic: string }>`select topic from snapshot_version`.execute(db);
  const sequences = await sql<{ name: string; value: string }>`
    select seqrelid::regclass::text as name, pg_sequence_last_value(seqrelid)::text as value from pg_sequence
    where pg_sequence_last_value(seqrelid) is not null`.execute(db);
  return {
    tables: new Map(tables.rows.map((table) => [table.name, table])),
    topics: new Set(versions.rows.map(({ topic }) => topic)),
    sequences: new Map(sequences.rows.map(({ name, value }) => [name, value])),
  };
}

async function keep(db: Db, feed: string, before: State): Promise<void> {
  const after = await readState(db);
  const written = [...after.tables.values()].filter(({ name, writes }) => before.tables.get(name)?.writes !== writes);
  // What such an import adds depends on the rows that are there.
  if (written.some(({ name }) => before.tables.get(name)?.rows !== 0)) return;
  const schema = `kept_${kept.size}`;
  const tables = written
    .filter(({ rows }) => rows > 0)
    .map(({ name, columns }) => ({ name, columns, copy: `${schema}.${name}` }));
  await sql`create schema ${sql.raw(schema)}`.execute(db);
  for (const { name, copy, columns } of tables)
    await sql`create table ${sql.raw(copy)} as select ${sql.raw(columns)} from ${sql.raw(name)}`.execute(db);
  kept.set(feed, {
    tables,
    topics: [...after.topics].filter((topic) => !before.topics.has(topic)),
    sequences: new Map([...after.sequences].filter(([name, value]) => before.sequences.get(name) !== value)),
  });
}
