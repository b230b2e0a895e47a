import type { Job } from '#platform/jobs/jobs.server.ts';
import type { Shop } from '../shop.server.ts';
import { endReservations } from './end-reservations.server.ts';

/** Scheduled jobs: goods that were kept too long for orders without a decision. */
export function pendingOrderJobs(shop: Pick<Shop, 'db' | 'clock' | 'log'>): Job[] {
  return [
    {
      name: 'end-reservations',
      cron: '23 * * * *',
      run: async () => {
        const ended = await endReservations(shop, shop.clock.now());
        if (ended > 0) shop.log.info({ ended }, 'reservations of waiting orders ended');
      },
    },
  ];
}
