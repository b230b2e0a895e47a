import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BulkJobKind } from '#modules/bulk-job/bulk-job.ts';
import { findJob, insertJob, startJob } from '#modules/bulk-job/bulk-job-store.server.ts';
import { openFeed, stageLines } from '#modules/business-feed/line-store.server.ts';
import { insertOffers, listOffersTo } from '#modules/people/offer-store.server.ts';
import { claimRequest } from '#platform/http/idempotency-store.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { jobs } from './jobs.ts';

async function finishJob({ db, clock }: TestShop, file: string) {
  const job = { kind: 'business-feed', state: 'done', source: '', created_at: clock.now() } as const;
  await db
    .insertInto('bulk_job')
    .values({ ...job, id: randomUUID(), finished_at: clock.now(), result_file: file } as never)
    .execute();
}

test('responses stored for idempotency are deleted nightly after two days', async () => {
  const shop = await openTestShop();
  const { log, lines } = logLines();
  const housekeeping = jobs({ ...shop, log }).find(({ name }) => name === 'housekeeping');
  const remember = (key: string) => claimRequest(shop.db, { owner: 'o', key }, 'f', shop.clock.now());
  const kept = async () =>
    (await shop.db.selectFrom('idempotent_request').select('key').execute()).map(({ key }) => key);
  await remember('old');
  shop.clock.moveBy(60_000);
  await remember('new');
  shop.clock.moveBy(2 * 24 * 60 * 60 * 1000 - 30_000);
  await housekeeping?.run(undefined as never);
  expect(await kept()).toEqual(['new']);
  expect(housekeeping?.cron).toMatch(/^\d+ \d+ \* \* \*$/);
  expect(lines).toMatchObject([{ level: 30, events: 0, carts: 0, rows: 0 }]);
});

test('offers of a membership without an answer are removed nightly after 90 days', async () => {
  const shop = await openTestShop();
  const company = await aCompany().save(shop.db);
  const [early, late] = [await aPerson('a@home.example').save(shop.db), await aPerson('b@home.example').save(shop.db)];
  const offer = ({ id }: { id: number }) =>
    insertOffers(shop.db, {
      customerIds: [id],
      companyId: company.id,
      by: id,
      at: shop.clock.now(),
      asksAgain: true,
      asAdmin: false,
    });
  await offer(early);
  shop.clock.moveBy(60_000);
  await offer(late);
  shop.clock.moveBy(90 * 24 * 60 * 60 * 1000 - 30_000);
  const { log, lines } = logLines();
  const housekeeping = jobs({ ...shop, log }).find(({ name }) => name === 'housekeeping');
  await housekeeping?.run(undefined as never);
  expect([await listOffersTo(shop.db, early.id), (await listOffersTo(shop.db, late.id)).length]).toEqual([[], 1]);
  expect(lines).toMatchObject([{ offers: 1 }]);
});

test('the database is cleaned even if files cannot be removed; a missing file is not an error', async () => {
  const shop = await openTestShop();
  const company = await aCompany().save(shop.db);
  const { id } = await aPerson('a@home.example').save(shop.db);
  await insertOffers(shop.db, {
    customerIds: [id],
    companyId: company.id,
    by: id,
    at: shop.clock.now(),
    asksAgain: true,
    asAdmin: false,
  });
  for (const name of ['gone.csv', 'locked.csv']) await finishJob(shop, name);
  shop.clock.moveBy(200 * 24 * 60 * 60 * 1000);
  const { log, lines } = logLines();
  const files = {
    ...shop.files,
    remove: (key: string) => (key === 'locked.csv' ? Promise.reject(new Error('away')) : shop.files.remove(key)),
    removeOlder: () => Promise.reject(new Error('away')),
  };
  const housekeeping = jobs({ ...shop, files, log }).find(({ name }) => name === 'housekeeping');
  await expect(housekeeping?.run(undefined as never)).rejects.toThrow('away');
  expect(await listOffersTo(shop.db, id)).toEqual([]);
  expect(lines).toMatchObject([{ level: 50, file: 'locked.csv' }]);
});

test('a job whose file could not be removed stays until the next night, and then both are removed', async () => {
  const shop = await openTestShop();
  for (const name of ['first.csv', 'second.csv']) {
    await shop.files.put(name, Buffer.from('sku;quantity'), 'text/csv');
    await finishJob(shop, name);
  }
  shop.clock.moveBy(200 * 24 * 60 * 60 * 1000);
  let failures = 1;
  const remove = async (key: string) => {
    if (key === 'second.csv' && failures-- > 0) throw new Error('away');
    await shop.files.remove(key);
  };
  const { log, lines } = logLines();
  const run = async () => {
    const housekeeping = jobs({ ...shop, files: { ...shop.files, remove }, log }).find(
      ({ name }) => name === 'housekeeping',
    );
    await housekeeping?.run(undefined as never);
    const named = await shop.db.selectFrom('bulk_job').select('result_file').execute();
    const stored = [await shop.files.exists('first.csv'), await shop.files.exists('second.csv')];
    return { named: named.map(({ result_file }) => result_file), stored };
  };
  expect(await run()).toEqual({ named: ['second.csv'], stored: [false, true] });
  expect(lines).toMatchObject([{ level: 50, file: 'second.csv' }, { bulkJobs: 1 }]);
  expect(await run()).toEqual({ named: [], stored: [false, false] });
});

