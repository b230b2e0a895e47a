import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { addGivenBack, type GivenBack } from './given-back.ts';
import './fulfilment-tables.server.ts';

/** In the transaction that holds the order of the return. */
export async function saveGivenBack(db: Db, returnId: string, given: GivenBack): Promise<void> {
  const before = await db
    .selectFrom('order_return')
    .select('given_back')
    .where('id', '=', returnId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('order_return')
    .set({ given_back: JSON.stringify(addGivenBack(before.given_back ?? undefined, given)) })
    .where('id', '=', returnId)
    .execute();
}

/** In the transaction that asks the provider for a refund. */
export async function openRefund(db: Db, returnId: string, key: string): Promise<void> {
  await db
    .updateTable('order_return')
    .set({ open_refunds: sql`array_append(array_remove(open_refunds, ${key}::text), ${key}::text)` })
    .where('id', '=', returnId)
    .execute();
}

/** The provider has accepted it. Idempotent. */
export async function closeRefund(db: Db, returnId: string, key: string): Promise<void> {
  await db
    .updateTable('order_return')
    .set({ open_refunds: sql`array_remove(open_refunds, ${key}::text)` })
    .where('id', '=', returnId)
    .execute();
}
