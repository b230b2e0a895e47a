import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientSession } from '#modules/auth/api-client.ts';
import { aLaundryWorld, deliverGarments } from '#tests/build/garments.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { listGarmentsOf } from './garment-store.server.ts';
import { reportScans } from './report-scans.server.ts';
import type { GarmentScan } from './scan-store.server.ts';
import { scanKinds } from './tally.ts';

const now = new Date('2026-11-16T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test('any order of scan events, in any batches and with repetitions, yields the same passports', async () => {
  const shop = await openTestShop();
  const world = await aLaundryWorld(shop);
  const { garments, orderId } = await deliverGarments(shop, world);
  const visit = aVisit({ now, claims: someClaims({ ...world.claims.laundry, sid: clientSession('p') }) });
  const scan = fc.record({ piece: fc.nat({ max: 4 }), kind: fc.constantFrom(...scanKinds), days: fc.nat({ max: 9 }) });
  const twoWays = fc.array(scan, { minLength: 1, maxLength: 12 }).chain((scans) => {
    const told = scans.map(({ piece, kind, days }, index): GarmentScan => {
      return { garmentId: garments[piece]?.id ?? '', eventId: `e${index}`, kind, at: daysAgo(days) };
    });
    const others = fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 });
    return fc.tuple(fc.constant(told), others, fc.integer({ min: 1, max: 8 }));
  });
  const passports = async (scans: readonly GarmentScan[], size: number) => {
    await shop.db.deleteFrom('garment_event').execute();
    const none = { washes: 0, repairs: 0, washed_at: null, seen_at: null, lost_at: null, retired_at: null };
    await shop.db.updateTable('garment').set(none).execute();
    for (let at = 0; at < scans.length; at += size)
      expect(await reportScans(shop, visit, { scans: scans.slice(at, at + size) })).toMatchObject({ ok: true });
    return listGarmentsOf(shop.db, orderId);
  };
  await fc.assert(
    fc.asyncProperty(twoWays, async ([told, others, size]) => {
      expect(await passports(others, size)).toEqual(await passports(told, told.length));
    }),
    { numRuns: 15 },
  );
});
