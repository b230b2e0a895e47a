import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { aCompany } from '#tests/build/company.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { gloves } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import {
  aBuyer,
  anotherCart,
  openSendingShop,
  refused,
  type Sender,
  type SendingShop,
  sendAs,
  sent,
} from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { isPostgres } from '#tests/setup/test-database.ts';
import { waitingForLocks } from '#tests/setup/waiting-for-locks.ts';
import { roles } from '../auth/roles.ts';
import { applyReport } from '../fulfilment/apply-report.server.ts';
import type { Report } from '../fulfilment/reports/report.ts';
import { insertReturn } from '../fulfilment/return-store.server.ts';
import { noteGivenBack } from '../order/order-progress-store.server.ts';
import { giveUpOrder } from '../order/pending-order.server.ts';
import { decideReturn } from '../returns/decide-return.server.ts';
import { holdLimit } from './hold-limit.server.ts';
import { listNearlyUsed } from './list-nearly-used.server.ts';
import { readOwnLimit, readOwnUsage } from './read-own-limit.server.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

const sek = (amount: number) => money(amount, 'SEK');
const ten = [{ sku: gloves, quantity: 10 }];

/** Nils may spend 2,700 in a month. Ten pairs of gloves come to 1,100 with their freight. */
async function hamnvik(more: Record<string, string> = {}) {
  const settings = { UseAmountLimit: 'true', AmountLimitPeriod: 'Month', ...more };
  const company = await aCompany('Hamnvik').with(settings).save(shop.db);
  const infos = { AmountLimit: '2700' };
  const nils = await aBuyer(shop, app, { company, infos, email: 'nils@hamnvik.example' }, ten);
  const claims = someClaims({ customer_id: nils.customerId, storm_role: roles.user, company_id: company.id });
  const visit = aVisit({ claims, now: shop.clock.now() });
  const read = () => readOwnLimit(shop, visit, { settings, total: sek(0) });
  return { company, nils, settings, visit, read, left: async () => (await read())?.left.amount };
}

const again = (sender: Sender) => anotherCart(app, sender, undefined, ten);
const moveTo = (orderId: string, created_at: string) =>
  shop.db
    .updateTable('orders')
    .set({ created_at: new Date(created_at) })
    .where('id', '=', orderId)
    .execute();

test('X08 X05 orders of a month count together: the third is refused with 5, and accepted in the next month', async () => {
  const { nils, left } = await hamnvik();
  const first = await sent(sendAs(app, nils));
  expect([first.total, await left()]).toEqual([1100, 160_000]);
  await sent(sendAs(app, await again(nils)));
  expect(await left()).toBe(50_000);
  const third = await again(nils);
  const { status, orderCode } = await refused(sendAs(app, third));
  expect([status, orderCode]).toEqual([422, 5]);
  await moveTo(first.orderId, '2026-01-31T12:00:00Z');
  expect(await left()).toBe(160_000);
  await sent(sendAs(app, third));
  expect(await left()).toBe(50_000);
});

test('X08 without a period each order has the whole limit', async () => {
  const { nils, read } = await hamnvik({ AmountLimitPeriod: 'Order' });
  for (const cart of [nils, await again(nils), await again(nils)]) await sent(sendAs(app, cart));
  expect(await read()).toEqual({ limit: sek(270_000), left: sek(270_000) });
});

test('two orders at once do not exceed the limit together', async () => {
  const { nils, left } = await hamnvik();
  const carts = [nils, await again(nils), await again(nils), await again(nils)];
  const answers = await Promise.all(carts.map((cart) => sendAs(app, cart)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422]);
  expect(await left()).toBe(50_000);
});

test.runIf(isPostgres())('of two orders at once the second waits until the first is written', async () => {
  const { company, nils, settings } = await hamnvik();
  const { customerId } = nils;
  const limit = sek(270_000);
  const holder = { companyId: company.id, customerId, limit, settings, marketId: 1, at: shop.clock.now() };
  const { id: orderId } = await anOpenOrder(shop, {
    owner: { kind: 'company', companyId: company.id, customerId, punchOutSession: undefined },
  });
  await giveUpOrder(shop.db, orderId, shop.clock.now());
  let second: ReturnType<typeof holdLimit> | undefined;
  await shop.db.transaction().execute(async (db) => {
    expect((await holdLimit(db, holder, sek(200_000))).ok).toBe(true);
    second = shop.db.transaction().execute((other) => holdLimit(other, holder, sek(200_000)));
    await expect.poll(async () => await waitingForLocks(shop.db)).toBe(1);
    // The amount of the first order becomes visible only when it is written.
    await db
      .updateTable('orders')
      .set({ given_up_at: null, payable: 200_000, created_at: shop.clock.now() })
      .where('id', '=', orderId)
      .execute();
  });
  expect(await second).toMatchObject({ ok: false, refusal: { code: 'customer-limit-reached' } });
});

