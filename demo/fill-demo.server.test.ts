import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { smallWorld } from './catalogue.ts';
import { fillDemo } from './fill-demo.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

const fill = () => fillDemo(shop, { products: smallWorld, onProgress: () => {} });
const count = async (table: 'product' | 'company' | 'customer' | 'store') =>
  Number(
    (
      await shop.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test('M57 an empty database gets the whole demo world, once', async () => {
  expect(await fill()).toEqual(['catalogue', 'companies', 'content', 'campaigns', 'checkout', 'reviews', 'orders']);
  expect(await count('product')).toBe(smallWorld);
  expect([await count('company'), await count('customer')]).toEqual([28, 102]);
  expect(await count('store')).toBeGreaterThan(100);
  expect(await fill()).toEqual([]);
});

test('customers of the demo have written reviews: some are shown, some wait for staff, one was refused', async () => {
  await fill();
  const rows = await sql<{ status: string; known: number }>`
    select status, count(*)::int as known from customer_review join product using (base_part_no)
    group by status order by status`.execute(shop.db);
  expect(rows.rows).toEqual([
    { status: 'accepted', known: 2 },
    { status: 'refused', known: 1 },
    { status: 'waiting', known: 3 },
  ]);
});

test('what is added afterwards gets a number of its own', async () => {
  await fill();
  const { id } = await aCompany().save(shop.db);
  expect(id).toBeGreaterThan(1028);
});

test('a shop with something of its own in it is left alone', async () => {
  await aCompany().save(shop.db);
  expect(await fill()).toEqual([]);
  expect([await count('product'), await count('company')]).toEqual([0, 1]);
});
