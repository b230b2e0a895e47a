import { beforeEach, expect, test } from 'vitest';
import { findOrder } from '#modules/order/order-store.server.ts';
import { tellCompanyChanged } from '#tests/build/company.ts';
import { aPrice } from '#tests/build/feed.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import {
  aCxmlSystem,
  aReturnedCart,
  envelopeOf,
  type OrderedItem,
  type OrderItem,
  orderRequestOf,
  postCxml,
} from '#tests/build/procurement-order.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { problemsByDtd } from '#tests/cxml/check-dtd.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { defaultConnection } from '../punchout/connection.ts';

let shop: SendingShop;
let app: TestApp;
let system: Awaited<ReturnType<typeof aCxmlSystem>>;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aCxmlSystem(shop, app);
});

const cart = (...products: OrderedItem[]) => aReturnedCart(app, system, products);

async function order(facts: Parameters<typeof orderRequestOf>[0], payloadId = 'order.1@buyer.example') {
  const document = envelopeOf({ secret: system.secret, payloadId, body: orderRequestOf(facts) });
  expect(problemsByDtd(document)).toEqual([]);
  const answered = await postCxml(app, document);
  expect(problemsByDtd(answered.text)).toEqual([]);
  expect(answered.http).toBe(200);
  return answered;
}

const orders = () => shop.db.selectFrom('orders').select(['id', 'order_no', 'status', 'order_number']).execute();
const stockOf = async (sku: string) =>
  (await shop.db.selectFrom('stock').select('on_hand').where('sku', '=', sku).executeTakeFirstOrThrow()).on_hand;

async function placed() {
  const [row] = await orders();
  const found = row && (await findOrder(shop.db, row.id));
  if (!found) throw new Error('no order was placed');
  return found.order;
}

test('an order becomes an order in the shop, at the prices of the returned cart, and takes stock', async () => {
  const { items } = await cart({ sku: trousers, quantity: 2 }, { sku: gloves, quantity: 1 });
  expect(items[0]).toMatchObject({ sku: trousers, quantity: 2, price: '800.00' });
  // The price of the trousers goes up before the order comes.
  await bringFeed(shop, [aPrice({ style: 1000, unitGross: '2000' })]);
  const { code, words } = await order({ items });
  expect(code).toBe(200);
  const made = await placed();
  expect(words).toBe(`It is our order ${made.orderNo}.`);
  expect(made).toMatchObject({
    kind: 'ordinary',
    status: 100,
    owner: { kind: 'company', companyId: system.company.id, customerId: system.person.id, punchOutSession: undefined },
    paymentMethodId: 169,
    buyer: { email: 'anna.berg@buyer.example' },
    comment: 'Leave at gate 3',
    metadata: { OrderNumber: 'PO-1', OrderLabel: '4100', SalesRef: 'Anna Berg' },
    isTestOrder: true,
    delivery: {
      address: { line1: 'Storgatan 1', zip: '111 22', city: 'Stockholm', country: 'SE' },
      recipient: { companyName: 'Hav AB', firstName: 'Anna', lastName: 'Berg' },
    },
  });
  expect(made.rows.map(({ sku, quantity, taken, price }) => [sku, quantity, taken, price.total.net.amount])).toEqual([
    [trousers, 2, 2, 160_000],
    [gloves, 10, 10, 80_000],
  ]);
  expect(made.priced.totals).toMatchObject({ tax: { amount: 60_000 }, payable: { amount: 300_000 } });
  expect(await stockOf(trousers)).toBe(8);
});

test('the same document again gets the same answer and orders once', async () => {
  const { items } = await cart({ sku: trousers, quantity: 2 });
  const [first, second] = [await order({ items }), await order({ items })];
  expect([second.code, second.words]).toEqual([first.code, first.words]);
  expect([await orders(), await stockOf(trousers)]).toEqual([[expect.anything()], 8]);
  // A refusal is remembered as well.
  const wrong = items.map((item) => ({ ...item, currency: 'EUR' }));
  const refused = await order({ items: wrong, orderId: 'PO-2' }, 'order.2@buyer.example');
  expect(await order({ items, orderId: 'PO-2' }, 'order.2@buyer.example')).toMatchObject({
    code: 400,
    words: refused.words,
  });
});

