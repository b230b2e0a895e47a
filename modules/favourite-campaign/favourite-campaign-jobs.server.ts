import type { Job } from '#platform/jobs/jobs.server.ts';
import { listOwners } from '../favourites/owners.server.ts';
import type { Campaign } from '../promotion/campaign.ts';
import { listCampaigns } from '../promotion/campaign-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { isNewsOfFavourites } from './concerns.ts';
import './favourite-campaign-tables.server.ts';
import { favouritesDue } from './favourite-campaign-events.ts';

type JobShop = Pick<Shop, 'db' | 'events' | 'clock'>;

const perInsert = 500;

/** Finds campaigns that have begun, each once, and publishes an event for each person who may have favourites in it. */
export function favouriteCampaignJobs(shop: JobShop): Job[] {
  return [
    {
      name: 'tell-favourite-campaigns',
      cron: '*/10 * * * *',
      run: async () => {
        const now = shop.clock.now();
        const running = (await listCampaigns(shop.db)).filter((campaign) => isNewsOfFavourites(campaign, now));
        for (const campaign of running) await tellOnce(shop, campaign, now);
      },
    },
  ];
}

async function tellOnce({ db, events }: JobShop, { id: campaignId, marketIds }: Campaign, now: Date): Promise<void> {
  await db.transaction().execute(async (db) => {
    const isNew = await db
      .insertInto('favourite_campaign')
      .values({ campaign_id: campaignId, told_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('campaign_id')
      .executeTakeFirst();
    if (!isNew) return;
    const due = (await listOwners(db, marketIds)).map((owner) => ({
      name: favouritesDue,
      key: String(owner.customerId),
      payload: { campaignId, ...owner },
    }));
    for (let from = 0; from < due.length; from += perInsert)
      await events.publish(db, ...due.slice(from, from + perInsert));
  });
}
