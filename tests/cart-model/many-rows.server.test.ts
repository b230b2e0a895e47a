import { beforeEach, expect, test } from 'vitest';
import { addToCart } from '#modules/cart/add-to-cart.server.ts';
import { changeRow } from '#modules/cart/change-row.server.ts';
import { openSavedCart } from '#modules/cart/open-saved-cart.server.ts';
import { readCartSummary } from '#modules/cart/read-cart-summary.server.ts';
import { readCartView } from '#modules/cart/read-cart-view.server.ts';
import { removeRows, restoreRows } from '#modules/cart/remove-rows.server.ts';
import { saveCart } from '#modules/cart/save-cart.server.ts';
import { splitRow } from '#modules/cart/split-row.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { aConsumerVisit } from '#tests/build/buyers.ts';
import { goods, largerTrousers, trousers } from '#tests/build/goods.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
});

type Work = (shop: Shop, visit: Visit, rowIds: readonly string[]) => Promise<{ ok: boolean } | object>;

const works: Record<string, Work> = {
  read: (within, visit) => readCartView(within, visit, { mode: 'incl' }),
  summary: (within, visit) => readCartSummary(within, visit, { mode: 'incl' }),
  'add more': (within, visit) => addToCart(within, visit, { items: [{ sku: trousers, quantity: 1 }] }),
  'add another': (within, visit) => addToCart(within, visit, { items: [{ sku: largerTrousers, quantity: 1 }] }),
  change: (within, visit, [rowId = '']) => changeRow(within, visit, { rowId, change: { quantity: 9 } }),
  split: (within, visit, [rowId = '']) => splitRow(within, visit, { rowId, kind: 'Default' }),
  'remove all': (within, visit, rowIds) => removeRows(within, visit, { rowIds }),
  'restore all': (within, visit, rowIds) => restoreRows(within, visit, { rowIds }),
  save: (within, visit) => saveCart(within, visit, { name: 'Much', description: '' }),
};

/** The number of statements of each action with this many rows in the cart. */
async function statementsWith(rows: number, email: string): Promise<Record<string, number>> {
  const visit = await aConsumerVisit(shop, email);
  const added = await addToCart(shop, visit, { items: [{ sku: trousers, quantity: rows }] });
  const rowId = added.ok ? (added.value.added[0]?.rowId ?? '') : '';
  const split = await splitRow(shop, visit, { rowId, kind: 'Full' });
  if (!split.ok) throw new Error(split.refusal.code);
  const rowIds = split.value.rows.map(({ id }) => id);
  expect(rowIds).toHaveLength(rows);
  const counted: Record<string, number> = {};
  for (const [name, work] of Object.entries(works)) {
    const { db, count } = countStatements(shop.db);
    const done = await work({ ...shop, db }, visit, rowIds);
    expect({ name, isRefused: 'ok' in done && !done.ok }).toEqual({ name, isRefused: false });
    counted[name] = count();
  }
  const { db, count } = countStatements(shop.db);
  await openSavedCart({ ...shop, db }, visit, { id: await savedId(visit), method: 'append' });
  return { ...counted, open: count() };
}

async function savedId(visit: Visit): Promise<string> {
  const { id } = await shop.db
    .selectFrom('cart')
    .select('id')
    .where('status', '=', 'saved')
    .where('customer_id', '=', visit.claims?.customer_id ?? 0)
    .executeTakeFirstOrThrow();
  return id;
}

test('each action on 500 rows needs as many statements as on five', async () => {
  const few = await statementsWith(5, 'few@home.example');
  const many = await statementsWith(500, 'many@home.example');
  expect(many).toEqual(few);
  expect(Math.max(...Object.values(many))).toBeLessThanOrEqual(10);
});