test('of equal documents at once one orders, and all get its answer', async () => {
  const { items } = await cart({ sku: trousers, quantity: 2 });
  const answers = await Promise.all([1, 2, 3, 4].map(() => order({ items })));
  expect(new Set(answers.map(({ code, words }) => `${code} ${words}`)).size).toBe(1);
  expect(answers[0]).toMatchObject({ code: 200, words: expect.stringMatching(/^It is our order \d+\.$/) });
  expect([(await orders()).length, await stockOf(trousers)]).toEqual([1, 8]);
});

test('of different documents with one number at once one orders, and the others are told so', async () => {
  const { items } = await cart({ sku: trousers, quantity: 2 });
  const answers = await Promise.all([1, 2, 3].map((n) => order({ items }, `order.${n}@buyer.example`)));
  expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  expect([(await orders()).length, await stockOf(trousers)]).toEqual([1, 8]);
});

test('the same number in another document is refused with 409', async () => {
  const { items } = await cart({ sku: trousers, quantity: 1 });
  await order({ items });
  expect(await order({ items }, 'order.2@buyer.example')).toMatchObject({
    code: 409,
    words: 'The order PO-1 is here already.',
  });
  expect(await orders()).toHaveLength(1);
});

test('what differs is told, and the agreed prices apply', async () => {
  const { items } = await cart({ sku: trousers, quantity: 2 }, { sku: gloves, quantity: 1 });
  const [first] = items as [OrderItem];
  const { code, words } = await order({ items: [{ ...first, quantity: 3, price: '700.00', unit: 'BX' }] });
  expect(code).toBe(200);
  const made = await placed();
  expect(made.priced.totals.products.net.amount).toBe(240_000);
  const told = [
    `Line 1: 700.00 for 1 of ${trousers} in the order; agreed are 2400.00 SEK for 3.`,
    `Line 1: 3 of ${trousers} in the order, 2 in the cart.`,
    `Line 1: the unit of ${trousers} is PCE, not BX.`,
    `The cart also had 10 of ${gloves}, which was not ordered.`,
    'The sum of the goods is 2100.00 in the order; agreed are 2400.00 SEK.',
  ];
  expect(words).toBe(`It is our order ${made.orderNo}. It is placed as agreed on. Please note: ${told.join(' ')}`);
  const kept = await shop.db.selectFrom('punchout_order').select(['order_id', 'facts']).executeTakeFirstOrThrow();
  expect([kept.order_id, kept.facts.differences]).toEqual([made.id, told]);
});

test('an article without a returned cart has its current price; the message of a cart finds its rows too', async () => {
  const item = { sku: trousers, quantity: 1, auxiliaryId: '', price: '800.00', unit: 'PCE' };
  expect((await order({ items: [item] })).words).toContain(
    `Line 1: ${trousers} was in no returned cart; the current price applies.`,
  );
  const { items, payloadId } = await cart({ sku: trousers, quantity: 1 });
  const unnamed = items.map((one) => ({ ...one, auxiliaryId: '' }));
  const found = await order({ items: unnamed, orderId: 'PO-2', reference: payloadId }, 'order.2@buyer.example');
  expect(found.words).toMatch(/^It is our order \d+\.$/);
});

test.each<[string, Partial<OrderItem>, string]>([
  ['another currency', { currency: 'EUR' }, 'Line 1: the currency is SEK, not EUR.'],
  ['half a piece', { quantity: 1.5 }, `Line 1: ${trousers} cannot be ordered in the quantity 1.5.`],
  ['no quantity', { quantity: 0 }, 'Line 1: the quantity is no number of pieces.'],
  ['another part', { sku: gloves }, `Line 1: the part is ${trousers} in the cart, not ${gloves}.`],
  ['an unknown part', { sku: 'NO-SUCH', auxiliaryId: '' }, 'Line 1: 1 of NO-SUCH cannot be ordered.'],
  [
    'an unknown cart',
    { auxiliaryId: '0199a000000070008000000000000001-1' },
    `Line 1: the returned cart of ${trousers} is not known any more.`,
  ],
])('%s is refused, and nothing is ordered', async (_, changed, words) => {
  const { items } = await cart({ sku: trousers, quantity: 1 });
  expect(await order({ items: items.map((item) => ({ ...item, ...changed })) })).toMatchObject({ code: 400, words });
  expect(await orders()).toEqual([]);
});

test('an address that nothing can be delivered to is refused', async () => {
  const { items } = await cart({ sku: trousers, quantity: 1 });
  expect(await order({ items, country: 'JP' })).toMatchObject({
    code: 400,
    words: 'Nothing is delivered to the country JP.',
  });
  expect(await order({ items, street: '' }, 'order.2@buyer.example')).toMatchObject({
    code: 400,
    words: 'The address of the delivery is not usable: line1 required.',
  });
  expect(await orders()).toEqual([]);
});

