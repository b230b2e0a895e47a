import type { Job } from '#platform/jobs/jobs.server.ts';
import { takeEnded } from '../bulk-job/ended-jobs.server.ts';
import type { Shop } from '../shop.server.ts';
import { importEnded, toldKinds } from './import-notice-events.ts';

const atOnce = 100;

/** Each minute: an event for each import that has ended since. An import that its own person stopped is no news to them. */
export function importNoticeJobs({ db, events, clock }: Pick<Shop, 'db' | 'events' | 'clock'>): Job[] {
  return [
    {
      name: 'tell-ended-imports',
      cron: '* * * * *',
      run: () =>
        db.transaction().execute(async (db) => {
          const ended = await takeEnded(db, { kinds: toldKinds, now: clock.now(), limit: atOnce });
          if (ended.length > 0)
            await events.publish(db, ...ended.map((jobId) => ({ name: importEnded, key: jobId, payload: { jobId } })));
        }),
    },
  ];
}
