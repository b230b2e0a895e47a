import type { Db } from '../db/db.server.ts';
import { handBack, markDelivered } from './outbox-store.server.ts';

/**
 * Results of deliveries that could not be recorded while the database was unavailable. They are recorded later, so that
 * few are repeated.
 */
export function createUnrecorded(db: Db, leaseMs: number) {
  const delivered = new Set<number>();
  const notDelivered = new Map<number, { leasedUntil: number }>();
  return {
    add: (id: number, { isDelivered, now }: { isDelivered: boolean; now: Date }): void => {
      if (isDelivered) delivered.add(id);
      else notDelivered.set(id, { leasedUntil: now.getTime() + leaseMs });
    },
    record: async (now: Date): Promise<void> => {
      const [done, open] = [[...delivered], [...notDelivered]];
      if (done.length > 0) await markDelivered(db, done, now);
      for (const id of done) delivered.delete(id);
      // After the lease, another process may be delivering it.
      const leased = open.filter(([, { leasedUntil }]) => now.getTime() < leasedUntil).map(([id]) => id);
      await handBack(db, leased, now);
      for (const [id] of open) notDelivered.delete(id);
    },
  };
}