test('an address that is only a number is one of the company, or the order is refused', async () => {
  const { items } = await cart({ sku: trousers, quantity: 1 });
  const street = { address_line_1: 'Kajen 5', address_line_2: null, region: null };
  const place = { ...street, zip_code: '41105', city: 'Göteborg', country_code: 'SE' };
  const { id } = await shop.db
    .insertInto('company_address')
    .values({ ...place, company_id: system.company.id, kind: 'delivery' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const words = 'The company has no address with the number SITE-99 in the shop; please send the whole address.';
  expect(await order({ items, addressId: 'SITE-99' })).toMatchObject({ code: 400, words });
  expect(await orders()).toEqual([]);
  expect(await order({ items, addressId: String(id) }, 'order.2@buyer.example')).toMatchObject({ code: 200 });
  expect((await placed()).delivery.address).toMatchObject({ line1: 'Kajen 5', city: 'Göteborg' });
});

test('the buyer’s own code of an address is that address, also where only saved addresses are allowed', async () => {
  const { items } = await cart({ sku: trousers, quantity: 1 });
  const place = { address_line_1: 'Kajen 5', zip_code: '41105', city: 'Göteborg', country_code: 'SE' };
  const { id } = await shop.db
    .insertInto('company_address')
    .values({ ...place, address_line_2: null, region: null, company_id: system.company.id, kind: 'delivery' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const coded = { ...defaultConnection, targets: ['https://buyer.example'], addressCodes: { [id]: 'Site-12' } };
  expect((await app.json(system.path, 'PUT', coded, system.staff)).status).toBe(200);
  expect(await order({ items, addressId: String(id) })).toMatchObject({ code: 400 });
  expect(await order({ items, addressId: 'SITE-12' }, 'order.2@buyer.example')).toMatchObject({ code: 200 });
  expect((await placed()).delivery.address).toMatchObject({ line1: 'Kajen 5', city: 'Göteborg' });
  const lock = { company_id: system.company.id, key: 'LockDeliveryAddressInCheckout', value: 'true' };
  await shop.db.insertInto('company_setting').values(lock).execute();
  await tellCompanyChanged(shop);
  const spelled = { items, orderId: 'PO-2', street: 'Kaj 5' };
  expect(await order(spelled, 'order.3@buyer.example')).toMatchObject({ code: 200 });
  const twice = { ...coded, addressCodes: { 1: 'A', 2: 'a' } };
  expect((await app.json(system.path, 'PUT', twice, system.staff)).status).toBe(422);
});

test('another company cannot order a cart that is not its own', async () => {
  const { items } = await cart({ sku: trousers, quantity: 1 });
  const other = await aCxmlSystem(shop, app, { name: 'other-buyer', senderOf: 'AN01000000001-T' });
  const document = envelopeOf({ secret: other.secret, payloadId: 'p@x', body: orderRequestOf({ items }) });
  const asOther = document.replace(
    /<Sender>[\s\S]*?<Identity>.*?</,
    '<Sender><Credential domain="NetworkID"><Identity>other-buyer<',
  );
  expect(await postCxml(app, asOther)).toMatchObject({
    code: 400,
    words: `Line 1: the returned cart of ${trousers} is not known any more.`,
  });
});

test('the credit of the company counts, limits and approvals of its people do not', async () => {
  const { items } = await cart({ sku: trousers, quantity: 2 });
  const credit = { company_id: system.company.id, currency: 'SEK', remaining: 100_000 };
  await shop.db.insertInto('company_credit').values(credit).execute();
  expect(await order({ items })).toMatchObject({ code: 402 });
  expect([await orders(), await stockOf(trousers)]).toEqual([[], 10]);
  await shop.db.updateTable('company_credit').set({ remaining: 200_000 }).execute();
  expect(await order({ items }, 'order.2@buyer.example')).toMatchObject({ code: 200 });
});

test('goods that are gone are refused, and no stock is taken', async () => {
  const { items } = await cart({ sku: trousers, quantity: 2 });
  await shop.db.updateTable('stock').set({ on_hand: 1 }).where('sku', '=', trousers).execute();
  expect((await order({ items })).code).toBe(400);
  expect([await orders(), await stockOf(trousers)]).toEqual([[], 1]);
});
