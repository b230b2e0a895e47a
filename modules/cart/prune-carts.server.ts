import { type Db } from '#platform/db/db.server.ts';
import './store/cart-tables.server.ts';

const day = 24 * 60 * 60 * 1000;
/** As long as the cookie that names it. */
const publicDays = 90;
const removedDays = 7;

/** The shop itself, at night: public carts that nobody came back to, and rows that nobody wanted back. */
export async function pruneCarts(db: Db, now: Date): Promise<{ carts: number; rows: number }> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  const carts = await db
    .deleteFrom('cart')
    .where('customer_id', 'is', null)
    .where('modified_at', '<', daysAgo(publicDays))
    .executeTakeFirstOrThrow();
  const rows = await db.deleteFrom('cart_row').where('removed_at', '<', daysAgo(removedDays)).executeTakeFirstOrThrow();
  return { carts: Number(carts.numDeletedRows), rows: Number(rows.numDeletedRows) };
}
