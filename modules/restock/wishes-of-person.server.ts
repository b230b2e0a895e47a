import type { Db } from '#platform/db/db.server.ts';
import { findEmailAddressOf } from '../people/name-store.server.ts';
import './restock-tables.server.ts';

/**
 * Access: internal, for a person's data export. Returns their requests, and those made with the address of their
 * account.
 */
export async function readWishesOf(db: Db, customerId: number) {
  const emailAddress = await findEmailAddressOf(db, customerId);
  const wishes = await db
    .selectFrom('restock_wish')
    .select(['sku', 'email_address', 'market_id', 'language', 'created_at'])
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', customerId),
        ...(emailAddress === undefined ? [] : [eb('email_address', '=', emailAddress.toLowerCase())]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('sku')
    .execute();
  return wishes.map(({ sku, email_address, market_id, language, created_at }) => ({
    sku,
    emailAddress: email_address,
    marketId: market_id,
    language,
    createdAt: created_at,
  }));
}

/** Access: internal, when an account is deleted. Idempotent. */
export async function removeWishesOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('restock_wish').where('customer_id', '=', customerId).execute();
}
