import type { Job } from '#platform/jobs/jobs.server.ts';
import { listDigestReaders } from '../notices/digest-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { digestDue } from './notice-digest-events.ts';

const perInsert = 500;

/** Each morning an event for each person whose notices wait for the digest. */
export function noticeDigestJobs({ db, events }: Pick<Shop, 'db' | 'events'>): Job[] {
  return [
    {
      name: 'notice-digest',
      cron: '21 5 * * *',
      run: () =>
        db.transaction().execute(async (db) => {
          const due = (await listDigestReaders(db)).map((customerId) => ({
            name: digestDue,
            key: String(customerId),
            payload: { customerId },
          }));
          for (let from = 0; from < due.length; from += perInsert)
            await events.publish(db, ...due.slice(from, from + perInsert));
        }),
    },
  ];
}
