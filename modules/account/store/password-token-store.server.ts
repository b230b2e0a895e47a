import type { Db } from '#platform/db/db.server.ts';
import './account-tables.server.ts';

export async function savePasswordToken(db: Db, id: string, customerId: number, expiresAt: Date): Promise<void> {
  await db
    .insertInto('password_token')
    .values({ id, customer_id: customerId, expires_at: expiresAt, used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The person of a link; undefined if it was used or has expired. */
export async function findPasswordToken(db: Db, id: string, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('password_token')
    .select('customer_id')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.customer_id;
}

/** Uses the link, and invalidates all others of the same person; false if another request was faster. */
export async function usePasswordToken(db: Db, id: string, customerId: number, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('password_token')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  await usePasswordTokensOf(db, [customerId], now);
  return used.numUpdatedRows > 0n;
}

export async function usePasswordTokensOf(db: Db, customerIds: readonly number[], now: Date): Promise<void> {
  if (customerIds.length === 0) return;
  await db
    .updateTable('password_token')
    .set({ used_at: now })
    .where('customer_id', 'in', customerIds)
    .where('used_at', 'is', null)
    .execute();
}

export async function removePasswordTokensBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('password_token').where('expires_at', '<', before).execute();
}
