import { beforeEach, expect, test } from 'vitest';
import { agreedJacket, gloves, largerTrousers, trousers } from '#tests/build/goods.ts';
import { bringCampaign, tenPercent, useCodes } from '#tests/build/running-campaign.ts';
import {
  aGuest,
  openSendingShop,
  payloadOf,
  refused,
  type Sender,
  type SendingShop,
  sendAs,
  sent,
  toServicePoint,
  toTheDoor,
} from '#tests/build/sending.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

const nothingHappened = async () => {
  expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([]);
  const claimed = shop.db.selectFrom('cart').select('id').where('sending_key', 'is not', null);
  expect(await claimed.execute()).toEqual([]);
};

const addRow = (cartId: string, sku: string) =>
  shop.db
    .insertInto('cart_row')
    .values({
      id: '0190c0de-0000-7000-8000-0000000000bb',
      cart_id: cartId,
      parent_id: null,
      row_number: 900,
      sku,
      name: 'Old hat',
      quantity: 1,
      schema: null,
      metadata: '[]',
      version: 1,
      created_at: shop.clock.now(),
      modified_at: shop.clock.now(),
      removed_at: null,
    })
    .execute();

const putCode = (guest: Sender, code = 'SUMMER') =>
  shop.db
    .updateTable('cart')
    .set({ metadata: JSON.stringify([{ key: 'PromotionCode', id: 'e1', value: code }]) })
    .where('id', '=', guest.cartId)
    .execute();

test('O50 a cart that does not exist or belongs to another visitor: 0', async () => {
  const [eva, bo] = [await aGuest(app), await aGuest(app)];
  const unknown = await refused(sendAs(app, { ...eva, cartId: '0190c0de-0000-7000-8000-0000000000cc' }));
  expect(unknown).toMatchObject({ status: 404, code: 'cart-not-found', orderCode: 0 });
  expect(await refused(sendAs(app, { ...eva, cartId: bo.cartId }))).toMatchObject({ status: 404, orderCode: 0 });
  await nothingHappened();
});

test('O88 the message is in the visitor’s language, never a bare number', async () => {
  const guest = await aGuest(app, []);
  const inEnglish = { ...guest, headers: { ...guest.headers, 'accept-language': 'en' } };
  const titles = [await refused(sendAs(app, guest)), await refused(sendAs(app, inEnglish))].map(({ title }) => title);
  expect(new Set(titles).size).toBe(2);
  for (const title of titles) expect(title).toMatch(/^\p{L}.{8,}/u);
});

test('O51 an empty cart: 1', async () => {
  expect(await refused(sendAs(app, await aGuest(app, [])))).toMatchObject({ status: 422, orderCode: 1 });
  await nothingHappened();
});

test('the terms must be accepted', async () => {
  const answer = await refused(sendAs(app, await aGuest(app), { acceptTerms: false }));
  expect(answer).toMatchObject({ status: 422, code: 'terms-not-accepted', orderCode: undefined });
});

test('an order without a valid e-mail address is refused', async () => {
  const guest = await aGuest(app);
  const { buyer } = payloadOf(guest);
  const answer = await sendAs(app, guest, { buyer: { ...buyer, email: 'eva' } });
  expect(await answer.json()).toMatchObject({ code: 'invalid-input', errors: [{ path: 'buyer.email' }] });
});

test('O58 an article that is no longer sold: 8, by name; O63 one that is not sold to this buyer: 13', async () => {
  const guest = await aGuest(app);
  await addRow(guest.cartId, '999911100100C50');
  const unknown = await refused(sendAs(app, guest));
  expect(unknown).toMatchObject({ status: 422, orderCode: 8, facts: { name: 'Old hat' } });
  expect(unknown.title).toContain('Old hat');
  const other = await aGuest(app);
  await shop.db
    .updateTable('cart_row')
    .set({ cart_id: other.cartId, sku: agreedJacket })
    .where('row_number', '=', 900)
    .execute();
  expect(await refused(sendAs(app, other))).toMatchObject({
    status: 422,
    orderCode: 13,
    facts: { skus: agreedJacket },
  });
  await nothingHappened();
});

test('O59 an article without a stock count: 9', async () => {
  const guest = await aGuest(app, [{ sku: largerTrousers, quantity: 1 }]);
  expect(await refused(sendAs(app, guest))).toMatchObject({ status: 409, code: 'stock-unknown', orderCode: 9 });
  await nothingHappened();
});

test('O60 O88 more than is in stock, with no delivery on the way: 10, and the product is named', async () => {
  const guest = await aGuest(app, [{ sku: trousers, quantity: 11 }]);
  const answer = await refused(sendAs(app, guest));
  expect(answer).toMatchObject({
    status: 409,
    code: 'out-of-stock',
    orderCode: 10,
    facts: { sku: trousers, onHand: 10 },
  });
  expect(answer.title).toBe(`Bara 10 kvar av ${String(answer.facts.name)}`);
  await nothingHappened();
  expect(await shop.db.selectFrom('stock').select('on_hand').where('sku', '=', trousers).execute()).toEqual([
    { on_hand: 10 },
  ]);
});

test('O60 if 75 are wanted and 74 are in stock, the API says that only 74 are left', async () => {
  await bringFeed(shop, [{ kind: 'stock', sku: trousers, quantity: 74 }]);
  const guest = await aGuest(app, [{ sku: trousers, quantity: 75 }]);
  const { status, facts, title } = await refused(sendAs(app, guest));
  expect([status, facts['onHand'], title]).toEqual([409, 74, `Bara 74 kvar av ${String(facts['name'])}`]);
  await nothingHappened();
});

