import type { Job } from '#platform/jobs/jobs.server.ts';
import type { Shop } from '../shop.server.ts';
import { sendWebhooks } from './send-webhooks.server.ts';
import { forgetCallsBefore } from './webhook-store.server.ts';

const callsKeptMs = 30 * 24 * 60 * 60_000;

export function webhookJobs(shop: Omit<Shop, 'jobs'>): Job[] {
  const { db, clock } = shop;
  return [
    { name: 'send-webhooks', cron: '* * * * *', run: async () => void (await sendWebhooks(shop)) },
    {
      name: 'forget-webhook-calls',
      cron: '13 4 * * *',
      run: () => forgetCallsBefore(db, new Date(clock.now().getTime() - callsKeptMs)),
    },
  ];
}
