import { beforeEach, expect, test } from 'vitest';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPrice } from '#tests/build/feed.ts';
import { anOpenOrder, openOrderPayable } from '#tests/build/fulfilment.ts';
import { goods, largerTrousers, trousers, whiteTrousers } from '#tests/build/goods.ts';
import { anOrderRow } from '#tests/build/order.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import { readHeld } from '../fulfilment/hold-order.server.ts';
import type { Report } from '../fulfilment/reports/report.ts';
import { findInvoices } from '../invoice/invoice-store.server.ts';
import { findOrder } from '../order/order-store.server.ts';
import { decideReturn } from './decide-return.server.ts';

let shop: TestShop;
let app: TestApp;
let olle: Partial<Claims>;
let ida: Partial<Claims>;
let messages = 0;

const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
const card = { paymentMethodId: 168, paymentState: 'Confirmed' } as const;
const all = [
  { rowNumber: 100, quantity: 3 },
  { rowNumber: 200, quantity: 2 },
];

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, [...goods, stockOf(trousers, 10), stockOf(largerTrousers, 2), stockOf(whiteTrousers, 0)]);
  const bygg = await aCompany('Bygg').save(shop.db);
  const buyer = await aPerson('olle@bygg.example').at(bygg).save(shop.db);
  olle = { customer_id: buyer.id, storm_role: roles.user, company_id: bygg.id };
  ida = { customer_id: (await aConsumer('ida@home.example').save(shop.db)).id, storm_role: roles.b2c };
});

const stockOf = (sku: string, quantity: number) => ({ kind: 'stock', sku, quantity });

async function delivered(facts: Parameters<typeof anOpenOrder>[1] = {}) {
  const { id, orderNo } = await anOpenOrder(shop, facts);
  await report(id, parcel(all));
  return { id, orderNo, link: encodeURIComponent(sealOrder(shop.env, id)) };
}

const parcel = (rows: Extract<Report, { kind: 'delivery' }>['rows']): Report => ({
  kind: 'delivery',
  dispatchNumber: 'D-1',
  carrier: 'X',
  dispatchedAt: shop.clock.now(),
  rows,
});

async function report(orderId: string, what: Report) {
  messages += 1;
  const applied = await applyReport(shop, { orderId, source: 'erp', messageId: String(messages), report: what });
  expect(applied).toMatchObject({ ok: true });
}

type Answered = { status: number; body: { id: string; replacement: { orderId: string } } & Record<string, unknown> };

async function exchange(
  order: { id: string; link: string },
  quantity: number,
  exchangeSku: string,
  claims?: Partial<Claims>,
): Promise<Answered> {
  const rows = [{ rowNumber: 100, quantity, reason: 'too-small', exchangeSku }];
  const path = `/api/orderhistory/orders/${order.id}/returns`;
  const answer = claims
    ? await app.json(path, 'POST', { rows }, await app.bearer(claims))
    : await app.json(`${path}?o=${order.link}`, 'POST', { rows });
  return { status: answer.status, body: (await answer.json()) as Answered['body'] };
}

const decide = (returnId: string, state: 'accepted' | 'refused' = 'accepted') =>
  decideReturn(shop, staff, { returnId, state, answer: 'Thank you.' });

async function onHand() {
  const rows = await shop.db.selectFrom('stock').select(['sku', 'on_hand']).execute();
  return Object.fromEntries(rows.map((row) => [row.sku, row.on_hand]));
}

async function events(name: string) {
  const rows = await shop.db.selectFrom('outbox_event').select(['key', 'payload']).where('name', '=', name).execute();
  return rows.map(({ key, payload }) => ({ key, payload: payload as Record<string, unknown> }));
}

const papers = async (orderId: string) =>
  (await findInvoices(shop.db, [orderId])).map(({ kind, payable }) => [kind, payable.amount]);

const sumOf = async (orderId: string) =>
  (await findInvoices(shop.db, [orderId])).reduce((sum, { payable }) => sum + payable.amount, 0);

test('a guest exchanges a size in one step: return, free replacement, and its stock', async () => {
  const order = await delivered(card);
  const { status, body } = await exchange(order, 2, largerTrousers);
  expect(status).toBe(201);
  expect(body).toMatchObject({ rows: [{ rowNumber: 100, quantity: 2, exchangeSku: largerTrousers }] });
  const found = await findOrder(shop.db, body.replacement.orderId);
  expect(found?.order).toMatchObject({
    status: 100,
    paymentState: 'Default',
    exchange: { orderId: order.id, orderNo: order.orderNo, returnId: body.id },
    priced: {
      totals: { payable: { amount: 0, currency: 'SEK' } },
      taxRows: [{ basisPoints: 2500, net: { amount: 0 }, tax: { amount: 0 } }],
    },
    rows: [{ rowNumber: 100, sku: largerTrousers, size: 'C52', quantity: 2, taken: 2, backOrdered: 0 }],
  });
  expect(found?.order.rows).toHaveLength(1);
  expect(await onHand()).toMatchObject({ [largerTrousers]: 0, [trousers]: 10 });
  expect((await events('order-placed')).map(({ key }) => key)).toEqual([body.replacement.orderId]);
});

