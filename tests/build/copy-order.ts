import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';

/** Copies an order in all statuses, over the eighteen months before it. The copies have the same size and different search texts. */
export async function copyOrder(db: Db, orderId: string, copies: number): Promise<void> {
  await sql`
    insert into orders (id, cart_id, send_key, market_id, customer_id, company_id, kind, status, way, payment_state,
      payment_method_id, buyer_email, order_number, language, currency, payable, tax, data, payload, created_at, placed_at)
    select gen_random_uuid(), gen_random_uuid(), 'k' || n, market_id, customer_id, company_id, kind, (n % 9) * 100,
      (array['received', 'confirmed', 'pickup', 'part-sent', 'under-way', 'delivered', 'refused'])[1 + n % 7], payment_state, payment_method_id, 'buyer' || n % 500 || '@bygg.example', 'PO-' || n || 'X', language, currency, payable,
      tax, data, payload, at, at
    from orders, lateral (select n, created_at - n * interval '549 days' / ${copies + 1} as at
      from generate_series(1, ${copies}::int) n) copies
    where id = ${orderId}`.execute(db);
  await sql`
    insert into order_row (order_id, row_number, parent_row_number, type, sku, quantity, taken, data)
    select o.id, r.row_number, r.parent_row_number, r.type, r.sku, r.quantity, r.taken, r.data
    from orders o, order_row r where o.id <> ${orderId} and r.order_id = ${orderId}
      and not exists (select from order_row t where t.order_id = o.id)`.execute(db);
}
