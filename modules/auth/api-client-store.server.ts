import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import './session-tables.server.ts';

export type ApiClient = {
  id: string;
  name: string;
  scopes: readonly string[];
  customerId: number;
  companyId: number | undefined;
  marketId: number;
  /** If false, its tokens are valid only in `marketId`. */
  allMarkets: boolean;
  isActive: boolean;
  createdAt: Date;
  secretChangedAt: Date;
  lastUsedAt: Date | undefined;
};

export async function insertClient(
  db: Db,
  client: Omit<ApiClient, 'isActive' | 'lastUsedAt'> & { secretHash: string },
): Promise<void> {
  await db
    .insertInto('api_client')
    .values({
      id: client.id,
      secret_hash: client.secretHash,
      name: client.name,
      scopes: JSON.stringify(client.scopes),
      customer_id: client.customerId,
      company_id: client.companyId ?? null,
      market_id: client.marketId,
      all_markets: client.allMarkets,
      created_at: client.createdAt,
      secret_changed_at: client.secretChangedAt,
      last_used_at: null,
    })
    .execute();
}

export async function listClients(db: Db): Promise<ApiClient[]> {
  const rows = await db.selectFrom('api_client').selectAll().orderBy('name').orderBy('id').execute();
  return rows.map(toClient);
}

export async function findClient(db: Db, id: string): Promise<(ApiClient & { secretHash: string }) | undefined> {
  const row = await db.selectFrom('api_client').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...toClient(row), secretHash: row.secret_hash };
}

/** The rights of an active program, and the role of its person; `roleOf` is SQL of the module that owns the people. */
export async function findRights(
  db: Db,
  id: string,
  roleOf: (customerId: Expression<number>) => RawBuilder<number | null>,
): Promise<(Pick<ApiClient, 'scopes' | 'marketId' | 'allMarkets'> & { role: number | null }) | undefined> {
  const row = await db
    .selectFrom('api_client')
    .select(['scopes', 'market_id', 'all_markets', roleOf(sql.ref('api_client.customer_id')).as('role')])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row && { scopes: row.scopes, marketId: row.market_id, allMarkets: row.all_markets, role: row.role };
}

type Changes = {
  name?: string | undefined;
  scopes?: readonly string[] | undefined;
  allMarkets?: boolean | undefined;
  isActive?: boolean | undefined;
};

export async function updateClient(
  db: Db,
  id: string,
  { name, scopes, allMarkets, isActive }: Changes,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_client')
    .set((eb) => ({
      name: name ?? eb.ref('name'),
      ...(scopes !== undefined && { scopes: JSON.stringify(scopes) }),
      ...(allMarkets !== undefined && { all_markets: allMarkets }),
      ...(isActive !== undefined && { is_active: isActive }),
    }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function saveClientSecret(db: Db, id: string, secretHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_client')
    .set({ secret_hash: secretHash, secret_changed_at: now })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function touchClient(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('api_client').set({ last_used_at: now }).where('id', '=', id).execute();
}

function toClient(row: {
  id: string;
  name: string;
  scopes: string[];
  customer_id: number;
  company_id: number | null;
  market_id: number;
  all_markets: boolean;
  is_active: boolean;
  created_at: Date;
  secret_changed_at: Date;
  last_used_at: Date | null;
}): ApiClient {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    customerId: row.customer_id,
    companyId: row.company_id ?? undefined,
    marketId: row.market_id,
    allMarkets: row.all_markets,
    isActive: row.is_active,
    createdAt: row.created_at,
    secretChangedAt: row.secret_changed_at,
    lastUsedAt: row.last_used_at ?? undefined,
  };
}

/** Programs that act for a company. */
export async function countClientsOf(db: Db, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('api_client')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}
