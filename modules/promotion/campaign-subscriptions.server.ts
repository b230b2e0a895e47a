import type { Subscriber } from '#platform/events/event.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { campaignUsesChanged } from './campaign-events.ts';
import { promotionsTopic } from './promotions-snapshot.server.ts';

/** A campaign that is used up ends at once, and one whose use came back begins again. Heard twice, it is looked at twice. */
export function campaignSubscriptions({ db, snapshots }: Omit<Shop, 'jobs'>): Subscriber[] {
  return [
    {
      name: 'count-campaign-uses',
      to: campaignUsesChanged,
      handle: async () => {
        await markChanged(db, promotionsTopic);
        await snapshots.announce(promotionsTopic);
      },
    },
  ];
}
