import { ok, refuse } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findCampaign, listCampaigns } from './campaign-store.server.ts';

/**
 * Access: staff with the task campaigns. Reads from the database, so that they see what they have just saved, in any
 * process.
 */
export async function readCampaigns({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>) {
  const allowed = allowRead(visit, 'campaigns');
  return allowed.ok ? ok(await listCampaigns(db)) : allowed;
}

export async function readCampaign({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>, { id }: { id: string }) {
  const allowed = allowRead(visit, 'campaigns');
  if (!allowed.ok) return allowed;
  const campaign = await findCampaign(db, id);
  return campaign ? ok(campaign) : refuse({ code: 'campaign-not-found', id });
}
