import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../auth/claims.ts';
import './order-tables.server.ts';

/** Whether a placed order of the person contains the product in any colour. Punch-out buyers share an account, not their orders. */
export async function hasBought(
  db: Db,
  { customer_id, sid }: Pick<Claims, 'customer_id' | 'sid'>,
  basePartNo: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders o join order_row r on r.order_id = o.id
    where o.customer_id = ${customer_id} and o.placed_at is not null and o.given_up_at is null
      and coalesce(o.punch_out_session, ${sid}) = ${sid}
      and r.type in ('DefaultArticle', 'ExternalArticle') and left(r.sku, 8) = ${basePartNo}
    limit 1`.execute(db);
  return rows.length > 0;
}
