import { ok, refuse } from '#core/result.ts';
import type { Visit } from '../visit.ts';
import { deleteCampaign } from './campaign-store.server.ts';
import { staffOnly } from './staff-only.ts';
import { type CampaignShop, writeCampaigns } from './write-campaigns.server.ts';

export async function removeCampaign(shop: CampaignShop, visit: Visit, { id }: { id: string }) {
  const allowed = staffOnly(visit);
  if (!allowed.ok) return allowed;
  return writeCampaigns(shop, async (db, campaigns) => {
    if (!campaigns.some((campaign) => campaign.id === id)) return refuse({ code: 'campaign-not-found', id });
    await deleteCampaign(db, id);
    return ok({ id });
  });
}
