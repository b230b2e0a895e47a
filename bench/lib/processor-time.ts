import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { Query } from './order-database.ts';

const msPerTick = 10;

/**
 * The processor time of this process and of its database connections, on the same machine. Unlike the wall clock it hardly depends on other
 * processes. NaN if the database's time cannot be read.
 */
export async function processorMs(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db);
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + rows.reduce((sum, { pid }) => sum + ticksOf(pid) * msPerTick, 0);
}

/** Processor time in ms of each connection of a database on this machine, by process. */
export type ConnectionTimes = ReadonlyMap<number, number>;

/** All connections to the database of this session, without the session's own. */
export async function connectionTimes(query: Query): Promise<ConnectionTimes> {
  const { rows } = await query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return new Map(rows.map(({ pid }) => [Number(pid), ticksOf(Number(pid)) * msPerTick]));
}

/** What connections used in between. Those that a pool has closed meanwhile were idle. */
export const usedBetween = (before: ConnectionTimes, after: ConnectionTimes): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);

function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return Number.NaN;
  }
}
