import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';

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

function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return Number.NaN;
  }
}
