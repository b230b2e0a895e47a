import { randomUUID } from 'node:crypto';
import { ok } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import type { Visit } from '../visit.ts';
import type { CampaignInput } from './campaign-schema.ts';
import { insertCampaign } from './campaign-store.server.ts';
import { type CampaignShop, refuseTakenCode, writeCampaigns } from './write-campaigns.server.ts';

/** A new campaign is paused, so that staff can check and try it before buyers get it. */
export async function createCampaign(shop: CampaignShop, visit: Visit, definition: CampaignInput) {
  const allowed = allowChange(visit, 'campaigns');
  if (!allowed.ok) return allowed;
  const { now } = visit;
  return writeCampaigns(shop, async (db, others) => {
    const free = refuseTakenCode(definition, others);
    if (!free.ok) return free;
    const id = randomUUID();
    await insertCampaign(db, { id, definition, isActive: false, now });
    await recordChange(db, visit, { action: 'campaign.created', subject: id, after: definition });
    return ok({ ...definition, id, isActive: false, uses: 0, createdAt: now, changedAt: now });
  });
}