test('with a delivery on the way, the missing pieces follow later', async () => {
  await bringFeed(shop, [{ kind: 'stock', sku: trousers, quantity: 3, nextDeliveryDate: '2026-12-24' }]);
  const { orderId } = await sent(sendAs(app, await aGuest(app, [{ sku: trousers, quantity: 5 }])));
  const [row] = await shop.db
    .selectFrom('order_row')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('row_number')
    .execute();
  expect(row).toMatchObject({ taken: 3, data: { backOrdered: 2, nextDeliveryDate: '2026-12-24' } });
});

test('O71 a code in a market without codes: 22', async () => {
  const guest = await aGuest(app);
  await putCode(guest);
  expect(await refused(sendAs(app, guest))).toMatchObject({ status: 422, code: 'code-switched-off', orderCode: 22 });
  await nothingHappened();
});

test('O62 a code that has run out: 12, also if another order took the last use', async () => {
  await useCodes(shop);
  const pause = await bringCampaign(shop, { ...tenPercent, maxUses: 1 });
  const [eva, bo] = [await aGuest(app), await aGuest(app)];
  for (const guest of [eva, bo]) await putCode(guest);
  await sent(sendAs(app, eva));
  const late = await refused(sendAs(app, bo));
  expect(late).toMatchObject({ status: 409, code: 'code-outdated', orderCode: 12 });
  await pause();
  expect(await refused(sendAs(app, bo))).toMatchObject({ status: 409, orderCode: 12 });
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
  expect(await shop.db.selectFrom('stock').select('on_hand').where('sku', '=', trousers).execute()).toEqual([
    { on_hand: 9 },
  ]);
});

test('O78 promotions that differ from those shown: 29', async () => {
  await useCodes(shop);
  await bringCampaign(shop, tenPercent);
  const guest = await aGuest(app);
  await putCode(guest);
  const ids = (await shop.db.selectFrom('campaign').select('id').execute()).map(({ id }) => id);
  const without = await refused(sendAs(app, guest, { shown: { promotions: [], payable: 999 } }));
  expect(without).toMatchObject({ status: 409, code: 'promotions-changed', orderCode: 29 });
  const other = await refused(sendAs(app, guest, { shown: { promotions: [...ids, 'another'], payable: 999 } }));
  expect(other).toMatchObject({ orderCode: 29 });
  expect(await sent(sendAs(app, guest, { shown: { promotions: ids, payable: 999 } }))).toMatchObject({ total: 999 });
});

test('a price that differs from the one shown is refused', async () => {
  const guest = await aGuest(app);
  const answer = await refused(sendAs(app, guest, { shown: { promotions: [], payable: 1000 } }));
  expect(answer).toMatchObject({ status: 409, code: 'price-changed', facts: { shown: 1000, now: 1099 } });
});

const address = (facts: object) => ({
  deliveryAddress: { ...payloadOf({ cartId: 'x', headers: {}, facts: {} }).deliveryAddress, ...facts },
});

test('an address must be valid and in a country that is served', async () => {
  const guest = await aGuest(app);
  expect(await refused(sendAs(app, guest, address({ countryId: 'US' })))).toMatchObject({
    status: 422,
    code: 'delivery-country-not-served',
  });
  expect(await refused(sendAs(app, guest, address({ zipCode: '1' })))).toMatchObject({
    status: 422,
    code: 'delivery-address-invalid',
    facts: { problems: [{ field: 'zip', code: 'zip-wrong' }] },
  });
});

test('O66 a delivery method that is not offered: 16', async () => {
  const guest = await aGuest(app);
  for (const deliveryMethod of [
    { ...toTheDoor, deliveryMethodId: 9999 },
    { ...toTheDoor, deliveryGroupEntryId: 201 },
  ])
    expect(await refused(sendAs(app, guest, { deliveryMethod }))).toMatchObject({
      status: 422,
      code: 'delivery-method-not-found',
      orderCode: 16,
    });
});

test('O64 a service point without a cellphone: 14; also without a point', async () => {
  const guest = await aGuest(app);
  const { buyer } = payloadOf(guest);
  const wanted = { deliveryMethod: toServicePoint, servicePointId: 'SE-1' };
  const silent = await refused(sendAs(app, guest, { ...wanted, buyer: { ...buyer, cellphone: ' ' } }));
  expect(silent).toMatchObject({ status: 422, code: 'cellphone-required', orderCode: 14 });
  for (const servicePointId of [undefined, 'SE-9'])
    expect(await refused(sendAs(app, guest, { ...wanted, servicePointId }))).toMatchObject({
      code: 'service-point-missing',
    });
});

test('consumers pay by card', async () => {
  const answer = await refused(sendAs(app, await aGuest(app), { paymentMethodId: 169 }));
  expect(answer).toMatchObject({ status: 422, code: 'payment-method-not-allowed' });
});

test('O76 a market without checkout: 27', async () => {
  const guest = await aGuest(app);
  const closed = openTestApp(Object.assign(shop, { env: { ...shop.env, APP_ENV: 'production' as const } }));
  const answer = closed.request(
    '/api/order/orders/send',
    {
      method: 'POST',
      body: JSON.stringify(payloadOf(guest)),
      headers: { ...guest.headers, 'content-type': 'application/json', origin: 'http://is.yrke.example' },
    },
    'is.yrke.example',
  );
  expect(await refused(answer)).toMatchObject({ status: 403, code: 'checkout-disabled', orderCode: 27 });
});

test('a refused order can be corrected and sent again with the same key', async () => {
  const guest = await aGuest(app, [{ sku: gloves, quantity: 10 }]);
  expect(await refused(sendAs(app, guest, { acceptTerms: false }, 'mine'))).toMatchObject({
    code: 'terms-not-accepted',
  });
  expect(await sent(sendAs(app, guest, {}, 'mine'))).toMatchObject({ orderNo: '100001' });
});
