import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import type { Visit } from '../visit.ts';
import { setCampaignActive } from './campaign-store.server.ts';
import { type CampaignShop, writeCampaigns } from './write-campaigns.server.ts';

type Input = { id: string; isActive: boolean };

/** Activates or pauses a campaign; carts are updated when they are next read. */
export async function activateCampaign(shop: CampaignShop, visit: Visit, { id, isActive }: Input) {
  const allowed = allowChange(visit, 'campaigns');
  if (!allowed.ok) return allowed;
  const { now } = visit;
  return writeCampaigns(shop, async (db, campaigns) => {
    const campaign = campaigns.find((one) => one.id === id);
    if (!campaign) return refuse({ code: 'campaign-not-found', id });
    await setCampaignActive(db, { id, isActive, now });
    const sides = { before: { isActive: campaign.isActive }, after: { isActive } };
    await recordChange(db, visit, { action: 'campaign.switched', subject: id, ...sides });
    return ok({ ...campaign, isActive, changedAt: now });
  });
}
