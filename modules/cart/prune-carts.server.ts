import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { isSessionOpen } from '../auth/session-store.server.ts';
import './store/cart-tables.server.ts';

const day = 24 * 60 * 60 * 1000;
/** Equals the lifetime of the cookie. */
const publicDays = 90;
const removedDays = 7;

/**
 * Nightly job. Deletes removed rows after their restore period, abandoned public carts, empty carts that were set
 * aside, and carts of punch-out sessions that have ended.
 */
export async function pruneCarts(db: Db, now: Date): Promise<{ carts: number; rows: number }> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  const rows = await db.deleteFrom('cart_row').where('removed_at', '<', daysAgo(removedDays)).executeTakeFirstOrThrow();
  const carts = await db
    .deleteFrom('cart')
    .where((eb) => {
      const row = eb.selectFrom('cart_row').select('id').whereRef('cart_row.cart_id', '=', 'cart.id');
      const isOld = (days: number) => eb('modified_at', '<', daysAgo(days));
      return eb.or([
        eb.and([isOld(publicDays), eb('customer_id', 'is', null)]),
        eb.and([isOld(removedDays), eb('is_active', '=', false), eb.not(eb.exists(row))]),
        eb.and([
          isOld(removedDays),
          eb('punch_out_session', 'is not', null),
          eb.not(isSessionOpen(sql`cart.punch_out_session`)),
        ]),
      ]);
    })
    .executeTakeFirstOrThrow();
  return { carts: Number(carts.numDeletedRows), rows: Number(rows.numDeletedRows) };
}
