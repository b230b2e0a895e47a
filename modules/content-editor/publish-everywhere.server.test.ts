import { afterEach, expect, test } from 'vitest';
import { openPostgres } from '#platform/db/postgres.server.ts';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { aPage } from '#tests/build/content.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { isPostgres, testDatabase } from '#tests/setup/test-database.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { readPage } from '../content/read-page.server.ts';
import { archivePage, publishDraft } from './publish-draft.server.ts';
import { saveDraft } from './save-draft.server.ts';

const never = 3_600_000;
const closing: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

test('E01 what one process publishes or archives is seen by another one at once, without waiting for its next check', async () => {
  const shop = await openTestShop();
  const { url, database } = await testDatabase();
  // Another process has its own connection; PGlite has only another reader in the same process.
  const other = isPostgres() ? await openPostgres({ url: url ?? '', pool: 2, log: shop.log }) : database;
  if (other !== database) closing.push(() => other.close());
  const snapshotsOn = async ({ db, signals }: typeof database) => {
    const snapshots = createSnapshots({ db, signals, clock: shop.clock, log: shop.log, pollMs: never });
    closing.push(() => snapshots.stop());
    await snapshots.start();
    return snapshots;
  };
  const here = { db: shop.db, snapshots: await snapshotsOn(database) };
  const there = { snapshots: await snapshotsOn(other) };
  const editor = aVisit({ language: 'sv', claims: someClaims({ storm_role: 80, tasks: ['content'] }) });
  const place = { marketId: 1, language: 'sv', kind: 'page', slug: 'about' } as const;
  const titleThere = async () => {
    const read = await readPage(there, aVisit({ language: 'sv' }), { slug: 'about' });
    return read.ok ? read.value.page.title : read.refusal.code;
  };
  await saveDraft(here, editor, { place, version: 0, data: aPage({ title: 'Ny' }) });
  expect(await titleThere()).toBe('not-found');
  expect((await publishDraft(here, editor, { place, version: 1 })).ok).toBe(true);
  await eventually(async () => expect(await titleThere()).toBe('Ny'));
  expect((await archivePage(here, editor, { place, version: 2 })).ok).toBe(true);
  await eventually(async () => expect(await titleThere()).toBe('not-found'));
});
