import { saveMarketSettings } from '#modules/market/market-settings-store.server.ts';
import { marketList } from '#modules/market/markets.ts';
import { marketSettingsTopic } from '#modules/market/read-market-settings.server.ts';
import { insertCampaign } from '#modules/promotion/campaign-store.server.ts';
import { promotionsTopic } from '#modules/promotion/promotions-snapshot.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { demoCampaigns } from './campaigns.ts';

/** The campaigns, and the setting that shows a field for their codes in every market. */
export async function fillCampaigns({ db, clock, snapshots }: DemoShop): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    for (const { id, isActive, definition } of demoCampaigns(now))
      await insertCampaign(transaction, { id, isActive, definition, now });
    for (const { marketId } of marketList)
      await saveMarketSettings(transaction, marketId, [{ key: 'ActivateDiscountCode', value: true }]);
    await markChanged(transaction, promotionsTopic);
    await markChanged(transaction, marketSettingsTopic);
  });
  await snapshots.announce(promotionsTopic);
  await snapshots.announce(marketSettingsTopic);
}
