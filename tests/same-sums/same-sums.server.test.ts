import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPrice } from '#tests/build/feed.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { aConsumer } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent, toTheDoor } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { orderOf, type Sums, sumsOfCart, sumsOfOrder } from './places-of-an-order.ts';

let shop: SendingShop;
let app: TestApp;

const wanted = [
  { sku: trousers, quantity: 5 },
  { sku: gloves, quantity: 10 },
];

/** Prices with VAT that are not round without: 23.02 is 18.42, 9.97 is 7.98. */
beforeEach(async () => {
  shop = await openSendingShop();
  await bringFeed(shop, [aPrice({ style: 1000, unitGross: '23.02' }), aPrice({ style: 2000, unitGross: '9.97' })]);
  app = openTestApp(shop);
});

async function invoiceAll(orderId: string) {
  const { rows } = await orderOf(shop, orderId);
  const goods = rows.filter(({ type }) => type !== 'FreightArticle');
  const report = { kind: 'invoice' as const, rows: goods.map(({ rowNumber, quantity }) => ({ rowNumber, quantity })) };
  expect(await applyReport(shop, { orderId, source: 'erp', messageId: 'm1', report })).toMatchObject({ ok: true });
}

const places = ['order', 'page', 'mail', 'api', 'excel', 'export', 'invoice', 'pdf'];
const everywhere = (sums: Sums) => Object.fromEntries(places.map((place) => [place, sums]));

test('T19 screen, order, mail, invoice and export have the same sums for a company: 171.90 and 80.00 without VAT, 62.98 VAT', async () => {
  const company = await aCompany().withPriceLists('OURS').save(shop.db);
  const buyer = await aBuyer(shop, app, { company }, wanted);
  const claims = someClaims({ customer_id: buyer.customerId, storm_role: roles.user, company_id: company.id });
  const visit = aVisit({ claims });
  const rows = [92.1, 79.8];
  expect(await sumsOfCart(shop, visit, 'excl')).toEqual({ cart: { rows }, 'mini cart': { rows } });
  const { orderId } = await sent(sendAs(app, buyer));
  await invoiceAll(orderId);
  expect(await sumsOfOrder({ shop, app, visit, headers: buyer.headers }, orderId)).toEqual(
    everywhere({ rows, tax: 62.98, payable: 314.88 }),
  );
});

test('T19 screen, order, mail, invoice and export have the same sums for a consumer: 214.80 and 99.00 incl. 62.76 VAT', async () => {
  const { id } = await aConsumer('eva@home.example').save(shop.db);
  const claims = { customer_id: id, storm_role: roles.b2c };
  const headers = await app.bearer(claims);
  const made = await app.json('/api/cart/carts', 'POST', { products: wanted }, headers);
  const { id: cartId } = (await made.json()) as { id: string };
  const visit = aVisit({ claims: someClaims(claims) });
  const rows = [115.1, 99.7];
  expect(await sumsOfCart(shop, visit, 'incl')).toEqual({ cart: { rows }, 'mini cart': { rows } });
  const { orderId } = await sent(sendAs(app, { cartId, headers, facts: { deliveryMethod: toTheDoor } }));
  // As if the bank had confirmed.
  const confirmed = { payment_state: 'Confirmed', status: 100, placed_at: shop.clock.now() } as const;
  await shop.db.updateTable('orders').set(confirmed).where('id', '=', orderId).execute();
  await invoiceAll(orderId);
  expect(await sumsOfOrder({ shop, app, visit, headers }, orderId)).toEqual(
    everywhere({ rows, tax: 62.76, payable: 313.8 }),
  );
});
