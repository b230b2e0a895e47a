import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import { type OrderState, type OrderWay, orderStates } from '#modules/order/order-state.ts';
import { aCompany } from '#tests/build/company.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { type Cursor, numberKey, type Part, parseCursor } from './cursor.ts';
import { findOrderLines } from './history-store.server.ts';

const placed = { paymentState: 'Default', paymentMethodId: 169, status: 100 } as const;

async function aHistory(count: number) {
  const shop = await openTestShop();
  const company = await aCompany().save(shop.db);
  const { id: customerId } = await aPerson().at(company).save(shop.db);
  const owner = { kind: 'company', companyId: company.id, customerId, punchOutSession: undefined } as const;
  for (let at = 0; at < count; at += 1) {
    // Many orders with the same few times, in microseconds, which JavaScript dates do not have.
    const made = anOrder({ ...placed, owner, rows: [anOrderRow(), anOrderRow({ rowNumber: 200 })] });
    await insertOrder(shop.db, made);
    await sql`update orders set created_at = timestamptz '2026-11-16 08:00:00.000001Z'
      + ${at % 5} * interval '1 microsecond' where id = ${made.order.id}`.execute(shop.db);
  }
  const scope = { kind: 'company', companyId: company.id, companies: [company] } as const;
  return { shop, sought: { scope, filter: { timeZone: 'Europe/Stockholm' }, hidesPrices: false, quietCompanies: [] } };
}

test('H04 H06 paging shows each order once, in both sort orders and both directions', async () => {
  const { shop, sought } = await aHistory(23);
  const walk = async (part: Part) => {
    const numbers: string[] = [];
    let after: Cursor | undefined;
    for (let turn = 0; turn < 30; turn += 1) {
      const found = await findOrderLines(shop.db, sought, { ...part, after });
      numbers.push(...found.items.map(({ orderNo }) => orderNo));
      if (found.next === undefined) return numbers;
      after = parseCursor(found.next, numberKey);
    }
    throw new Error('it never ends');
  };
  const all = async (order: 'asc' | 'desc') =>
    (await findOrderLines(shop.db, sought, { limit: 100, order })).items.map(({ orderNo }) => orderNo);
  expect((await all('asc')).toReversed()).toEqual(await all('desc'));
  for (const order of ['asc', 'desc'] as const)
    for (const limit of [1, 4, 22, 23, 25]) expect(await walk({ limit, order })).toEqual(await all(order));
  const first = await findOrderLines(shop.db, sought, { limit: 5, order: 'desc' });
  const second = await findOrderLines(shop.db, sought, {
    limit: 5,
    order: 'desc',
    after: parseCursor(first.next, numberKey),
  });
  const back = await findOrderLines(shop.db, sought, {
    limit: 5,
    order: 'desc',
    before: parseCursor(second.previous, numberKey),
  });
  expect(back).toEqual({ ...first, previous: undefined });
});

test('a filter by state finds exactly the orders that are shown in that state', async () => {
  const { shop, sought } = await aHistory(orderStates.length + 1);
  const { items } = await findOrderLines(shop.db, sought, { limit: 50, order: 'asc' });
  const before: Partial<Record<OrderState, object>> = {
    unpaid: { status: 0, placed_at: null, payment_state: 'Pending' },
    approval: { status: 0, placed_at: null, kind: 'approval' },
    'handed-over': { status: 0, placed_at: null, kind: 'punch-out' },
  };
  for (const [at, state] of orderStates.entries()) {
    const facts = before[state] ?? { way: state as OrderWay };
    await shop.db
      .updateTable('orders')
      .set(facts)
      .where('id', '=', items[at]?.id ?? '')
      .execute();
  }
  for (const [at, state] of orderStates.entries()) {
    const narrowed = { ...sought, filter: { ...sought.filter, state } };
    const found = await findOrderLines(shop.db, narrowed, { limit: 50, order: 'asc' });
    // The last order has no report yet.
    const expected = [items[at], ...(state === 'received' ? items.slice(-1) : [])];
    expect(found.items.map((line) => [line.orderNo, line.state])).toEqual(
      expected.map((line) => [line?.orderNo, state]),
    );
  }
});

test('H06 a part of a list is one statement, for any number of orders', async () => {
  const { shop, sought } = await aHistory(6);
  const { db, count } = countStatements(shop.db);
  const found = await findOrderLines(db, sought, { limit: 5, order: 'desc' });
  expect(found.items).toHaveLength(5);
  expect(found.items[0]).toMatchObject({ articles: 2, pieces: 2, pictures: [] });
  expect(count()).toBe(1);
});
