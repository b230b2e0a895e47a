import type { Job } from '#platform/jobs/jobs.server.ts';
import { forgetBuyers } from '../order/orders-of-person.server.ts';
import type { Shop } from '../shop.server.ts';
import { forgetPlacedDrafts } from './draft-store.server.ts';
import { settleAbandoned } from './settle/settle-abandoned.server.ts';

/** Scheduled jobs: payments that the buyer left, and the erasure of personal data. */
export function checkoutJobs(shop: Omit<Shop, 'jobs'>): Job[] {
  return [
    {
      name: 'settle-abandoned',
      cron: '* * * * *',
      run: async () => {
        const settled = await settleAbandoned(shop);
        if (settled.events + settled.payments > 0) shop.log.info(settled, 'abandoned payments were settled');
      },
    },
    { name: 'forget-drafts', cron: '*/10 * * * *', run: () => forgetPlacedDrafts(shop.db) },
    { name: 'forget-buyers', cron: '41 3 * * *', run: () => forgetBuyers(shop, shop.clock.now()) },
  ];
}