test('a size out of stock, another product and the size itself are refused without any change', async () => {
  const order = await delivered(card);
  expect((await exchange(order, 3, largerTrousers)).body).toMatchObject({ status: 409, code: 'out-of-stock' });
  for (const sku of [whiteTrousers, trousers, '200011100100C50', 'nonsense'])
    expect((await exchange(order, 1, sku)).body).toMatchObject({ status: 422, code: 'sku-not-sold' });
  expect((await exchange(order, 4, largerTrousers)).body).toMatchObject({ code: 'return-too-many' });
  expect(await onHand()).toMatchObject({ [largerTrousers]: 2 });
  expect(await events('order-return-asked')).toEqual([]);
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
});

test('another colour, which may cost more, is refused although it is in stock', async () => {
  await bringFeed(shop, [stockOf(whiteTrousers, 4), aPrice({ style: 1000, colour: '0200', unitGross: '5000' })]);
  const { body } = await exchange(await delivered(card), 1, whiteTrousers);
  expect(body).toMatchObject({ status: 422, code: 'sku-not-sold' });
  expect(await onHand()).toMatchObject({ [whiteTrousers]: 4 });
});

test('pressed by two at once, the last pieces are exchanged once', async () => {
  const order = await delivered(card);
  const answers = await Promise.all([exchange(order, 2, largerTrousers), exchange(order, 1, largerTrousers)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test('a company’s buyer exchanges, and sees both orders; others have no such order', async () => {
  const { customer_id: customerId = 0, company_id: companyId = 0 } = olle;
  const owner = { kind: 'company', companyId, customerId, punchOutSession: undefined } as const;
  const order = await delivered({ owner });
  expect((await exchange(order, 1, largerTrousers, ida)).status).toBe(404);
  expect((await exchange(order, 1, largerTrousers)).status).toBe(403);
  const { status, body } = await exchange(order, 1, largerTrousers, olle);
  expect(status).toBe(201);
  const pathOf = (id: string) => `/api/orderhistory/orders/${id}/returns`;
  const seen = async (id: string, claims: Partial<Claims>) =>
    (await app.request(pathOf(id), { headers: await app.bearer(claims) })).status;
  expect(await seen(body.replacement.orderId, olle)).toBe(200);
  expect(await seen(body.replacement.orderId, ida)).toBe(404);
});

test('the list of exchanges has other sizes of the same colour that are in stock, for visitors with access', async () => {
  await bringFeed(shop, [stockOf(whiteTrousers, 4)]);
  const order = await delivered(card);
  const path = `/api/orderhistory/orders/${order.id}/exchanges`;
  expect(await (await app.request(`${path}?o=${order.link}`)).json()).toEqual({
    rows: [
      { rowNumber: 100, options: [{ sku: largerTrousers, colour: '01', size: 'C52', onHandValue: 2 }] },
      {
        rowNumber: 200,
        options: [
          { sku: trousers, colour: '01', size: 'C50', onHandValue: 10 },
          { sku: largerTrousers, colour: '01', size: 'C52', onHandValue: 2 },
        ],
      },
    ],
  });
  expect((await app.request(path)).status).toBe(401);
  expect((await app.request(path, { headers: await app.bearer(ida) })).status).toBe(404);
});

test('personalised articles are not exchanged', async () => {
  const service = anOrderRow({ rowNumber: 150, type: 'VasArticle', parentRowNumber: 100, sku: 'VAS1', quantity: 3 });
  const { id } = await anOpenOrder(shop, { ...card, rows: [anOrderRow({ quantity: 3 }), service] });
  await report(id, parcel([{ rowNumber: 100, quantity: 3 }]));
  const order = { id, link: encodeURIComponent(sealOrder(shop.env, id)) };
  expect((await exchange(order, 1, largerTrousers)).body).toMatchObject({ code: 'sku-not-sold' });
});

test('after acceptance the goods return to the stock without a refund; the replacement is never billed', async () => {
  const order = await delivered(card);
  await report(order.id, { kind: 'invoice', rows: all });
  const { body } = await exchange(order, 1, largerTrousers);
  expect(await decide(body.id)).toMatchObject({ ok: true });
  expect(await onHand()).toMatchObject({ [trousers]: 11, [largerTrousers]: 1 });
  expect(await events('order-refund-due')).toEqual([]);
  expect(await papers(order.id)).toEqual([['invoice', openOrderPayable]]);
  const { orderId } = body.replacement;
  const rows = [{ rowNumber: 100, quantity: 1 }];
  await report(orderId, parcel(rows));
  await report(orderId, { kind: 'invoice', rows });
  expect(await papers(orderId)).toEqual([]);
  expect((await findOrder(shop.db, orderId))?.order.status).toBe(600);
});

test('goods that are exchanged before billing are still billed', async () => {
  const order = await delivered();
  const { body } = await exchange(order, 2, largerTrousers);
  await decide(body.id);
  await report(order.id, { kind: 'invoice', rows: all });
  expect(await papers(order.id)).toEqual([['invoice', openOrderPayable]]);
});

test('a returned replacement refunds what was paid for the first article', async () => {
  const order = await delivered(card);
  await report(order.id, { kind: 'invoice', rows: all });
  const { body } = await exchange(order, 1, largerTrousers);
  await decide(body.id);
  const { orderId } = body.replacement;
  await report(orderId, parcel([{ rowNumber: 100, quantity: 1 }]));
  const link = encodeURIComponent(sealOrder(shop.env, orderId));
  const rows = [{ rowNumber: 100, quantity: 1, reason: 'not-wanted' }];
  const answer = await app.json(`/api/orderhistory/orders/${orderId}/returns?o=${link}`, 'POST', { rows });
  const { id } = (await answer.json()) as { id: string };
  await decide(id);
  expect(await events('order-refund-due')).toMatchObject([{ key: order.id, payload: { amount: 4167 } }]);
  expect(await sumOf(order.id)).toBe(openOrderPayable - 4167);
  expect(await papers(orderId)).toEqual([]);
  expect((await readHeld(shop.db, order.id))?.returned).toEqual(new Map([[100, 1]]));
});

test('a replacement that cannot be sent is refunded once the return of the first article is accepted', async () => {
  const order = await delivered(card);
  const { body } = await exchange(order, 1, largerTrousers);
  await report(body.replacement.orderId, { kind: 'denial', rows: [{ rowNumber: 100, quantity: 1 }] });
  expect(await onHand()).toMatchObject({ [largerTrousers]: 2 });
  expect(await events('order-refund-due')).toEqual([]);
  await decide(body.id);
  expect(await events('order-refund-due')).toMatchObject([{ key: order.id, payload: { amount: 4167 } }]);
});

test('the refund of an exchange of an exchange belongs to the order that was paid', async () => {
  const order = await delivered(card);
  const first = await exchange(order, 1, largerTrousers);
  await decide(first.body.id);
  const { orderId } = first.body.replacement;
  await report(orderId, parcel([{ rowNumber: 100, quantity: 1 }]));
  const link = encodeURIComponent(sealOrder(shop.env, orderId));
  const second = await exchange({ id: orderId, link }, 1, trousers);
  await decide(second.body.id);
  expect(await events('order-refund-due')).toEqual([]);
  const denial: Report = { kind: 'denial', rows: [{ rowNumber: 100, quantity: 1 }] };
  await report(second.body.replacement.orderId, denial);
  expect(await events('order-refund-due')).toMatchObject([{ key: order.id, payload: { amount: 4167 } }]);
});

test('a replacement can be exchanged only after the goods it replaces have been returned; it may be returned before', async () => {
  const order = await delivered(card);
  const first = await exchange(order, 1, largerTrousers);
  const { orderId: id } = first.body.replacement;
  await report(id, parcel([{ rowNumber: 100, quantity: 1 }]));
  const link = encodeURIComponent(sealOrder(shop.env, id));
  const path = `/api/orderhistory/orders/${id}`;
  const offered = async () => (await app.request(`${path}/exchanges?o=${link}`)).json();
  expect(await offered()).toEqual({ rows: [] });
  const refused = await exchange({ id, link }, 1, trousers);
  expect(refused.body).toMatchObject({ status: 409, code: 'exchange-open' });
  expect(await onHand()).toMatchObject({ [trousers]: 10 });
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(2);
  await decide(first.body.id);
  expect(await offered()).toMatchObject({ rows: [{ rowNumber: 100 }] });
  expect((await exchange({ id, link }, 1, trousers)).status).toBe(201);
  const other = await exchange(order, 1, largerTrousers);
  const { orderId } = other.body.replacement;
  await report(orderId, parcel([{ rowNumber: 100, quantity: 1 }]));
  const seal = encodeURIComponent(sealOrder(shop.env, orderId));
  const rows = [{ rowNumber: 100, quantity: 1, reason: 'not-wanted' }];
  const back = await app.json(`/api/orderhistory/orders/${orderId}/returns?o=${seal}`, 'POST', { rows });
  expect(back.status).toBe(201);
});

test('staff can refuse an exchange until its replacement is dispatched, which is then not sent', async () => {
  const order = await delivered(card);
  const { body } = await exchange(order, 1, largerTrousers);
  expect(await decide(body.id, 'refused')).toMatchObject({ ok: true });
  expect((await readHeld(shop.db, body.replacement.orderId))?.denied).toEqual(new Map([[100, 1]]));
  expect(await onHand()).toMatchObject({ [largerTrousers]: 2 });
  const other = await exchange(order, 1, largerTrousers);
  await report(other.body.replacement.orderId, parcel([{ rowNumber: 100, quantity: 1 }]));
  expect(await decide(other.body.id, 'refused')).toEqual({ ok: false, refusal: { code: 'exchange-sent' } });
  expect(await decide(other.body.id)).toMatchObject({ ok: true });
});
