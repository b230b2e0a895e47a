import { Agent, get } from 'node:http';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { issueToken } from '#modules/auth/token.server.ts';
import { defaultSessionSecret } from '#platform/env.server.ts';
import { newFolder, startServer } from './server-process.ts';

const { TEST_DATABASE_URL: server } = process.env;

/** Each request uses a new connection, so that the workers take turns. */
function ask(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: new Agent({ keepAlive: false }) }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(text));
    }).on('error', reject);
  });
}

async function newDatabase(): Promise<string> {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  const name = `yrke_workers_${process.pid}_${Date.now()}`;
  await admin.query(`create database ${name}`);
  await admin.end();
  return Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href;
}

/** A token identifies a person; their tasks are in the database, and processes cache them until the version changes. */
async function giveTask(url: string, customerId: number, task: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('insert into staff_task (customer_id, task) values ($1, $2)', [customerId, task]);
  await client.query(
    `insert into snapshot_version (topic, version) values ('staff-tasks', 1)
     on conflict (topic) do update set version = snapshot_version.version + 1`,
  );
  await client.end();
}

test.skipIf(!server)('with two workers on PostgreSQL, a flag changed through one is seen by the other', async () => {
  const settings = {
    DATABASE_URL: await newDatabase(),
    WORKERS: '2',
    DATA_DIR: await newFolder(),
    METRICS_TOKEN: 'a token for the metrics',
  };
  const { address, child, ended } = await startServer(settings);
  const enabled = () => ask(`${address}/api/feature/features/UseKlevu/enabled`);
  const all = async (wanted: string) =>
    (await Promise.all(Array.from({ length: 12 }, enabled))).every((answer) => answer === wanted);
  expect(await all('false')).toBe(true);

  await giveTask(settings.DATABASE_URL, 1, 'settings');
  const token = await issueToken([defaultSessionSecret], {
    customer_id: 1,
    storm_role: 80,
    super_customer_admin: false,
    sid: 's',
    market: 1,
    exp: Math.floor(Date.now() / 1000) + 600,
  });
  const change = {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"enabled":true}',
  };
  // The new task was not announced: processes find it at their next check of the versions.
  const tryChange = async () => (await fetch(`${address}/api/feature/features/UseKlevu`, change)).status;
  await expect.poll(tryChange, { timeout: 120_000, interval: 500 }).toBe(200);
  await expect.poll(() => all('true'), { timeout: 60_000, interval: 20 }).toBe(true);

  const metrics = await (
    await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer a token for the metrics' } })
  ).text();
  const counts = [...metrics.matchAll(/^http_request_duration_seconds_count\{.*kind="api".*\} (\d+)$/gm)].map((match) =>
    Number(match[1]),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(25);

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test.skipIf(!server)('a worker that dies is replaced', async () => {
  const { address, output } = await startServer({
    DATABASE_URL: await newDatabase(),
    WORKERS: '2',
    DATA_DIR: await newFolder(),
  });
  const pids = (await ask(`${address}/api/feature/features`)) && workerPids(output());
  expect(pids).toHaveLength(2);
  process.kill(pids[0] as number, 'SIGKILL');
  await expect.poll(() => workerPids(output()).length, { timeout: 120_000 }).toBe(3);
  expect(await ask(`${address}/readyz`)).toBe('ready');
});

const workerPids = (output: string) =>
  [...output.matchAll(/^worker (\d+) is ready$/gm)].map((match) => Number(match[1]));
