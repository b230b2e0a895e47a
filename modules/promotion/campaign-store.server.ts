import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { Campaign } from './campaign.ts';
import { type CampaignInput, storedCampaign } from './campaign-schema.ts';
import './campaign-tables.server.ts';

type Row = { id: string; definition: unknown; is_active: boolean; uses: number; created_at: Date; changed_at: Date };

const toCampaign = ({ id, definition, is_active, uses, created_at, changed_at }: Row): Campaign => ({
  ...storedCampaign.parse(definition),
  id,
  isActive: is_active,
  uses,
  createdAt: created_at,
  changedAt: changed_at,
});

/** A campaign with an unreadable definition is left out, so that it does not block the pricing of carts. */
export async function listCampaigns(db: Db): Promise<Campaign[]> {
  const rows = await db
    .selectFrom('campaign')
    .selectAll()
    .where('template_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.filter(({ definition }) => storedCampaign.safeParse(definition).success).map(toCampaign);
}

export async function findCampaign(db: Db, id: string): Promise<Campaign | undefined> {
  const row = await db
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', id)
    .where('template_id', 'is', null)
    .executeTakeFirst();
  return row && toCampaign(row);
}

/** Locks all campaigns until the end of the transaction, because a code must be unique among them. */
export async function lockCampaigns(db: Db): Promise<void> {
  await sql`lock table campaign in share row exclusive mode`.execute(db);
}

type NewCampaign = { id: string; definition: CampaignInput; isActive: boolean; now: Date };

export async function insertCampaign(db: Db, { id, definition, isActive, now }: NewCampaign): Promise<void> {
  await db
    .insertInto('campaign')
    .values({ id, definition: JSON.stringify(definition), is_active: isActive, created_at: now, changed_at: now })
    .execute();
}

export async function updateCampaign(db: Db, { id, definition, now }: Omit<NewCampaign, 'isActive'>): Promise<void> {
  await db
    .updateTable('campaign')
    .set({ definition: JSON.stringify(definition), changed_at: now })
    .where('id', '=', id)
    .execute();
}

export async function setCampaignActive(db: Db, { id, isActive, now }: Omit<NewCampaign, 'definition'>): Promise<void> {
  await db.updateTable('campaign').set({ is_active: isActive, changed_at: now }).where('id', '=', id).execute();
}

export async function deleteCampaign(db: Db, id: string): Promise<void> {
  await db.deleteFrom('campaign').where('id', '=', id).execute();
}
