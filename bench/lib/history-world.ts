import { sql } from 'kysely';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import type { OrderScope } from '#modules/order/order-scope.server.ts';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { copyOrder } from '#tests/build/copy-order.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';

/** A company with a number of orders of three rows in all statuses, sent over eighteen months; delivered ones have a dispatch, billed ones an invoice, of which every tenth is open. */
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
  await copyOrder(db, order.id, orders - 1);
  await sql`
    insert into order_delivery (id, order_id, dispatch_number, carrier, dispatched_at, rows)
    select gen_random_uuid(), id, 'D-' || row_number() over (order by order_no), 'Carrier', created_at, '[]'
    from orders where status >= 500`.execute(db);
  await sql`
    insert into invoice (id, order_id, series, number, kind, market_id, company_id, customer_id, issued_on, due_on, paid_at,
      currency, payable, tax, data)
    select gen_random_uuid(), id, 'bench', 'SE' || order_no, 'invoice', market_id, company_id, customer_id, created_at::date,
      created_at::date + 30, case when order_no % 10 > 0 then created_at end, currency, payable, tax, '{}'
    from orders where status >= 700`.execute(db);
  await sql`vacuum analyze invoice`.execute(db);
  await sql`vacuum analyze orders`.execute(db);
  await sql`vacuum analyze order_row`.execute(db);
  await sql`vacuum analyze order_delivery`.execute(db);
  const scope: OrderScope = { kind: 'company', companyId: company.id, companies: [company] };
  return { db, scope, customerId, close: () => opened.close() };
}
