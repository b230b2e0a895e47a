import type { Db } from '#platform/db/db.server.ts';
import { removeAgreedCartsFor } from './agreed-cart-store.server.ts';
import { returnedMinutes } from './punchout-session.ts';
import './punchout-tables.server.ts';

/** For the export of a person's own data: when procurement systems opened the shop in their name, and what they took. */
export async function readPunchoutOf(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('punchout_session')
    .leftJoin('punchout_cart', 'punchout_cart.session_id', 'punchout_session.id')
    .select(['punchout_session.type', 'punchout_session.created_at', 'started_at', 'closed_at', 'agreed'])
    .where('customer_id', '=', customerId)
    .orderBy('punchout_session.created_at')
    .execute();
  return rows.map((row) => ({
    type: row.type,
    askedAt: row.created_at,
    startedAt: row.started_at ?? undefined,
    returnedAt: row.closed_at ?? undefined,
    returned: row.agreed?.lines.map(({ sku, quantity }) => ({ sku, quantity })) ?? [],
  }));
}

/** Removes the visits and credentials of a person whose account is deleted, and returned carts with garments for them. */
export async function removePunchoutOf(db: Db, customerId: number): Promise<void> {
  await removeAgreedCartsFor(db, customerId);
  await db.deleteFrom('punchout_session').where('customer_id', '=', customerId).execute();
  await db.deleteFrom('punchout_credential').where('customer_id', '=', customerId).execute();
}

export async function removePunchoutBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('punchout_session').where('created_at', '<', before).execute();
}

/** The forms of carts that were returned long enough ago: they are not given out again. */
export async function forgetReturnedForms(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('punchout_session')
    .set({ returned_form: null })
    .where('returned_form', 'is not', null)
    .where('closed_at', '<', new Date(now.getTime() - returnedMinutes * 60_000))
    .execute();
}
