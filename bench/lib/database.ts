import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { withPostgres } from '#tools/postgres.ts';

/** An empty PostgreSQL database on this machine, dropped after `work`. Returns 'none' without a server. */
export function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T | 'none'> {
  return withPostgres(async (server) => {
    const admin = new Client({ connectionString: server });
    // Several databases may be open at the same time.
    const name = `yrke_bench_${process.pid}_${randomUUID().slice(0, 8)}`;
    await admin.connect();
    try {
      await admin.query(`create database ${name}`);
      return await work(Object.assign(new URL(server), { pathname: `/${name}` }).href);
    } finally {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    }
  });
}

export const noDatabase = 'skipped: there is no PostgreSQL here; set TEST_DATABASE_URL to use one.';
