import { ok, type Result, refuse } from '#core/result.ts';
import { isClientSession } from '../auth/api-client.ts';
import { administers, mayDo } from '../auth/may-do.ts';
import { afterCollisions, inTransaction } from '../in-transaction.server.ts';
import { listServedCompanies } from '../laundry/laundry-account-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ScanOutcome } from './scan-schema.ts';
import { type GarmentScan, holdGarments, insertScans, saveTallies } from './scan-store.server.ts';
import { keptSince } from './scans-kept.ts';
import { addScan, type Tally } from './tally.ts';

/** Clocks of scanners differ a little. */
const aheadMs = 5 * 60 * 1000;

export type ScanShop = Pick<Shop, 'db' | 'env'>;
export type ScanVisit = Pick<Visit, 'claims' | 'now'>;
/** The companies whose garments a program may report scans of. */
type Reach = readonly number[] | 'all';
export type ReportedScan = GarmentScan & { readonly outcome: ScanOutcome };
export type ReachedScan = { readonly scan: GarmentScan; readonly now: Date; readonly reach: Reach };

/** Notes what laundries did with garments. Each event has its own outcome; only what is new and of a known garment counts. */
export async function reportScans(
  shop: ScanShop,
  visit: ScanVisit,
  { scans }: { readonly scans: readonly GarmentScan[] },
): Promise<Result<ReportedScan[], Refusal>> {
  const reach = await readReach(visit, (companyId) => listServedCompanies(shop.db, companyId));
  if (!reach.ok) return reach;
  return writeScans(
    shop,
    scans.map((scan) => ({ scan, now: visit.now, reach: reach.value })),
  );
}

/** In one transaction. Returns them in the same sequence. */
export function writeScans(shop: ScanShop, asked: readonly ReachedScan[]): Promise<Result<ReportedScan[], Refusal>> {
  const since = (now: Date) => keptSince(shop.env, now);
  const isOutside = ({ scan: { at }, now }: ReachedScan): ScanOutcome | undefined =>
    at < since(now) ? 'too-old' : at.getTime() > now.getTime() + aheadMs ? 'in-future' : undefined;
  const timely = asked.filter((one) => !isOutside(one));
  return afterCollisions(() =>
    inTransaction(shop.db, async (db) => {
      const held = await holdGarments(db, [...new Set(timely.map(({ scan }) => scan.garmentId))]);
      const isReached = ({ scan: { garmentId }, reach }: ReachedScan) => {
        const garment = held.get(garmentId);
        return garment !== undefined && (reach === 'all' || reach.includes(garment.companyId));
      };
      const inserted = await insertScans(
        db,
        timely.filter(isReached).map(({ scan }) => scan),
      );
      const tallies = new Map<string, Tally>();
      for (const scan of inserted) {
        const before = tallies.get(scan.garmentId) ?? held.get(scan.garmentId)?.tally;
        if (before) tallies.set(scan.garmentId, addScan(before, scan));
      }
      await saveTallies(db, tallies);
      const counted = new Set(inserted.map(keyOf));
      const told = asked.map((one): ReportedScan => {
        const outside = isOutside(one);
        if (outside) return { ...one.scan, outcome: outside };
        if (!isReached(one)) return { ...one.scan, outcome: 'unknown-garment' };
        // The first of several with one id is the one that counted.
        return { ...one.scan, outcome: counted.delete(keyOf(one.scan)) ? 'counted' : 'known' };
      });
      return ok(told);
    }),
  );
}

const keyOf = ({ garmentId, eventId }: GarmentScan): string => `${garmentId} ${eventId}`;

/**
 * A program reports for the companies that the laundry serves if it acts for a laundry's account, for its own if it acts for an
 * administrator, and for all if it acts for staff with the task customers. People report nothing by hand.
 */
export async function readReach(
  { claims }: ScanVisit,
  listServed: (companyId: number) => Promise<readonly number[]>,
): Promise<Result<Reach, Refusal>> {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (!isClientSession(claims.sid)) return refuse({ code: 'not-allowed' });
  if (mayDo(claims, 'customers')) return ok('all');
  const { company_id: companyId } = claims;
  const served = companyId === undefined ? [] : await listServed(companyId);
  const own = companyId !== undefined && administers(claims) ? [companyId] : [];
  const companyIds = [...own, ...served];
  return companyIds.length > 0 ? ok(companyIds) : refuse({ code: 'not-allowed' });
}
