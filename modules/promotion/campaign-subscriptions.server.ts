import type { Subscriber } from '#platform/events/event.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { campaignUsesChanged } from './campaign-events.ts';
import { promotionsTopic } from './promotions-snapshot.server.ts';

/** Ends a campaign whose uses are exhausted, and reopens it when a use is returned. Safe to run twice. */
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