test('a waiting order uses the limit, and a refused one frees it', async () => {
  const { company, nils, left } = await hamnvik({ ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' });
  const { orderId, kind } = await sent(sendAs(app, nils));
  expect([kind, await left()]).toEqual(['approval', 160_000]);
  const { id } = await aPerson('vera@hamnvik.example').withRole(roles.customerAdmin).at(company).save(shop.db);
  const headers = await app.bearer({ customer_id: id, storm_role: roles.customerAdmin, company_id: company.id });
  const path = `/api/order/orders/${orderId}/cancel?message=No`;
  expect((await app.request(path, { method: 'PUT', headers })).status).toBe(200);
  expect(await left()).toBe(270_000);
});

test('cancelled and returned pieces free the limit again, each once', async () => {
  const { nils, left } = await hamnvik();
  const { orderId } = await sent(sendAs(app, nils));
  const tell = async (messageId: string, report: Report) =>
    expect((await applyReport(shop, { orderId, source: 'erp', messageId, report })).ok).toBe(true);
  const row = (quantity: number) => [{ rowNumber: 100, quantity }];
  const denial: Report = { kind: 'denial', rows: row(3) };
  await tell('denied', denial);
  await tell('denied', denial);
  expect(await left()).toBe(190_000);
  const dispatchedAt = shop.clock.now();
  await tell('sent', { kind: 'delivery', dispatchNumber: 'D-1', carrier: 'X', dispatchedAt, rows: row(7) });
  expect(await left()).toBe(190_000);
  const returnId = randomUUID();
  const rows = row(2).map((one) => ({ ...one, reason: 'too-small' as const }));
  await insertReturn(shop.db, { id: returnId, orderId, rows, comment: '', askedAt: dispatchedAt, askedBy: undefined });
  expect(await left()).toBe(190_000);
  const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }), now: shop.clock.now() });
  expect((await decideReturn(shop, staff, { returnId, state: 'accepted', answer: '' })).ok).toBe(true);
  expect(await left()).toBe(210_000);
});

test('the rest of the previous month is added once, but not for a person who was not there', async () => {
  const { nils, read, visit } = await hamnvik({ AmountLimitCarryOver: 'true' });
  const { orderId } = await sent(sendAs(app, nils));
  const month = visit.now.toISOString().slice(0, 7);
  const before = new Date(new Date(`${month}-15T12:00:00Z`).getTime() - 31 * 86_400_000);
  await moveTo(orderId, before.toISOString());
  const known = (created_at: Date) =>
    shop.db.updateTable('customer').set({ created_at }).where('id', '=', nils.customerId).execute();
  await known(visit.now);
  expect((await read())?.limit).toEqual(sek(270_000));
  await known(new Date('2020-01-01T00:00:00Z'));
  expect(await read()).toMatchObject({ limit: sek(430_000), left: sek(430_000), use: { carried: sek(160_000) } });
});

test('orders of other people and for other companies do not count', async () => {
  const { nils, company, left } = await hamnvik();
  const infos = { AmountLimit: '1100' };
  await sent(sendAs(app, await aBuyer(shop, app, { company, infos, email: 'ida@hamnvik.example' }, ten)));
  expect(await left()).toBe(270_000);
  const { orderId } = await sent(sendAs(app, nils));
  const other = await aCompany('Elsewhere').save(shop.db);
  await shop.db.updateTable('orders').set({ company_id: other.id }).where('id', '=', orderId).execute();
  expect(await left()).toBe(270_000);
});

test('X08 the account shows the orders that used the limit of the month, the latest first', async () => {
  const { nils, settings, visit } = await hamnvik();
  const first = await sent(sendAs(app, nils));
  const second = await sent(sendAs(app, await again(nils)));
  await moveTo(first.orderId, new Date(visit.now.getTime() - 1000).toISOString());
  await moveTo(second.orderId, visit.now.toISOString());
  await noteGivenBack(shop.db, first.orderId, sek(30_000));
  const usage = await readOwnUsage(shop, visit, settings);
  expect([usage?.limit, usage?.left]).toEqual([sek(270_000), sek(80_000)]);
  expect(usage?.causes.map(({ orderId, amount }) => [orderId, amount])).toEqual([
    [second.orderId, sek(110_000)],
    [first.orderId, sek(80_000)],
  ]);
  await noteGivenBack(shop.db, first.orderId, sek(80_000));
  expect((await readOwnUsage(shop, visit, settings))?.causes).toHaveLength(1);
  expect(await readOwnUsage(shop, visit, { ...settings, AmountLimitPeriod: 'Order' })).toBeUndefined();
});

test('X08 with hidden prices there is no warning about a nearly used limit', async () => {
  const { company, nils, visit } = await hamnvik({ HidePrice: 'true' });
  for (const cart of [nils, await again(nils)]) await sent(sendAs(app, cart));
  const of = { companyId: company.id, marketId: visit.market.marketId, at: visit.now };
  expect(await listNearlyUsed(shop, of)).toEqual([]);
});

test('X08 a limit is nearly used from 80 %; people whose role has no limit are left out', async () => {
  const { company, nils, visit } = await hamnvik();
  const { market, now } = visit;
  const nearly = () => listNearlyUsed(shop, { companyId: company.id, marketId: market.marketId, at: now });
  await sent(sendAs(app, nils));
  expect(await nearly()).toEqual([]);
  await sent(sendAs(app, await again(nils)));
  expect(await nearly()).toEqual([nils.customerId]);
  const boss = { company, infos: { AmountLimit: '1200' }, email: 'vera@hamnvik.example', role: roles.customerAdmin };
  await sent(sendAs(app, await aBuyer(shop, app, boss, ten)));
  expect(await nearly()).toEqual([nils.customerId]);
});
