import dns from 'node:dns';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { isPostgres, newTestDatabase } from '#tests/setup/test-database.ts';
import { readEnv } from '../env.server.ts';
import { createLog } from '../log.server.ts';
import { StartupError } from '../startup-error.ts';
import { openDatabase } from './open-database.server.ts';

type LookupCallback = (error: null, addresses: { address: string; family: number }[]) => void;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yrke-open-'));
});

const open = (settings: Record<string, string>) =>
  openDatabase(readEnv({ DATA_DIR: folder, ...settings }), createLog('silent'));

async function refusalOf(settings: Record<string, string>): Promise<string> {
  const error = await open(settings).catch((caught: unknown) => caught);
  if (error instanceof StartupError) return error.message;
  throw new Error('no sentence for the operator', { cause: error });
}

test('without DATABASE_URL the database is in the data folder, persistent and exclusive', async () => {
  const first = await open({ DATA_DIR: join(folder, 'new', 'data') });
  expect(first.kind).toBe('pglite');
  await sql`create table boot (size int)`.execute(first.db);
  expect(await refusalOf({ DATA_DIR: join(folder, 'new', 'data') })).toContain('DATA_DIR');
  await first.close();
  const second = await open({ DATA_DIR: join(folder, 'new', 'data') });
  expect((await sql`select * from boot`.execute(second.db)).rows).toEqual([]);
  await second.close();
});

test('a data folder that cannot be written is named', async () => {
  await writeFile(join(folder, 'file'), '');
  expect(await refusalOf({ DATA_DIR: join(folder, 'file', 'data') })).toMatch(
    /^The data folder .+file\/data cannot be written\..+DATA_DIR/,
  );
});

test('several workers need a PostgreSQL server', async () => {
  expect(await refusalOf({ WORKERS: '2' })).toMatch(/WORKERS is 2.+WORKERS=1.+DATABASE_URL/);
});

test('an unreachable PostgreSQL server is named, with the reason', async () => {
  expect(await refusalOf({ DATABASE_URL: 'postgres://yrke@127.0.0.1:1/shop' })).toMatch(
    /^The database of DATABASE_URL cannot be reached \(.*ECONNREFUSED.*\)\./,
  );
});

test('the reason is also given for a host with several addresses', async () => {
  vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: object, found: LookupCallback) =>
    found(null, [
      { address: '127.0.0.1', family: 4 },
      { address: '127.0.0.2', family: 4 },
    ])) as never);
  expect(await refusalOf({ DATABASE_URL: 'postgres://yrke@database.example:1/shop' })).toContain('(ECONNREFUSED)');
});

test('a server that is not PostgreSQL is named too', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  expect(await refusalOf({ DATABASE_URL: `postgres://yrke@127.0.0.1:${port}/shop` })).toContain('DATABASE_URL');
  await new Promise((resolve) => void server.close(resolve));
});

test.runIf(isPostgres())('DATABASE_URL opens that database, a database that does not exist is refused', async () => {
  const { database, url = '' } = await newTestDatabase();
  const handle = await open({ DATABASE_URL: url });
  expect(handle.kind).toBe('postgres');
  await handle.close();
  await database.close();
  const nowhere = new URL(url);
  nowhere.pathname = '/nowhere';
  expect(await refusalOf({ DATABASE_URL: nowhere.href })).toMatch(/DATABASE_URL.+"nowhere" does not exist/);
});
