import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { type Campaign, wordIn } from './campaign.ts';
import { listCampaigns, lockCampaigns } from './campaign-store.server.ts';
import { clashes } from './code-clash.ts';
import { promotionsTopic } from './promotions-snapshot.server.ts';

export type CampaignShop = Pick<Shop, 'db' | 'snapshots'>;

/** Runs one writer at a time on the current campaigns, and announces the change to all processes. */
export async function writeCampaigns<T extends { ok: boolean }>(
  { db, snapshots }: CampaignShop,
  write: (db: Db, campaigns: Campaign[]) => Promise<T>,
): Promise<T> {
  const result = await db.transaction().execute(async (transaction) => {
    await lockCampaigns(transaction);
    const written = await write(transaction, await listCampaigns(transaction));
    if (written.ok) await markChanged(transaction, promotionsTopic);
    return written;
  });
  if (result.ok) await snapshots.announce(promotionsTopic);
  return result;
}

type CodePeriod = Parameters<typeof clashes>[0];

export function refuseTakenCode(campaign: CodePeriod, others: readonly Campaign[]) {
  const other = others.find((one) => clashes(campaign, one));
  return other ? refuse({ code: 'campaign-code-taken', name: wordIn(other.name, 'en') }) : ok(undefined);
}
