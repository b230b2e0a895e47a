import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import type { Campaign } from './campaign.ts';
import { holdsIn } from './campaign.ts';
import { listCampaigns } from './campaign-store.server.ts';

export const promotionsTopic = 'promotions';

/**
 * The campaigns of a market that are not paused, past and future ones included, so that pricing a basket needs no
 * query.
 */
export const campaignsOfMarket: Snapshot<number, Campaign[]> = {
  topic: promotionsTopic,
  build: async (db, marketId) =>
    (await listCampaigns(db)).filter((campaign) => campaign.isActive && holdsIn(campaign, marketId)),
};
