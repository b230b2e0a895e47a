import { sql } from 'kysely';
import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import { roles } from '../auth/roles.ts';
import { onHandOf } from '../catalogue/stock-store.server.ts';
import { findActiveRole } from '../people/account-store.server.ts';
import { isMember } from '../people/membership-store.server.ts';
import type { Requester, RestockWish } from './restock-wish.ts';
import './restock-tables.server.ts';

export type NewWish = {
  readonly id: string;
  readonly sku: string;
  readonly emailAddress: string;
  readonly addressKey: string;
  readonly customerId: number | undefined;
  readonly companyId: number | undefined;
  readonly marketId: number;
  readonly language: Language;
  readonly now: Date;
};

/**
 * One request per size, market and address. The latest request replaces an earlier one, which another person may have
 * made with this address.
 */
export async function saveWish(db: Db, wish: NewWish): Promise<void> {
  await db
    .insertInto('restock_wish')
    .values({
      id: wish.id,
      sku: wish.sku,
      email_address: wish.emailAddress,
      address_key: wish.addressKey,
      customer_id: wish.customerId ?? null,
      company_id: wish.companyId ?? null,
      market_id: wish.marketId,
      language: wish.language,
      created_at: wish.now,
      look_after: wish.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['sku', 'email_address', 'market_id']).doUpdateSet((eb) => ({
        customer_id: eb.ref('excluded.customer_id'),
        company_id: eb.ref('excluded.company_id'),
        language: eb.ref('excluded.language'),
        created_at: eb.ref('excluded.created_at'),
        look_after: eb.ref('excluded.look_after'),
      })),
    )
    .execute();
}

/** Keeps the newest requests. */
export async function keepNewest(db: Db, addressKey: string, count: number): Promise<void> {
  await db
    .deleteFrom('restock_wish')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('restock_wish')
        .select('id')
        .where('address_key', '=', addressKey)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(count),
    )
    .execute();
}

/** Requests whose size is in stock. Concurrent runs take different ones. */
export async function takeFulfilled(
  db: Db,
  { now, again, limit }: { readonly now: Date; readonly again: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update restock_wish set look_after = ${again}
    where id in (
      select wish.id from restock_wish wish
      where wish.look_after <= ${now} and ${onHandOf(sql`wish.sku`)} > 0
      order by wish.created_at, wish.id
      limit ${limit}
      for update of wish skip locked
    )
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A request with the person who made it, and the current stock of its size. */
export async function findWish(db: Db, id: string): Promise<(RestockWish & { readonly onHand: number }) | undefined> {
  const row = await db
    .selectFrom('restock_wish as wish')
    .select(['wish.id', 'wish.sku', 'wish.email_address', 'wish.market_id', 'wish.language', 'wish.customer_id'])
    .select(['wish.company_id', onHandOf(sql`wish.sku`).as('on_hand')])
    .where('wish.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      sku: row.sku,
      emailAddress: row.email_address,
      marketId: row.market_id,
      language: row.language,
      wisher: await findWisher(db, row),
      onHand: row.on_hand ?? 0,
    }
  );
}

type Asker = { readonly customer_id: number | null; readonly company_id: number | null };

async function findWisher(db: Db, { customer_id, company_id }: Asker): Promise<Requester | undefined> {
  const role = customer_id === null ? undefined : await findActiveRole(db, customer_id);
  if (customer_id === null || role === undefined) return undefined;
  // Internal staff act for companies without being members.
  const mayAct = company_id !== null && (role === roles.internal || (await isMember(db, customer_id, company_id)));
  return { customerId: customer_id, role, companyId: mayAct ? company_id : undefined };
}

/** Resets the request to waiting. */
export async function putBack(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('restock_wish').set({ look_after: now }).where('id', '=', id).execute();
}

export async function forgetWish(db: Db, id: string): Promise<void> {
  await db.deleteFrom('restock_wish').where('id', '=', id).execute();
}

export async function forgetWishesAt(db: Db, addressKey: string): Promise<void> {
  await db.deleteFrom('restock_wish').where('address_key', '=', addressKey).execute();
}

export async function forgetWishesBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('restock_wish')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
