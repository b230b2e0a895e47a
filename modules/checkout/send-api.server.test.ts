import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aServicePoint } from '#tests/build/delivery.ts';
import { agreedJacket, trousers } from '#tests/build/goods.ts';
import {
  aBuyer,
  aGuest,
  openSendingShop,
  payloadOf,
  type SendingShop,
  sendAs,
  sent,
  toServicePoint,
} from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { unsealOrder } from '../order/order-link.server.ts';
import { type SendPayload, sendPayload } from './send-payload.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

const orders = () => shop.db.selectFrom('orders').selectAll().orderBy('order_no').execute();
const rowsOf = (id: string) =>
  shop.db.selectFrom('order_row').selectAll().where('order_id', '=', id).orderBy('row_number').execute();

test('a guest’s order waits for its card payment and has all details', async () => {
  const guest = await aGuest(app, [{ sku: trousers, quantity: 2 }]);
  const answer = await sent(sendAs(app, guest, { comment: 'a\nb\r\nc' }));
  expect(answer).toMatchObject({
    orderNo: '100001',
    status: 0,
    paymentState: 'Pending',
    kind: 'ordinary',
    total: 2099,
    currency: 'SEK',
    payment: { provider: 'simulator', sessionId: `session-${answer.orderId}`, clientData: { of: answer.orderId } },
  });
  const link = new URL(answer.link);
  expect(link.origin + link.pathname).toBe('http://se.localhost:3000/sv/kassa/status/external');
  expect(unsealOrder(shop.env, link.searchParams.get('o') ?? '')).toBe(answer.orderId);
  const [order] = await orders();
  expect(order).toMatchObject({
    cart_id: guest.cartId,
    market_id: 1,
    customer_id: null,
    payable: 209_900,
    placed_at: null,
  });
  expect(order?.data).toMatchObject({
    comment: 'a b c',
    buyer: { firstName: 'Eva', email: 'eva@home.example' },
    delivery: { address: { line1: 'Gatan 1', zip: '111 22', country: 'SE' }, method: { name: 'To the door (sv)' } },
    tax: { treatment: 'domestic', rows: [{ basisPoints: 2500 }] },
    hidesPrices: false,
  });
  expect(shop.payment.asked.sessions).toMatchObject([
    {
      orderId: answer.orderId,
      amount: { amount: 209_900, currency: 'SEK' },
      idempotencyKey: answer.orderId,
      kind: 'card',
    },
  ]);
  expect(await shop.db.selectFrom('payment').select(['session_id', 'amount']).execute()).toEqual([
    { session_id: `session-${answer.orderId}`, amount: 209_900 },
  ]);
});

test('T07 freight is one row of the order, F3000, at the delivery cost without and with tax', async () => {
  const { orderId } = await sent(sendAs(app, await aGuest(app)));
  const rows = await rowsOf(orderId);
  expect(rows.map(({ row_number, type, sku, taken }) => [row_number, type, sku, taken])).toEqual([
    [100, 'DefaultArticle', trousers, 1],
    [200, 'FreightArticle', 'F3000', 0],
  ]);
  expect(rows[1]).toMatchObject({
    quantity: '1.000',
    data: { price: { total: { net: { amount: 7920 }, gross: { amount: 9900 } } } },
  });
});

test('O09 the shop determines the address of the sender, even if the request has one', async () => {
  await sent(sendAs(app, await aGuest(app), { ipAddress: '203.0.113.9' }));
  const [taken] = (await orders()).map(({ payload }) => payload as SendPayload);
  expect(taken).toMatchObject({ marketId: 15, cultureCode: 'sv-SE', Source: 'NextFrontend' });
  expect(taken?.ipAddress).not.toBe('203.0.113.9');
});

test('O11 O13 O14 the payload is stored as it was sent', async () => {
  const guest = await aGuest(app);
  const invoiceAddress = {
    addressLine1: 'Box 1',
    addressLine2: '',
    zipCode: '111 22',
    city: 'Stockholm',
    region: '',
    countryId: 'SE',
  };
  await sent(sendAs(app, guest, { invoiceAddress }));
  const [order] = await orders();
  const { isTestOrder: _, ipAddress: __, ...asSent } = payloadOf(guest, { invoiceAddress });
  expect(order?.payload).toMatchObject(asSent);
  const { deliveryAddress } = sendPayload.parse(order?.payload);
  expect(Object.keys(deliveryAddress)).toHaveLength(11);
  expect(order?.data.invoiceAddress).toMatchObject({ line1: 'Box 1', country: 'SE' });
});

