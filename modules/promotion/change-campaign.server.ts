import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import type { Visit } from '../visit.ts';
import type { CampaignInput } from './campaign-schema.ts';
import { updateCampaign } from './campaign-store.server.ts';
import { type CampaignShop, refuseTakenCode, writeCampaigns } from './write-campaigns.server.ts';

type Input = { id: string; definition: CampaignInput };

/** Replaces the definition; whether it is active does not change. */
export async function changeCampaign(shop: CampaignShop, visit: Visit, { id, definition }: Input) {
  const allowed = allowChange(visit, 'campaigns');
  if (!allowed.ok) return allowed;
  const { now } = visit;
  return writeCampaigns(shop, async (db, campaigns) => {
    const before = campaigns.find((campaign) => campaign.id === id);
    if (!before) return refuse({ code: 'campaign-not-found', id });
    const free = refuseTakenCode(
      definition,
      campaigns.filter((campaign) => campaign.id !== id),
    );
    if (!free.ok) return free;
    const { id: _, isActive, uses, createdAt, changedAt: __, ...defined } = before;
    await updateCampaign(db, { id, definition, now });
    const sides = { before: defined, after: definition };
    await recordChange(db, visit, { action: 'campaign.changed', subject: id, ...sides });
    return ok({ ...definition, id, isActive, uses, createdAt, changedAt: now });
  });
}
