import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import { endReservations } from './end-reservations.server.ts';
import { saveReservationDays } from './reservation-days.server.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

/** Olle has ordered two pairs of trousers of ten, and Ebba may decide on it. */
async function aPendingOrder() {
  const company = await aCompany('Bygg')
    .with({ ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' })
    .withAttributes({ InvoiceCreditStopAmount: '5000' })
    .save(shop.db);
  const olle = await aBuyer(shop, app, { company, email: 'olle@bygg.example' }, [{ sku: trousers, quantity: 2 }]);
  const { orderId } = await sent(sendAs(app, olle));
  const { id } = await aPerson('ebba@bygg.example').withRole(roles.customerAdmin).at(company).save(shop.db);
  const signIn = () => app.bearer({ customer_id: id, storm_role: roles.customerAdmin, company_id: company.id });
  return { signIn, ebba: await signIn(), orderId };
}

const daysLater = (days: number, ms = 0) => new Date(shop.clock.now().getTime() + days * 86_400_000 + ms);

async function stock() {
  const { on_hand } = await shop.db
    .selectFrom('stock')
    .select('on_hand')
    .where('sku', '=', trousers)
    .executeTakeFirstOrThrow();
  const { taken } = await shop.db
    .selectFrom('order_row')
    .select('taken')
    .where('sku', '=', trousers)
    .executeTakeFirstOrThrow();
  return { onHand: on_hand, taken };
}

const call = async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
  const answer = await app.request(`/api/order/orders/${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { code, state } = (await answer.json()) as { code?: string; state?: string };
  return [answer.status, code ?? state];
};

test('the goods of a waiting order are reserved for exactly 14 days, and returned once', async () => {
  await aPendingOrder();
  expect(await endReservations(shop, daysLater(14, -1))).toBe(0);
  expect(await stock()).toEqual({ onHand: 8, taken: 2 });
  expect(await endReservations(shop, daysLater(14))).toBe(1);
  expect(await stock()).toEqual({ onHand: 10, taken: 0 });
  expect(await endReservations(shop, daysLater(15))).toBe(0);
  expect(await stock()).toEqual({ onHand: 10, taken: 0 });
});

test('the market’s number of days applies', async () => {
  await aPendingOrder();
  await saveReservationDays(shop.db, 1, 20);
  expect(await endReservations(shop, daysLater(19))).toBe(0);
  await saveReservationDays(shop.db, 1, 2);
  expect(await endReservations(shop, daysLater(2))).toBe(1);
});

test('after the reservation an approval takes the goods again', async () => {
  const { ebba, orderId } = await aPendingOrder();
  await endReservations(shop, daysLater(14));
  expect(await call('PUT', `${orderId}/confirm`, ebba)).toEqual([200, 'approved']);
  expect(await stock()).toEqual({ onHand: 8, taken: 2 });
});

test('goods that were sold meanwhile block the approval', async () => {
  const { ebba, orderId } = await aPendingOrder();
  await endReservations(shop, daysLater(14));
  await shop.db.updateTable('stock').set({ on_hand: 1 }).where('sku', '=', trousers).execute();
  expect(await call('PUT', `${orderId}/confirm`, ebba)).toEqual([409, 'out-of-stock']);
  expect(await stock()).toEqual({ onHand: 1, taken: 0 });
});

test('a refusal after the reservation does not return anything twice', async () => {
  const { ebba, orderId } = await aPendingOrder();
  await endReservations(shop, daysLater(14));
  expect(await call('PUT', `${orderId}/cancel?message=No`, ebba)).toEqual([200, 'refused']);
  expect(await stock()).toEqual({ onHand: 10, taken: 0 });
});

test('a change of rows restarts the reservation', async () => {
  const { signIn, orderId } = await aPendingOrder();
  await endReservations(shop, daysLater(14));
  shop.clock.moveBy(15 * 86_400_000);
  expect(await call('PUT', `${orderId}/products/100`, await signIn(), { quantity: 3 })).toEqual([200, 'waiting']);
  expect(await stock()).toEqual({ onHand: 7, taken: 3 });
  expect(await endReservations(shop, daysLater(13))).toBe(0);
  expect(await endReservations(shop, daysLater(14))).toBe(1);
});

test('staff with the task settings change the days; others neither read nor change them', async () => {
  const { ebba } = await aPendingOrder();
  const path = '/api/settings/market/1/reservation-days';
  const staff = await app.bearer({ storm_role: roles.internal, tasks: ['settings'] });
  const put = (headers: Record<string, string>, days: number) =>
    app.request(path, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ days }),
    });
  const read = async (headers: Record<string, string>) => {
    const answer = await app.request(path, { headers });
    return [answer.status, ((await answer.json()) as { days?: number }).days];
  };
  expect(await read(staff)).toEqual([200, 14]);
  expect((await put(staff, 366)).status).toBe(422);
  expect((await put(ebba, 20)).status).toBe(403);
  expect((await read(ebba))[0]).toBe(403);
  expect((await put(staff, 20)).status).toBe(200);
  expect(await read(staff)).toEqual([200, 20]);
});
