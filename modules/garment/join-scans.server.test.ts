import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { clientSession } from '#modules/auth/api-client.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { aLaundryWorld, deliverGarments } from '#tests/build/garments.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { listGarmentsOf } from './garment-store.server.ts';
import { createScanJoiner } from './join-scans.server.ts';
import { reportScans } from './report-scans.server.ts';
import type { GarmentScan } from './scan-store.server.ts';
import { scanKinds } from './tally.ts';

const now = new Date('2026-11-16T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

let shop: TestShop;
let world: Awaited<ReturnType<typeof aLaundryWorld>>;
let ids: string[];
let orderId: string;

beforeEach(async () => {
  shop = await openTestShop();
  world = await aLaundryWorld(shop);
  const delivered = await deliverGarments(shop, world);
  ids = delivered.garments.map(({ id }) => id);
  orderId = delivered.orderId;
});

const programOf = (claims: Partial<Claims>) =>
  aVisit({ now, claims: someClaims({ ...claims, sid: clientSession('p') }) });
const washed = (eventId: string, garmentId = ids[0] ?? ''): GarmentScan => ({
  garmentId,
  eventId,
  kind: 'washed',
  at: daysAgo(1),
});

test('scans that arrive while another one is written are written together, and each is answered by itself', async () => {
  const { db, count } = countStatements(shop.db);
  const counted = { ...shop, db };
  const report = createScanJoiner();
  const visit = programOf(world.claims.laundry);
  const scans = Array.from({ length: 30 }, (_, at) => washed(`e${at % 20}`, ids[at % 5]));
  const told = await Promise.all(scans.map((scan) => report(counted, visit, scan)));
  expect(told).toEqual(
    scans.map((scan, at) => ({ ok: true, value: { ...scan, outcome: at < 20 ? 'counted' : 'known' } })),
  );
  // The first and the 29 others: companies, begin, garments, insert, counts, commit.
  expect(count()).toBe(12);
  expect((await listGarmentsOf(shop.db, orderId)).map(({ tally }) => tally.washes)).toEqual([4, 4, 4, 4, 4]);
});

test('each of several programs has its own rights', async () => {
  const report = createScanJoiner();
  const { laundry, admin, colleague, stranger } = world.claims;
  const callers = [laundry, admin, colleague, stranger, { tasks: ['customers'] as const }];
  const told = await Promise.all(callers.map((claims, at) => report(shop, programOf(claims), washed(`e${at}`))));
  expect(told.map((one) => (one.ok ? one.value.outcome : one.refusal.code))).toEqual([
    'counted',
    'counted',
    'not-allowed',
    'unknown-garment',
    'counted',
  ]);
  expect((await listGarmentsOf(shop.db, orderId))[0]?.tally.washes).toBe(3);
});

test('a scan that the database refuses fails for its caller only', async () => {
  const report = createScanJoiner();
  const visit = programOf(world.claims.laundry);
  const told = await Promise.allSettled(
    ['e1', 'e2', 'with \u0000', 'e3'].map((eventId) => report(shop, visit, washed(eventId))),
  );
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect((await listGarmentsOf(shop.db, orderId))[0]?.tally.washes).toBe(3);
});

test('single scans in any order, at the same time and with repetitions, yield the same passports as one batch', async () => {
  const report = createScanJoiner();
  const visit = programOf(world.claims.laundry);
  const scan = fc.record({ piece: fc.nat({ max: 4 }), kind: fc.constantFrom(...scanKinds), days: fc.nat({ max: 9 }) });
  const twoWays = fc.array(scan, { minLength: 1, maxLength: 12 }).chain((scans) => {
    const told = scans.map(({ piece, kind, days }, index): GarmentScan => {
      return { garmentId: ids[piece] ?? '', eventId: `e${index}`, kind, at: daysAgo(days) };
    });
    return fc.tuple(fc.constant(told), fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 }));
  });
  const passports = async (run: () => Promise<unknown>) => {
    await shop.db.deleteFrom('garment_event').execute();
    const none = { washes: 0, repairs: 0, washed_at: null, seen_at: null, lost_at: null, retired_at: null };
    await shop.db.updateTable('garment').set(none).execute();
    await run();
    return listGarmentsOf(shop.db, orderId);
  };
  await fc.assert(
    fc.asyncProperty(twoWays, async ([scans, others]) => {
      const single = await passports(() => Promise.all(others.map((one) => report(shop, visit, one))));
      expect(single).toEqual(await passports(() => reportScans(shop, visit, { scans })));
    }),
    { numRuns: 15 },
  );
});
