import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

/** The plan without table aliases, because a view has other aliases than the tables. */
async function planOf(statement: string): Promise<string> {
  const { rows } = await sql.raw<Record<string, string>>(`explain (costs off) ${statement}`).execute(shop.db);
  const plan = rows.map((row) => Object.values(row)[0]).join('\n');
  return plan.replaceAll(/( on \w+) \w+$/gm, '$1').replaceAll(/\b\w+\.(?=\w)/g, '');
}

const tables: Readonly<Record<string, string>> = {
  order_view: 'orders',
  order_row_view: 'order_row',
  delivery_view: 'order_delivery',
  invoice_view: 'invoice',
  payment_view: 'payment',
};

const id = "'0199f0a2-7c1e-7abc-8def-0123456789ac'";

test.each([
  "select o.id from order_view o where o.company_id = 1 and o.state = 'received' order by o.created_at desc, o.order_no desc limit 26",
  "select o.id from order_view o where o.customer_id = 1 and o.search_text like '%abc%'",
  `select i.id from invoice_view i join order_view o on o.id = i.order_id where i.company_id = 1 and o.given_up_at is null
    and i.kind = 'invoice' and i.paid_at is null and i.payable + i.credited > 0 order by i.due_on limit 4`,
  'select d.id from delivery_view d join order_view o on o.id = d.order_id where o.customer_id = 1 and d.arrived_at is null',
  `select r.sku from order_row_view r where r.order_id = ${id} order by r.row_number limit 3`,
  `select o.id, p.reference from orders o join payment_view p on p.order_id = o.id where o.id = ${id} for update`,
])('%s has the same plan as a query on the tables', async (statement) => {
  const ofTables = statement.replaceAll(/\w+_view/g, (view) => tables[view] ?? view);
  expect(ofTables).not.toBe(statement);
  expect(await planOf(statement)).toBe(await planOf(ofTables));
});
