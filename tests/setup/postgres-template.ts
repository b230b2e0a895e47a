import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { openPostgres } from '#platform/db/postgres.server.ts';
import { createLog } from '#platform/log.server.ts';

const template = 'yrke_test_template';

/** A migrated database that workers copy; TEST_DATABASE_URL is a server on which databases can be created. */
export default async function makeTemplate(project: TestProject): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run npm test, which brings a PostgreSQL server of its own');
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop database if exists ${template} with (force)`);
  await admin.query(`create database ${template}`);
  await admin.end();
  const target = new URL(url);
  target.pathname = `/${template}`;
  const database = await openPostgres({ url: target.href, pool: 2, log: createLog('silent') });
  await migrate(database, await readMigrations('migrations'));
  await database.close();
  project.provide('template', url);
}
