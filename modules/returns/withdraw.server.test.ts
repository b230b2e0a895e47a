import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { insertDelivery } from '#modules/fulfilment/delivery-store.server.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { goods } from '#tests/build/goods.ts';
import { aDelivery } from '#tests/build/history.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import { findReturns } from '../fulfilment/return-store.server.ts';
import { decideReturn } from './decide-return.server.ts';

let shop: TestShop;
let app: TestApp;
let eva: number;

const card = { paymentMethodId: 168, paymentState: 'Confirmed' } as const;
const dayMs = 86_400_000;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, goods);
  eva = (await aConsumer('eva@home.example').save(shop.db)).id;
});

const evasOrder = (facts: object = {}) =>
  anOpenOrder(shop, { ...card, owner: { kind: 'customer', customerId: eva }, ...facts });
const asEva = () => app.bearer({ customer_id: eva, storm_role: roles.b2c });
const path = (id: string, link = '') => `/api/orderhistory/orders/${id}/withdrawals${link && `?o=${link}`}`;
const rows = (quantity: number, rowNumber = 100) => ({ rows: [{ rowNumber, quantity }] });

async function send(id: string, body: unknown, headers: Record<string, string> = {}, link = '') {
  const answer = await app.json(path(id, link), 'POST', body, headers);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function withdrawable(id: string) {
  const answer = await app.request(`/api/orderhistory/orders/${id}/returns`, { headers: await asEva() });
  return ((await answer.json()) as { withdrawable: unknown[] }).withdrawable;
}

test('for another customer, and without a session, the order does not exist', async () => {
  const { id } = await evasOrder();
  const ida = await aConsumer('ida@home.example').save(shop.db);
  const asIda = await app.bearer({ customer_id: ida.id, storm_role: roles.b2c });
  expect((await send(id, rows(1), asIda)).status).toBe(404);
  expect((await send(id, rows(1))).status).toBe(401);
  const link = encodeURIComponent(sealOrder(shop.env, id));
  expect((await send(id, rows(1), {}, link)).status).toBe(403);
  expect(await findReturns(shop.db, id)).toEqual([]);
});

test('a consumer withdraws before delivery, without a reason, and no more than was ordered', async () => {
  const { id } = await evasOrder();
  expect(await withdrawable(id)).toEqual([
    { rowNumber: 100, quantity: 3 },
    { rowNumber: 200, quantity: 2 },
  ]);
  expect((await send(id, rows(4), await asEva())).body).toMatchObject({ code: 'return-too-many' });
  expect(await send(id, rows(3), await asEva())).toMatchObject({ status: 201, body: { kind: 'withdrawal' } });
  expect(await withdrawable(id)).toEqual([{ rowNumber: 200, quantity: 2 }]);
});

test('a guest withdraws by the link of the order', async () => {
  const { id } = await anOpenOrder(shop, { ...card, owner: { kind: 'public' } });
  const link = encodeURIComponent(sealOrder(shop.env, id));
  expect((await send(id, rows(1), {}, link)).status).toBe(201);
});

test('companies, and consumers of a market outside the EU, have no right of withdrawal', async () => {
  const bygg = await aCompany('Bygg').save(shop.db);
  const olle = await aPerson('olle@bygg.example').at(bygg).save(shop.db);
  const owner = { kind: 'company', companyId: bygg.id, customerId: olle.id, punchOutSession: undefined } as const;
  const company = await anOpenOrder(shop, { owner });
  const asOlle = await app.bearer({ customer_id: olle.id, storm_role: roles.user, company_id: bygg.id });
  expect((await send(company.id, rows(1), asOlle)).body).toMatchObject({ status: 409, code: 'withdrawal-closed' });
  const { id } = await evasOrder();
  await shop.db.updateTable('orders').set({ market_id: 2 }).where('id', '=', id).execute();
  expect((await send(id, rows(1), await asEva())).body).toMatchObject({ code: 'withdrawal-closed' });
});

test('after the period of the market it is too late, and staff may make the period longer', async () => {
  const { id } = await evasOrder();
  const now = shop.clock.now();
  const all = [
    { rowNumber: 100, quantity: 3 },
    { rowNumber: 200, quantity: 2 },
  ];
  const arrivedAt = new Date(now.getTime() - 31 * dayMs);
  await insertDelivery(shop.db, aDelivery(id, { rows: all, dispatchedAt: arrivedAt, arrivedAt }));
  expect((await send(id, rows(1), await asEva())).body).toMatchObject({ code: 'withdrawal-closed' });
  const ask = async (reason: string) =>
    app.json(
      `/api/orderhistory/orders/${id}/returns`,
      'POST',
      { rows: [{ rowNumber: 100, quantity: 1, reason }] },
      await asEva(),
    );
  expect(await (await ask('too-small')).json()).toMatchObject({ status: 409, code: 'return-too-late' });
  expect((await ask('faulty')).status).toBe(201);
  const days = '/api/settings/market/1/return-days';
  expect((await app.json(days, 'PUT', { days: 13 }, await app.bearer())).status).toBe(422);
  expect((await app.json(days, 'PUT', { days: 60 }, await asEva())).status).toBe(403);
  expect((await app.json(days, 'PUT', { days: 60 }, await app.bearer())).status).toBe(200);
  expect(await (await app.request(days)).json()).toEqual({ days: 60 });
  expect((await ask('too-small')).status).toBe(201);
  expect((await send(id, rows(1), await asEva())).status).toBe(201);
});

test('staff cannot refuse it; on acceptance, dispatched goods are returned, the rest is cancelled, and everything is refunded', async () => {
  const { id } = await evasOrder();
  const dispatchedAt = shop.clock.now();
  const parcel = { kind: 'delivery', dispatchNumber: 'D-1', carrier: 'X', dispatchedAt } as const;
  await applyReport(shop, {
    orderId: id,
    source: 'erp',
    messageId: 'one',
    report: { ...parcel, rows: [{ rowNumber: 100, quantity: 1 }] },
  });
  const { body } = await send(id, rows(3), await asEva());
  const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
  const decide = (state: 'accepted' | 'refused') =>
    decideReturn(shop, staff, { returnId: String(body.id), state, answer: '' });
  expect(await decide('refused')).toEqual({ ok: false, refusal: { code: 'withdrawal-binding' } });
  expect((await decide('accepted')).ok).toBe(true);
  expect(await findReturns(shop.db, id)).toMatchObject([{ rows: [{ rowNumber: 100, quantity: 3, cancelled: 2 }] }]);
  const { denied } = await shop.db
    .selectFrom('order_row')
    .select('denied')
    .where('order_id', '=', id)
    .where('row_number', '=', 100)
    .executeTakeFirstOrThrow();
  expect(Number(denied)).toBe(2);
  const refunds = await shop.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('name', '=', 'order-refund-due')
    .execute();
  const back = refunds.reduce((sum, { payload }) => sum + (payload as { amount: number }).amount, 0);
  expect(back).toBe(12_501);
});

test('pieces that the ERP denies between the withdrawal and its acceptance are cancelled once, and everything is refunded', async () => {
  const { id } = await evasOrder();
  const { body } = await send(id, rows(3), await asEva());
  const denial = { kind: 'denial', rows: [{ rowNumber: 100, quantity: 2 }] } as const;
  expect((await applyReport(shop, { orderId: id, source: 'erp', messageId: 'no', report: denial })).ok).toBe(true);
  const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
  expect((await decideReturn(shop, staff, { returnId: String(body.id), state: 'accepted', answer: '' })).ok).toBe(true);
  const { denied } = await shop.db
    .selectFrom('order_row')
    .select('denied')
    .where('order_id', '=', id)
    .where('row_number', '=', 100)
    .executeTakeFirstOrThrow();
  expect(Number(denied)).toBe(3);
  const refunds = await shop.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('name', '=', 'order-refund-due')
    .execute();
  const back = refunds.reduce((sum, { payload }) => sum + (payload as { amount: number }).amount, 0);
  expect(back).toBe(12_501);
});

test('there is no label for goods that were not dispatched', async () => {
  const { id } = await evasOrder();
  const { body } = await send(id, rows(1), await asEva());
  const label = `/api/document/documents/return/${String(body.id)}/label`;
  expect((await app.request(label, { headers: await asEva() })).status).toBe(404);
  await insertDelivery(shop.db, aDelivery(id, { rows: [{ rowNumber: 100, quantity: 3 }] }));
  expect((await app.request(label, { headers: await asEva() })).status).toBe(200);
});