test('jobs of every kind of a crashed process are marked as failed nightly after a day, without their uploads and lines', async () => {
  const shop = await openTestShop();
  const { log, lines } = logLines();
  const begin = async (kind: BulkJobKind) => {
    const id = randomUUID();
    await insertJob(shop.db, { id, kind, source: 'test', options: {} }, shop.clock.now());
    await startJob(shop.db, id, shop.clock.now());
    return id;
  };
  const kinds = ['business-feed', 'people-import', 'catalogue-import', 'price-list-import'] as const;
  const ids: string[] = [];
  for (const kind of kinds) ids.push(await begin(kind));
  for (const id of ids) await shop.files.put(`imports/${id}`, Buffer.from('x'), 'text/plain');
  const data = { kind: 'price-list', company: 'C-1', priceList: 'A' } as const;
  await openFeed(shop.db, ids[0] ?? '');
  await stageLines(shop.db, ids[0] ?? '', [{ line: 1, rank: 2, subject: 'price-list C-1 A', data }]);
  shop.clock.moveBy(1000 * 24 * 60 * 60 * 1000);
  ids.push(await begin('business-feed'));
  await jobs({ ...shop, log })
    .find(({ name }) => name === 'housekeeping')
    ?.run(undefined as never);
  const states = await Promise.all(ids.map(async (id) => (await findJob(shop.db, id))?.state));
  expect(states).toEqual(['failed', 'failed', 'failed', 'failed', 'running']);
  expect(await Promise.all(ids.map((id) => shop.files.exists(`imports/${id}`)))).toEqual(ids.map(() => false));
  expect(await shop.db.selectFrom('business_feed_line').select('line').execute()).toEqual([]);
  expect(lines).toMatchObject([{ abandoned: 4 }]);
});

test('an abandoned feed whose upload cannot be removed stays for the next night; then the upload and the feed end', async () => {
  const shop = await openTestShop();
  const ids = [randomUUID(), randomUUID()];
  const [locked = '', free = ''] = ids;
  for (const id of ids) {
    await shop.files.put(`imports/${id}`, Buffer.from('{}'), 'text/plain');
    await insertJob(shop.db, { id, kind: 'business-feed', source: 'test', options: {} }, shop.clock.now());
  }
  shop.clock.moveBy(24 * 60 * 60 * 1000 + 1);
  let failures = 1;
  const remove = async (key: string) => {
    if (key === `imports/${locked}` && failures-- > 0) throw new Error('away');
    await shop.files.remove(key);
  };
  const { log, lines } = logLines();
  // Files without a job are for another test.
  const files = { ...shop.files, remove, removeOlder: () => Promise.resolve(0) };
  const run = async () => {
    const housekeeping = jobs({ ...shop, files, log }).find(({ name }) => name === 'housekeeping');
    await housekeeping?.run(undefined as never);
    const states = [(await findJob(shop.db, locked))?.state, (await findJob(shop.db, free))?.state];
    return {
      states,
      stored: [await shop.files.exists(`imports/${locked}`), await shop.files.exists(`imports/${free}`)],
    };
  };
  expect(await run()).toEqual({ states: ['waiting', 'failed'], stored: [true, false] });
  expect(lines).toMatchObject([{ level: 50, file: `imports/${locked}` }, { abandoned: 1 }]);
  expect(await run()).toEqual({ states: ['failed', 'failed'], stored: [false, false] });
});

test('files of jobs that no job needs are removed nightly after a day; those of open jobs and of results stay', async () => {
  const shop = await openTestShop();
  const begin = async (state: 'waiting' | 'running' | 'done' | 'failed', file: string | null = null) => {
    const id = randomUUID();
    const job = { kind: 'catalogue-import', state, source: '', created_at: shop.clock.now() } as const;
    const finished_at = state === 'waiting' || state === 'running' ? null : shop.clock.now();
    const result_file = file && `bulk-jobs/${id}.csv`;
    await shop.db
      .insertInto('bulk_job')
      .values({ ...job, id, finished_at, result_file } as never)
      .execute();
    return id;
  };
  shop.clock.moveBy(1000 * 24 * 60 * 60 * 1000);
  const [open, running] = [await begin('waiting'), await begin('running')];
  const [failed, done] = [await begin('failed'), await begin('done', 'yes')];
  const needed = [`imports/${open}`, `imports/${running}`, `bulk-jobs/${done}.csv`];
  // An import that was failed, a file without any job, and errors that were written before the database went away.
  const orphans = [`imports/${failed}`, `imports/${randomUUID()}`, `bulk-jobs/${failed}.csv`];
  for (const key of [...needed, ...orphans]) await shop.files.put(key, Buffer.from('x'), 'text/plain');
  const { log, lines } = logLines();
  const housekeeping = jobs({ ...shop, log }).find(({ name }) => name === 'housekeeping');
  await housekeeping?.run(undefined as never);
  expect(await Promise.all(needed.map((key) => shop.files.exists(key)))).toEqual([true, true, true]);
  expect(await Promise.all(orphans.map((key) => shop.files.exists(key)))).toEqual([false, false, false]);
  expect(lines).toMatchObject([{ uploads: 3 }]);
});
