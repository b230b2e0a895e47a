import { beforeEach, expect, test } from 'vitest';
import { aVisitor } from '#tests/build/buyers.ts';
import { goods, largerTrousers, trousers } from '#tests/build/goods.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Shop } from '../shop.server.ts';
import { addToCart } from './add-to-cart.server.ts';
import { changeRow } from './change-row.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
});

async function statementsOf<T>(work: (shop: Shop) => Promise<T>): Promise<{ sent: number; answer: T }> {
  const { db, count } = countStatements(shop.db);
  const answer = await work({ ...shop, db });
  return { sent: count(), answer };
}

test('an anonymous visitor causes few statements, including begin and commit', async () => {
  const visit = aVisitor();
  const add = (sku: string) => statementsOf((counted) => addToCart(counted, visit, { items: [{ sku, quantity: 1 }] }));
  const first = await add(trousers);
  expect(first.sent).toBe(1);
  expect((await add(trousers)).sent).toBe(5);
  expect((await add(largerTrousers)).sent).toBe(6);
  if (!first.answer.ok) throw new Error(first.answer.refusal.code);
  const rowId = first.answer.value.added[0]?.rowId ?? '';
  const change = await statementsOf((counted) => changeRow(counted, visit, { rowId, change: { quantity: 5 } }));
  expect(change.answer.ok).toBe(true);
  expect(change.sent).toBe(6);
});
