import type { Job } from '#platform/jobs/jobs.server.ts';
import type { Shop } from '../shop.server.ts';
import { markOverdue } from './mark-overdue.server.ts';
import { sendWebhooks } from './send-webhooks.server.ts';
import { simulateErp } from './simulated-erp.server.ts';
import { stopWaiting } from './stop-waiting.server.ts';
import { forgetCallsBefore } from './webhooks/webhook-store.server.ts';

const callsKeptMs = 30 * 24 * 60 * 60_000;

/** What the clock starts: telling other systems, invoices that were not paid in time, and the warehouse of the demo. */
export function fulfilmentJobs(shop: Omit<Shop, 'jobs'>): Job[] {
  const { db, clock, env } = shop;
  return [
    { name: 'send-webhooks', cron: '* * * * *', run: async () => void (await sendWebhooks(shop)) },
    {
      name: 'mark-overdue',
      cron: '11 4 * * *',
      run: async () => {
        await markOverdue(shop);
        await stopWaiting(shop);
        await forgetCallsBefore(db, new Date(clock.now().getTime() - callsKeptMs));
      },
    },
    ...(env.DEMO ? [{ name: 'simulate-erp', cron: '* * * * *', run: async () => void (await simulateErp(shop)) }] : []),
  ];
}
