import type { Job } from '#platform/jobs/jobs.server.ts';
import type { Shop } from '../shop.server.ts';
import { forgetWishesBefore } from './restock-store.server.ts';
import { keptMs } from './restock-wish.ts';
import { tellRestocked } from './tell-restocked.server.ts';

/** Scheduled jobs: find sizes that are back in stock, and delete old requests. */
export function restockJobs(shop: Omit<Shop, 'jobs'>): Job[] {
  const { db, clock, log } = shop;
  return [
    {
      name: 'tell-restocked',
      cron: '*/5 * * * *',
      run: async () => {
        const wishes = await tellRestocked(shop);
        if (wishes > 0) log.info({ wishes }, 'sizes that people wait for are there again');
      },
    },
    {
      name: 'forget-restock-wishes',
      cron: '53 3 * * *',
      run: async () => void (await forgetWishesBefore(db, new Date(clock.now().getTime() - keptMs))),
    },
  ];
}
