import type { Shop } from '../shop.server.ts';
import { restocked } from './restock-events.ts';
import { takeFulfilled } from './restock-store.server.ts';
import { lookAgainMs } from './restock-wish.ts';

const atOnce = 200;

/**
 * Job that runs every few minutes. Finds requests whose size is in stock again, for any reason (an import, a released
 * order), and publishes an event for each. Unfulfilled ones are found again the next day.
 */
export async function tellRestocked({ db, events, clock }: Pick<Shop, 'db' | 'events' | 'clock'>): Promise<number> {
  const now = clock.now();
  const again = new Date(now.getTime() + lookAgainMs);
  for (let told = 0; ; ) {
    const taken = await db.transaction().execute(async (db) => {
      const ids = await takeFulfilled(db, { now, again, limit: atOnce });
      if (ids.length > 0)
        await events.publish(db, ...ids.map((wishId) => ({ name: restocked, key: wishId, payload: { wishId } })));
      return ids.length;
    });
    told += taken;
    if (taken < atOnce) return told;
  }
}
