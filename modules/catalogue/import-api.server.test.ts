import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { jobs } from '#server/jobs.ts';
import { aCategory, aProduct } from '#tests/build/feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { importJob } from './request-import.server.ts';

let shop: TestShop;
let app: TestApp;
let sent: object[];
const outage = { isAway: false };

beforeEach(async () => {
  sent = [];
  outage.isAway = false;
  shop = {
    ...(await openTestShop({}, outage)),
    jobs: { send: async (name, data) => void (name === importJob && sent.push(data)) },
  };
  app = openTestApp(shop);
});

const upload = (body: string, headers: Record<string, string>, path = '/api/product/imports') =>
  app.request(path, { method: 'POST', body, headers: { 'content-type': 'application/x-ndjson', ...headers } });

/** Runs the jobs that were sent, as the job queue would. */
async function runJobs() {
  const job = jobs(shop).find(({ name }) => name === importJob);
  for (const data of sent) await job?.run(data);
}

const feed = [aCategory(), aProduct({ style: 1000 }), 'nonsense'].map((row) => JSON.stringify(row)).join('\n');

test('only internal staff may import or see an import', async () => {
  expect((await upload(feed, {})).status).toBe(401);
  expect((await upload(feed, await app.bearer({ storm_role: roles.administrator }))).status).toBe(403);
  const path = '/api/product/imports/0199f0a2-7c1e-7abc-8def-0123456789ab';
  expect((await app.request(path)).status).toBe(401);
  expect((await app.request(path, { headers: await app.bearer({ storm_role: roles.customerAdmin }) })).status).toBe(
    403,
  );
  expect((await app.request(path, { headers: await app.bearer() })).status).toBe(404);
  expect(sent).toEqual([]);
});

test('a feed is accepted at once, imported by the job, and its invalid lines are reported', async () => {
  const staff = await app.bearer();
  const answer = await upload(feed, staff);
  expect(answer.status).toBe(202);
  const { importId } = await answer.json();
  const read = async () => (await app.request(`/api/product/imports/${importId}`, { headers: staff })).json();
  expect(await read()).toMatchObject({ status: 'waiting' });
  await runJobs();
  expect(await read()).toEqual({
    importId,
    status: 'done',
    total: 3,
    done: 3,
    accepted: 2,
    refused: 1,
    complaints: [{ line: 3, field: '', reason: expect.stringContaining('expected object') }],
  });
  expect(await shop.db.selectFrom('product').select('base_part_no').execute()).toEqual([{ base_part_no: '10001110' }]);
});

test('a job that runs twice imports once', async () => {
  await upload(feed, await app.bearer());
  await runJobs();
  await runJobs();
  expect(await shop.db.selectFrom('bulk_job').select('state').execute()).toEqual([{ state: 'done' }]);
});

test('a feed may be larger than other requests, and CSV is recognised by its content type', async () => {
  const staff = await app.bearer();
  const long = `${feed}\n${' '.repeat(2 * 1024 * 1024)}`;
  expect((await upload(long, staff)).status).toBe(202);
  expect((await upload('sku,quantity\n', { ...staff, 'content-type': 'text/csv' })).status).toBe(202);
  expect((await upload('<xml/>', { ...staff, 'content-type': 'application/xml' })).status).toBe(415);
  expect(sent).toMatchObject([{ format: 'ndjson' }, { format: 'csv' }]);
});

test('staff can stop a waiting import once: nothing of it is applied', async () => {
  const staff = await app.bearer();
  const { importId } = await (await upload(feed, staff)).json();
  const path = `/api/product/imports/${importId}`;
  const stop = (headers: Record<string, string>) => app.request(path, { method: 'DELETE', headers });
  expect((await stop(await app.bearer({ storm_role: roles.administrator }))).status).toBe(403);
  expect(await (await stop(staff)).json()).toMatchObject({ importId, status: 'waiting', done: 0 });
  await runJobs();
  expect(await (await app.request(path, { headers: staff })).json()).toMatchObject({
    status: 'cancelled',
    total: 3,
    accepted: 0,
  });
  expect(await shop.db.selectFrom('product').select('base_part_no').execute()).toEqual([]);
  expect(await shop.db.selectFrom('catalogue_staging').select('line').execute()).toEqual([]);
  const again = await stop(staff);
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ code: 'import-over', facts: { importId } });
});

test('an import stopped while it is applied leaves nothing behind', async () => {
  const staff = await app.bearer();
  const { importId } = await (await upload(feed, staff)).json();
  const path = `/api/product/imports/${importId}`;
  // This happens after the last batch is read and before the import ends.
  const { db } = shop;
  await sql`create function stop_import() returns trigger language plpgsql as $$
    begin update bulk_job set cancel_asked_at = now() where id = ${sql.lit(importId)}; return new; end $$`.execute(db);
  await sql`create trigger stop_import after insert on product execute function stop_import()`.execute(db);
  await runJobs();
  await sql`drop function stop_import cascade`.execute(db);
  expect(await (await app.request(path, { headers: staff })).json()).toMatchObject({
    status: 'cancelled',
    accepted: 0,
  });
  expect(await db.selectFrom('product').select('base_part_no').execute()).toEqual([]);
});

test('refused lines are kept as a file and deleted with the job after half a year', async () => {
  await upload(feed, await app.bearer());
  await runJobs();
  const { result_file: file } = await shop.db.selectFrom('bulk_job').select('result_file').executeTakeFirstOrThrow();
  const text = (await shop.files.get(file ?? '')).toString();
  expect(text.split('\r\n')).toEqual(['\u{FEFF}line,field,reason', expect.stringMatching(/^3,,.*expected object/), '']);
  shop.clock.moveBy(181 * 24 * 60 * 60_000);
  await jobs(shop)
    .find(({ name }) => name === 'housekeeping')
    ?.run({});
  expect(await shop.db.selectFrom('bulk_job').select('id').execute()).toEqual([]);
  await expect(shop.files.get(file ?? '')).rejects.toThrow('ENOENT');
});

test('an accepted import survives a database outage', async () => {
  const staff = await app.bearer();
  const { importId } = await (await upload(feed, staff)).json();
  const { files } = shop;
  shop.files = {
    ...files,
    getStream: async (key) => {
      outage.isAway = true;
      return files.getStream(key);
    },
  };
  await expect(runJobs()).rejects.toMatchObject({ name: 'DatabaseAwayError' });
  outage.isAway = false;
  shop.files = files;
  await runJobs();
  const path = `/api/product/imports/${importId}`;
  expect(await (await app.request(path, { headers: staff })).json()).toMatchObject({ status: 'done', accepted: 2 });
});
