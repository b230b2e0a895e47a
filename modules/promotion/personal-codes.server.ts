import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { foldCode } from './basket-code.ts';
import { type Campaign, stateAt } from './campaign.ts';
import { isPersonalCode, toPersonalCode } from './personal-code.ts';
import { campaignsOfMarket } from './promotions-snapshot.server.ts';
import './campaign-tables.server.ts';

const codeOf = sql<string>`definition ->> 'code'`;

/** The running campaign of a group in the visitor's market; undefined if there is none. */
export async function findCodeGroup(
  { snapshots }: Pick<Shop, 'snapshots'>,
  { market, now }: Pick<Visit, 'market' | 'now'>,
  group: string,
): Promise<Campaign | undefined> {
  const campaigns = await snapshots.read(campaignsOfMarket, market.marketId);
  return campaigns.find((one) => one.codeGroup === group && stateAt(one, now) === 'running');
}

/** Access: internal. Creates a single-use code with the benefit of the campaign. */
export async function issuePersonalCode(db: Db, { templateId, now }: { templateId: string; now: Date }) {
  const id = randomUUID();
  const code = toPersonalCode(randomBytes(10));
  await db
    .insertInto('campaign')
    .values({
      id,
      definition: JSON.stringify({ code, maxUses: 1 }),
      is_active: true,
      template_id: templateId,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return { id, code };
}

/**
 * The typed personal codes as campaigns of their own, with the terms of their current template. There may be many codes,
 * so they are not part of the snapshot; typing one costs one indexed read.
 */
export async function findPersonalCampaigns(
  db: Db,
  campaigns: readonly Campaign[],
  typed: readonly string[],
): Promise<Campaign[]> {
  const codes = typed.map(foldCode).filter(isPersonalCode);
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('campaign')
    .select(['id', 'template_id', 'uses', codeOf.as('code')])
    .where('template_id', 'is not', null)
    .where(codeOf, 'in', codes)
    .execute();
  return rows.flatMap(({ id, template_id, uses, code }): Campaign[] => {
    const template = campaigns.find((one) => one.id === template_id);
    return template ? [{ ...template, codeGroup: undefined, id, code, maxUses: 1, uses }] : [];
  });
}

/** Those of the ids that belong to personal codes. */
export async function personalAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('campaign')
    .select('id')
    .where('id', 'in', ids)
    .where('template_id', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Access: internal, when a person is erased. A used code stays as part of its order. */
export async function removePersonalCodes(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('campaign')
    .where('id', 'in', ids)
    .where('template_id', 'is not', null)
    .where('uses', '=', 0)
    .execute();
}