test('a postcode with the prefix of its country is accepted, and the order keeps it without', async () => {
  const guest = await aGuest(app);
  const { deliveryAddress } = payloadOf(guest);
  await sent(sendAs(app, guest, { deliveryAddress: { ...deliveryAddress, zipCode: 'SE-111 22' } }));
  const [order] = await orders();
  expect(order?.data.delivery.address).toMatchObject({ zip: '111 22', country: 'SE' });
});

test('O91 outside production every order is a test order; in production only internal staff may place one', async () => {
  await sent(sendAs(app, await aGuest(app), { isTestOrder: false }));
  const production = Object.assign(shop, { env: { ...shop.env, APP_ENV: 'production' as const } });
  const live = openTestApp(production);
  const guest = await aGuest(app);
  const answer = await live.request(
    '/api/order/orders/send',
    {
      method: 'POST',
      body: JSON.stringify(payloadOf(guest, { isTestOrder: true })),
      headers: { ...guest.headers, 'content-type': 'application/json', origin: 'http://se.yrke.example' },
    },
    'se.yrke.example',
  );
  expect(answer.status).toBe(200);
  expect((await orders()).map(({ data, payload }) => [data.isTestOrder, (payload as SendPayload).isTestOrder])).toEqual(
    [
      [true, true],
      [false, false],
    ],
  );
});

test('a company order on account is complete: received, published to subscribers, nothing to pay', async () => {
  const company = await aCompany('Bygg')
    .withPriceLists('OURS')
    .withAttributes({ VatNo: 'SE556677889901' })
    .save(shop.db);
  const buyer = await aBuyer(shop, app, { company }, [{ sku: agreedJacket, quantity: 1 }]);
  const answer = await sent(sendAs(app, buyer));
  expect(answer).toMatchObject({ status: 100, paymentState: 'Default', kind: 'ordinary' });
  expect(answer.payment).toBeUndefined();
  expect(answer.link).toContain('/status/confirmed');
  const [order] = await orders();
  expect(order).toMatchObject({ customer_id: buyer.customerId, company_id: company.id, placed_at: shop.clock.now() });
  expect(order?.data.delivery.recipient).toMatchObject({ companyName: 'Bygg' });
  const told = await shop.db.selectFrom('outbox_event').select(['name', 'key']).execute();
  expect(told).toEqual([{ name: 'order-placed', key: answer.orderId }]);
});

test('M55 delivery is free for a company that does not pay freight', async () => {
  const company = await aCompany().withAttributes({ DeliveryPaidBy: 'company' }).save(shop.db);
  const { total } = await sent(sendAs(app, await aBuyer(shop, app, { company })));
  expect(total).toBe(1000);
});

test('an order to a service point names the point', async () => {
  const { orderId } = await sent(
    sendAs(app, await aGuest(app, [{ sku: trousers, quantity: 1 }]), {
      deliveryMethod: toServicePoint,
      servicePointId: 'SE-1',
    }),
  );
  const [order] = await orders();
  expect(order?.id).toBe(orderId);
  expect(order?.data.delivery.servicePoint).toEqual(aServicePoint());
});

test('a punch-out cart is not ordered here, and an order that needs approval is not yet one', async () => {
  const punchOut = await aCompany('Out').with({ ActivateOCI: 'true', PunchOutType: 'OCI4' }).save(shop.db);
  const buyer = await aBuyer(shop, app, { company: punchOut, claims: { punch_out_type: 'OCI4' } });
  await shop.db
    .insertInto('session')
    .values({
      sid: 'test',
      customer_id: buyer.customerId,
      company_id: punchOut.id,
      market_id: 1,
      role_label: 'User',
      punch_out_type: 'OCI4',
      hook_url: 'https://buyer.example/hook',
      device: '',
      remembered: false,
      created_at: shop.clock.now(),
      last_seen_at: shop.clock.now(),
      ended_at: null,
    })
    .execute();
  const out = await sendAs(app, buyer);
  expect([out.status, await out.json()]).toMatchObject([403, { code: 'not-from-procurement' }]);
  const careful = await aCompany('Careful')
    .with({ ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' })
    .save(shop.db);
  const asked = await sent(sendAs(app, await aBuyer(shop, app, { company: careful, email: 'bo@bygg.example' })));
  expect(asked).toMatchObject({ kind: 'approval', status: 0, paymentState: 'Default' });
  expect(asked.link).toContain('/status/pending');
  const told = await shop.db.selectFrom('outbox_event').select(['name', 'key']).execute();
  expect(told).toEqual([{ name: 'order-pending', key: asked.orderId }]);
});
