import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import type { Visit } from '../visit.ts';
import { deleteCampaign } from './campaign-store.server.ts';
import { type CampaignShop, writeCampaigns } from './write-campaigns.server.ts';

export async function removeCampaign(shop: CampaignShop, visit: Visit, { id }: { id: string }) {
  const allowed = allowChange(visit, 'campaigns');
  if (!allowed.ok) return allowed;
  return writeCampaigns(shop, async (db, campaigns) => {
    const before = campaigns.find((campaign) => campaign.id === id);
    if (!before) return refuse({ code: 'campaign-not-found', id });
    await deleteCampaign(db, id);
    await recordChange(db, visit, { action: 'campaign.removed', subject: id, before });
    return ok({ id });
  });
}
