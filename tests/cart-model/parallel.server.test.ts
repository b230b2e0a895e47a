import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPostgres } from '#tests/setup/test-database.ts';
import { openBrowser, type RealBrowser } from './real-browser.server.ts';
import { openRealShop, type RealShop } from './real-shop.server.ts';

const jacket = '200011100200C50';
const trousers = '300011100100C50';

type Row = { id: string; sku: string; quantity: number; version: number };

// PGlite has one connection, on which nothing is parallel.
describe.runIf(isPostgres())('requests at the same time', () => {
  let real: RealShop;
  let browser: RealBrowser;

  beforeAll(async () => {
    real = await openRealShop();
  }, 120_000);

  beforeEach(async () => {
    await real.shop.db.deleteFrom('cart').execute();
    browser = openBrowser(real);
  });

  const put = (sku: string, quantity: number, who = browser) => who.screen('add', { items: [{ sku, quantity }] });
  const cartOf = async (who = browser) => (await who.view()).id ?? '';
  const storedRows = async (who = browser) => {
    const { body } = await who.call('GET', `/cart/carts/${await cartOf(who)}`);
    return (body as { products: Row[] }).products;
  };
  const held = async (who = browser) => (await storedRows(who)).map(({ sku, quantity }) => `${sku} ${quantity}`);

  test('B27 fifty adds of the same sku in one session make one row of fifty', async () => {
    await put(trousers, 1);
    const path = `/cart/carts/${await cartOf()}/products`;
    const adds = Array.from({ length: 49 }, () => browser.call('POST', path, { sku: trousers, quantity: 1 }));
    const statuses = (await Promise.all(adds)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await held()).toEqual([`${trousers} 50`]);
  });

  test('B13 two sign-ins at once, each with a public cart: nothing is lost or doubled', async () => {
    const other = openBrowser(real);
    await put(trousers, 2);
    await put(jacket, 3, other);
    await Promise.all([browser.sign('eva'), other.sign('eva')]);
    await Promise.all([browser.view(), other.view()]);
    // One browser's cart was taken over; the other gets the question and chooses to merge.
    await Promise.all([browser.screen('answer', { choice: 'merge' }), other.screen('answer', { choice: 'merge' })]);
    const both = [`${jacket} 3`, `${trousers} 2`];
    expect((await held()).toSorted()).toEqual(both);
    expect((await held(other)).toSorted()).toEqual(both);
  });

  test('B20 the question at sign-in, answered in two tabs at once, counts once', async () => {
    await browser.sign('eva');
    await put(trousers, 1);
    await browser.sign(undefined);
    await put(trousers, 2);
    await browser.sign('eva');
    await Promise.all([1, 2, 3, 4].map(() => browser.screen('answer', { choice: 'merge' })));
    expect(await held()).toEqual([`${trousers} 3`]);
  });

  test('B36 of a slow and a fast change of a row the later one stays, and both requests succeed', async () => {
    await put(trousers, 1);
    const [row] = await storedRows();
    const cartId = await cartOf();
    const wish = (quantity: number) =>
      browser.call('PUT', `/cart/carts/${cartId}/products/${row?.id}/quantity`, { quantity });
    const { db } = real.shop;
    const [slow, fast] = await db
      .transaction()
      .execute(async (held) => {
        await sql`select 1 from cart where id = ${cartId} for update`.execute(held);
        const first = wish(3);
        await expect.poll(() => waiting()).toBe(1);
        const second = wish(5);
        await expect.poll(() => waiting()).toBe(2);
        return [first, second];
      })
      .then((sent) => Promise.all(sent));
    expect([slow?.status, fast?.status]).toEqual([200, 200]);
    expect(await storedRows()).toMatchObject([{ quantity: 5, version: (row?.version ?? 0) + 2 }]);
  });

  async function waiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(real.shop.db);
    return rows[0]?.count ?? 0;
  }
});
