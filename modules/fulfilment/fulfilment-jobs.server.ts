import type { Job } from '#platform/jobs/jobs.server.ts';
import type { Shop } from '../shop.server.ts';
import { markOverdue } from './mark-overdue.server.ts';
import { simulateErp } from './simulated-erp.server.ts';
import { stopWaiting } from './stop-waiting.server.ts';

/** Scheduled jobs: overdue invoices, and the simulated warehouse of the demo. */
export function fulfilmentJobs(shop: Omit<Shop, 'jobs'>): Job[] {
  const { env } = shop;
  return [
    {
      name: 'mark-overdue',
      cron: '11 4 * * *',
      run: async () => {
        await markOverdue(shop);
        await stopWaiting(shop);
      },
    },
    ...(env.DEMO ? [{ name: 'simulate-erp', cron: '* * * * *', run: async () => void (await simulateErp(shop)) }] : []),
  ];
}
