import { ok, refuse } from '#core/result.ts';
import { isClientSession } from '../auth/api-client.ts';
import { administers, mayDo } from '../auth/may-do.ts';
import { afterCollisions, inTransaction } from '../in-transaction.server.ts';
import { listServedCompanies } from '../laundry/laundry-account-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ScanOutcome } from './scan-schema.ts';
import { type GarmentScan, holdGarments, insertScans, saveTallies } from './scan-store.server.ts';
import { keptSince } from './scans-kept.ts';
import { addScan, noScans, type Tally } from './tally.ts';

/** Clocks of scanners differ a little. */
const aheadMs = 5 * 60 * 1000;

type ReportedScan = GarmentScan & { readonly outcome: ScanOutcome };
type ScanShop = Pick<Shop, 'db' | 'env'>;

/** Notes what laundries did with garments. Each event has its own outcome; only what is new and of a known garment counts. */
export async function reportScans(shop: ScanShop, visit: Visit, { scans }: { readonly scans: readonly GarmentScan[] }) {
  const allowed = await readScanned(shop, visit);
  if (!allowed.ok) return allowed;
  const since = keptSince(shop.env, visit.now);
  const isOutside = ({ at }: GarmentScan): ScanOutcome | undefined =>
    at < since ? 'too-old' : at.getTime() > visit.now.getTime() + aheadMs ? 'in-future' : undefined;
  const timely = scans.filter((scan) => !isOutside(scan));
  return afterCollisions(() =>
    inTransaction(shop.db, async (db) => {
      const held = await holdGarments(db, [...new Set(timely.map(({ garmentId }) => garmentId))], allowed.value);
      const inserted = await insertScans(
        db,
        timely.filter(({ garmentId }) => held.has(garmentId)),
      );
      const tallies = new Map<string, Tally>();
      for (const scan of inserted) {
        const before = tallies.get(scan.garmentId) ?? held.get(scan.garmentId) ?? noScans;
        tallies.set(scan.garmentId, addScan(before, scan));
      }
      await saveTallies(db, tallies);
      const counted = new Set(inserted.map(keyOf));
      const told = scans.map((scan): ReportedScan => {
        const outside = isOutside(scan);
        if (outside) return { ...scan, outcome: outside };
        if (!held.has(scan.garmentId)) return { ...scan, outcome: 'unknown-garment' };
        // The first of several with one id is the one that counted.
        return { ...scan, outcome: counted.delete(keyOf(scan)) ? 'counted' : 'known' };
      });
      return ok(told);
    }),
  );
}

const keyOf = ({ garmentId, eventId }: GarmentScan): string => `${garmentId} ${eventId}`;

/**
 * The companies whose garments a program may report scans of: those that the laundry serves if it acts for a laundry's account, its own if
 * it acts for an administrator, and all for staff with the task customers. People report nothing by hand.
 */
async function readScanned({ db }: ScanShop, { claims }: Visit) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (!isClientSession(claims.sid)) return refuse({ code: 'not-allowed' });
  if (mayDo(claims, 'customers')) return ok('all' as const);
  const { company_id: companyId } = claims;
  const served = companyId === undefined ? [] : await listServedCompanies(db, companyId);
  const own = companyId !== undefined && administers(claims) ? [companyId] : [];
  const companyIds = [...own, ...served];
  return companyIds.length > 0 ? ok(companyIds) : refuse({ code: 'not-allowed' });
}
