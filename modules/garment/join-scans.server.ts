import { setTimeout } from 'node:timers/promises';
import { ok, type Result } from '#core/result.ts';
import { isDatabaseAway } from '#platform/db/database-away.ts';
import { listServedCompanies } from '../laundry/laundry-account-store.server.ts';
import type { Refusal } from '../refusals.ts';
import {
  type ReachedScan,
  type ReportedScan,
  readReach,
  type ScanShop,
  type ScanVisit,
  writeScans,
} from './report-scans.server.ts';
import { mostScans } from './scan-schema.ts';
import type { GarmentScan } from './scan-store.server.ts';

/** Between the starts of two transactions. A single scan waits for at most this time and the transaction before. */
const pauseMs = 20;

type Answer = Result<ReportedScan, Refusal>;
type Waiting = {
  readonly visit: ScanVisit;
  readonly scan: GarmentScan;
  readonly answer: PromiseWithResolvers<Answer>;
};

/**
 * Reports single scans. The first one is written at once; those that arrive while it is written, or shortly after, are written together
 * in one transaction, because a transaction for each of hundreds a second would slow down the pages of the shop. Each caller gets the
 * answer after the commit, with the rights of that caller.
 */
export function createScanJoiner() {
  const queues = new Map<ScanShop, Waiting[]>();

  async function work(shop: ScanShop, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await Promise.all([answerTogether(shop, queue.splice(0, mostScans)), setTimeout(pauseMs)]);
    queues.delete(shop);
  }

  return (shop: ScanShop, visit: ScanVisit, scan: GarmentScan): Promise<Answer> => {
    const answer = Promise.withResolvers<Answer>();
    const queue = queues.get(shop);
    if (queue) queue.push({ visit, scan, answer });
    else {
      const first = [{ visit, scan, answer }];
      queues.set(shop, first);
      void work(shop, first);
    }
    return answer.promise;
  };
}

async function answerTogether(shop: ScanShop, waiting: readonly Waiting[]): Promise<void> {
  try {
    const reached: { asked: ReachedScan; answer: Waiting['answer'] }[] = [];
    const listServed = createServedList(shop);
    for (const { visit, scan, answer } of waiting) {
      const reach = await readReach(visit, listServed);
      if (reach.ok) reached.push({ asked: { scan, now: visit.now, reach: reach.value }, answer });
      else answer.resolve(reach);
    }
    const told = await writeScans(
      shop,
      reached.map(({ asked }) => asked),
    );
    for (const [at, { answer }] of reached.entries()) {
      const one = told.ok ? told.value[at] : undefined;
      if (one) answer.resolve(ok(one));
      else if (!told.ok) answer.resolve(told);
    }
  } catch (error) {
    // A scan that the database refuses must not fail the others.
    if (waiting.length > 1 && !isDatabaseAway(error)) for (const one of waiting) await answerTogether(shop, [one]);
    else for (const { answer } of waiting) answer.reject(error);
  }
}

/** Reads the companies of each laundry once for a transaction, after all of its scans have arrived. */
function createServedList({ db }: ScanShop) {
  const read = new Map<number, Promise<readonly number[]>>();
  return (companyId: number): Promise<readonly number[]> => {
    const served = read.get(companyId) ?? listServedCompanies(db, companyId);
    read.set(companyId, served);
    return served;
  };
}
