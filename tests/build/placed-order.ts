import { createCart } from '#modules/cart/create-cart.server.ts';
import { insertOrder, type NewOrder } from '#modules/order/insert-order.server.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';
import { aVisitor } from './buyers.ts';
import { goods, trousers } from './goods.ts';
import { anOrder, anOrderRow } from './order.ts';

const sessionId = 'session-1';

/** A cart that became an order and waits for its card payment: it took two of ten pieces from the stock. */
export async function aWaitingOrder(shop: TestShop, facts: Partial<NewOrder> = {}) {
  await bringFeed(shop, goods);
  const stock = { sku: trousers, part_no: trousers.slice(0, 12), on_hand: 8, next_delivery_date: null, version: 0 };
  await shop.db.insertInto('stock').values(stock).execute();
  const created = await createCart(shop, aVisitor(), { items: [] });
  if (!created.ok) throw new Error(created.refusal.code);
  const cart = created.value;
  const made = { ...anOrder({ cartId: cart.id, rows: [anOrderRow({ quantity: 2 })] }), ...facts };
  const { id } = made.order;
  await insertOrder(shop.db, made);
  await shop.db
    .updateTable('cart')
    .set({ order_id: id, is_active: false, sending_key: made.sendKey })
    .where('id', '=', cart.id)
    .execute();
  await shop.db.updateTable('payment').set({ session_id: sessionId }).where('order_id', '=', id).execute();
  return {
    id,
    sessionId,
    cartId: cart.id,
    link: sealOrder(shop.env, id),
    due: made.order.priced.totals.payable,
    /** Everything that a payment result may change. */
    state: () => readState(shop, id),
  };
}

async function readState({ db }: TestShop, id: string) {
  const { cart_id, ...order } = await db
    .selectFrom('orders')
    .select(['payment_state', 'status', 'placed_at', 'given_up_at', 'cart_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const cart = await db.selectFrom('cart').selectAll().where('id', '=', cart_id).executeTakeFirstOrThrow();
  const stock = await db.selectFrom('stock').select('on_hand').where('sku', '=', trousers).executeTakeFirstOrThrow();
  return {
    payment: order.payment_state,
    status: order.status,
    isPlaced: order.placed_at !== null,
    isGivenUp: order.given_up_at !== null,
    onHand: stock.on_hand,
    isCartOpen: cart.order_id === null && cart.is_active,
  };
}
