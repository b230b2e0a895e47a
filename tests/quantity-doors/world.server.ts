import type { RequestContext } from '#app/forms/answer-form.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { addToCart } from '#modules/cart/add-to-cart.server.ts';
import { readCurrentCart } from '#modules/cart/current-cart.server.ts';
import { insertDelivery } from '#modules/fulfilment/delivery-store.server.ts';
import { aVisitor } from '#tests/build/buyers.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { byTheMetre, tape, trousers } from '#tests/build/goods.ts';
import { aDelivery } from '#tests/build/history.ts';
import { anOrderRow } from '#tests/build/order.ts';
import { aConsumer } from '#tests/build/person.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp } from '#tests/setup/test-app.ts';

export type Article = { readonly sku: string; readonly rowId: string; readonly rowNumber: number };

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Eva has three trousers and three metres of tape in her cart, and five of each in an order of which two have arrived. */
export async function openWorld() {
  const shop = await openSendingShop();
  await bringFeed(shop, [...byTheMetre, { kind: 'stock', sku: tape, quantity: 50 }]);
  const { id } = await aConsumer('eva@home.example').save(shop.db);
  const claims = { customer_id: id, storm_role: roles.b2c };
  const visit = aVisitor({ claims: someClaims(claims), language: 'en' });
  const items = [trousers, tape].map((sku) => ({ sku, quantity: 3 }));
  const filled = await addToCart(shop, visit, { items });
  if (!filled.ok) throw new Error(filled.refusal.code);
  const { cartId, added } = filled.value;
  const orderId = await anOrderOf(shop, id);
  const app = openTestApp(shop);
  const headers = { ...(await app.bearer(claims)), 'accept-language': 'en' };
  const staff = { ...(await app.bearer()), 'accept-language': 'en' };
  const article = (sku: string, at: number): Article => ({
    sku,
    rowId: added[at]?.rowId ?? '',
    rowNumber: 100 * (at + 1),
  });
  return {
    asked: { shop, visit } satisfies RequestContext,
    shop,
    app,
    headers,
    customerId: id,
    cartId,
    orderId,
    pieces: article(trousers, 0),
    metres: article(tape, 1),
    ask: async (method: string, path: string, body: unknown) => app.json(path, method, body, headers),
    report: async (body: unknown) => app.json(`/api/order/orders/${orderId}/reports`, 'POST', body, staff),
    quantities: async () =>
      (await readCurrentCart(shop, visit)).cart?.rows.map(({ sku, quantity }) => `${sku} ${quantity}`),
  };
}

async function anOrderOf(shop: SendingShop, customerId: number): Promise<string> {
  const rows = [
    anOrderRow({ rowNumber: 100, sku: trousers, quantity: 5 }),
    { ...anOrderRow({ rowNumber: 200, sku: tape, quantity: 5 }), soldBy: 'MTR' as const },
  ];
  const { id } = await anOpenOrder(shop, { rows, owner: { kind: 'customer', customerId } });
  await insertDelivery(shop.db, aDelivery(id, { rows: rows.map(({ rowNumber }) => ({ rowNumber, quantity: 2 })) }));
  return id;
}
