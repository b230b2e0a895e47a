import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { smallWorld } from './catalogue.ts';
import { fillDemo } from './fill-demo.server.ts';

/** The demo world takes its time on a busy machine. */
const patience = 180_000;

let shop: TestShop;
let filled: readonly string[];

beforeAll(async () => {
  shop = await openTestShop();
  filled = await fill(shop);
}, patience);

const fill = (into: TestShop) => fillDemo(into, { products: smallWorld, onProgress: () => {} });
const count = async (table: 'product' | 'company' | 'customer' | 'store', { db } = shop) =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test('M57 an empty database gets the whole demo world, once', async () => {
  const chapters = ['catalogue', 'companies', 'content', 'campaigns', 'checkout', 'reviews', 'orders', 'crew'];
  expect(filled).toEqual([...chapters, 'staff-changes', 'approval-rules', 'names', 'logos']);
  expect(await count('product')).toBe(smallWorld);
  expect([await count('company'), await count('customer')]).toEqual([28, 342]);
  expect(await count('store')).toBeGreaterThan(100);
  expect(await fill(shop)).toEqual([]);
});

test('customers of the demo have written reviews: some are shown, some wait for staff, one was refused', async () => {
  const rows = await sql<{ status: string; known: number }>`
    select status, count(*)::int as known from customer_review join product using (base_part_no)
    group by status order by status`.execute(shop.db);
  expect(rows.rows).toEqual([
    { status: 'accepted', known: 2 },
    { status: 'refused', known: 1 },
    { status: 'waiting', known: 3 },
  ]);
});

test('the history of changes has what staff tried out', async () => {
  const { rows } = await sql<{ action: string }>`select action from audit_entry order by id limit 4`.execute(shop.db);
  const [days, flag] = ['return-days.changed', 'flag.changed'];
  expect(rows.map(({ action }) => action)).toEqual([days, flag, flag, days]);
});

test('what is added afterwards gets a number of its own', async () => {
  const { id } = await aCompany().save(shop.db);
  expect(id).toBeGreaterThan(1028);
});

test('a shop with something of its own in it is left alone', async () => {
  const other = await openTestShop();
  await aCompany().save(other.db);
  expect(await fill(other)).toEqual([]);
  expect([await count('product', other), await count('company', other)]).toEqual([0, 1]);
});
