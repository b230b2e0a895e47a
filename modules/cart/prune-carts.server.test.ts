import { expect, test } from 'vitest';
import { aCart, ofCustomer } from '#tests/build/cart.ts';
import { aConsumer } from '#tests/build/person.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { pruneCarts } from './prune-carts.server.ts';
import { insertCart } from './store/cart-store.server.ts';
import { removeRows } from './store/row-store.server.ts';

const now = new Date('2026-11-16T08:00:00Z');
const ago = ({ days }: { days: number }) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test('public carts go after 90 days without a touch, removed rows after 7; what is somebody’s stays', async () => {
  const { db } = await openTestShop();
  const owner = ofCustomer((await aConsumer().save(db)).id);
  const [left, visited] = [aCart({ modified: ago({ days: 91 }), rows: [{}] }), aCart({ modified: ago({ days: 89 }) })];
  const hers = aCart({ owner, modified: ago({ days: 900 }), rows: [{}, {}, {}] });
  for (const cart of [left, visited, hers]) await insertCart(db, cart);
  const [old = '', recent = '', present = ''] = hers.rows.map(({ id }) => id);
  await removeRows(db, hers.id, [old], ago({ days: 8 }));
  await removeRows(db, hers.id, [recent], ago({ days: 6 }));
  expect(await pruneCarts(db, now)).toEqual({ carts: 1, rows: 1 });
  const ids = async (table: 'cart' | 'cart_row') =>
    (await db.selectFrom(table).select('id').execute()).map(({ id }) => id).toSorted();
  expect(await ids('cart')).toEqual([visited.id, hers.id].toSorted());
  expect(await ids('cart_row')).toEqual([recent, present].toSorted());
});
