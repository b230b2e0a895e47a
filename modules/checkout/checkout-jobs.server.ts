import type { Job } from '#platform/jobs/jobs.server.ts';
import type { Shop } from '../shop.server.ts';

/** What the clock starts: payments that nobody came back from. */
export function checkoutJobs(_shop: Omit<Shop, 'jobs'>): Job[] {
  return [];
}
