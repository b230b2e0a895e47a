import { sql } from 'kysely';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import type { OrderScope } from '#modules/order/order-scope.server.ts';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';

/** A company with so many orders of three rows in all statuses, sent over eighteen months; delivered ones have a dispatch. */
export async function fillHistory(settings: Record<string, string>, orders: number) {
  const opened = await openDatabase(readEnv(settings), createLog('silent'));
  await migrate(opened, await readMigrations('migrations'));
  const { db } = opened;
  const company = await aCompany().save(db);
  const { id: customerId } = await aPerson().at(company).save(db);
  const owner = { kind: 'company', companyId: company.id, customerId, punchOutSession: undefined } as const;
  const rows = [100, 200, 300].map((rowNumber) => anOrderRow({ rowNumber }));
  const { order, ...made } = anOrder({ owner, rows, paymentState: 'Default', paymentMethodId: 169, status: 100 });
  await insertOrder(db, { order, ...made });
  // The rest are copies of it: what they hold is as large, and no two are alike in what is searched.
  await sql`
    insert into orders (id, cart_id, send_key, market_id, customer_id, company_id, kind, status, way, payment_state,
      payment_method_id, buyer_email, order_number, language, currency, payable, tax, data, payload, created_at, placed_at)
    select gen_random_uuid(), gen_random_uuid(), 'k' || n, market_id, customer_id, company_id, kind, (n % 9) * 100,
      (array['received', 'confirmed', 'pickup', 'part-sent', 'under-way', 'delivered', 'refused'])[1 + n % 7], payment_state, payment_method_id, 'buyer' || n % 500 || '@bygg.example', 'PO-' || n || 'X', language, currency, payable,
      tax, data, payload, at, at
    from orders, lateral (select n, created_at - n * interval '549 days' / ${orders} as at
      from generate_series(1, ${orders}::int - 1) n) copies
    where id = ${order.id}`.execute(db);
  await sql`
    insert into order_row (order_id, row_number, parent_row_number, type, sku, quantity, taken, data)
    select o.id, r.row_number, r.parent_row_number, r.type, r.sku, r.quantity, r.taken, r.data
    from orders o, order_row r where o.id <> ${order.id} and r.order_id = ${order.id}`.execute(db);
  await sql`
    insert into order_delivery (id, order_id, dispatch_number, carrier, dispatched_at, rows)
    select gen_random_uuid(), id, 'D-' || row_number() over (order by order_no), 'Carrier', created_at, '[]'
    from orders where status >= 500`.execute(db);
  await sql`vacuum analyze orders`.execute(db);
  await sql`vacuum analyze order_row`.execute(db);
  await sql`vacuum analyze order_delivery`.execute(db);
  const scope: OrderScope = { kind: 'company', companyId: company.id };
  return { db, scope, close: () => opened.close() };
}
