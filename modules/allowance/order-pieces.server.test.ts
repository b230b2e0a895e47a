import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#platform/db/db.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
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
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { isPostgres } from '#tests/setup/test-database.ts';
import { waitingForLocks } from '#tests/setup/waiting-for-locks.ts';
import { roles } from '../auth/roles.ts';
import { insertReturn } from '../fulfilment/return-store.server.ts';
import { giveUpOrder } from '../order/pending-order.server.ts';
import { readCompanyAllowances, showsPendingTo } from './active-allowances.server.ts';
import { addAllowance, endAllowance } from './change-allowance.server.ts';
import { holdAllowances, type PiecesWanted } from './hold-allowances.server.ts';
import { listLeft } from './read-allowances.server.ts';
import { readCounting } from './read-left.server.ts';
import { sayLeftOfRows } from './say-rows.server.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

const one = [{ sku: trousers, quantity: 1 }];
const year = () => shop.clock.now().toISOString().slice(0, 4);

/** Olle is a carpenter, and carpenters get two pairs of trousers a year. */
async function bygg(excess: 'refuse' | 'approval' = 'refuse', settings: Record<string, string> = {}) {
  const company = await aCompany('Bygg').with(settings).save(shop.db);
  const boss = await aPerson('ebba@bygg.example').withRole(roles.administrator).at(company).save(shop.db);
  const claims = someClaims({ customer_id: boss.id, storm_role: roles.administrator, company_id: company.id });
  const added = await addAllowance(shop, aVisit({ claims, now: shop.clock.now() }), {
    companyId: company.id,
    occupation: 'Carpenter',
    category: 'Bottoms',
    pieces: 2,
    period: 'Year',
    startsOn: `${year()}-01-01` as never,
    excess,
  });
  expect(added.ok).toBe(true);
  const infos = { Occupation: 'carpenter' };
  const olle = await aBuyer(shop, app, { company, infos, email: 'olle@bygg.example' }, one);
  const left = async (customerId = olle.customerId) => {
    const [first] = await listLeft(shop, { companyId: company.id, customerId }, shop.clock.now());
    return first?.left;
  };
  return { company, boss, olle, left };
}

const again = (sender: Sender, rows: Parameters<typeof anotherCart>[3] = one) =>
  anotherCart(app, sender, undefined, rows);

test('the third piece of two is refused with what is left', async () => {
  const { olle, left } = await bygg();
  await sent(sendAs(app, olle));
  expect(await left()).toBe(1);
  const { status, code, facts } = await refused(sendAs(app, await again(olle, [{ sku: trousers, quantity: 2 }])));
  expect([status, code]).toEqual([422, 'allowance-exceeded']);
  expect(facts).toMatchObject({ category: 'Trousers', left: 1, pieces: 2, wanted: 2 });
  expect(String(facts.until)).toContain(year());
  await sent(sendAs(app, await again(olle)));
  expect(await left()).toBe(0);
});

test('of two orders at once for the last piece, one is refused', async () => {
  const { olle, left } = await bygg();
  const carts = [olle, await again(olle), await again(olle), await again(olle)];
  const answers = await Promise.all(carts.map((cart) => sendAs(app, cart)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422]);
  expect(await left()).toBe(0);
});

test.runIf(isPostgres())('of two orders at once the second waits until the first is written', async () => {
  const { company, olle } = await bygg();
  const { customerId } = olle;
  const { orderId } = await sent(sendAs(app, olle));
  await giveUpOrder(shop.db, orderId, shop.clock.now());
  const sought = { companyId: company.id, wearerIds: [customerId], skus: [trousers], at: shop.clock.now() };
  const counting = await readCounting(shop, sought);
  if (!counting) throw new Error('the company has no allowances');
  const pieces: PiecesWanted = {
    counting,
    wanted: [{ rowId: 'a', wearerId: customerId, quantity: 2, categories: counting.categoriesOf(trousers) }],
    refusalOf: ({ left }) => ({
      code: 'allowance-exceeded',
      category: '',
      left,
      pieces: 2,
      until: '',
      name: '',
      wanted: 2,
    }),
  };
  const hold = (db: Db) => holdAllowances(db, pieces, { isForApproval: false });
  let second: ReturnType<typeof hold> | undefined;
  await shop.db.transaction().execute(async (db) => {
    expect((await hold(db)).ok).toBe(true);
    second = shop.db.transaction().execute(hold);
    await expect.poll(() => waitingForLocks(shop.db)).toBe(1);
    // What the first order takes is seen only when it is written.
    await db.updateTable('orders').set({ given_up_at: null }).where('id', '=', orderId).execute();
  });
  expect(await second).toMatchObject({ ok: false, refusal: { code: 'allowance-exceeded', left: 1 } });
});

test('an order that another one overtakes waits, if an excess requires approval', async () => {
  const { olle, left } = await bygg('approval');
  const [faster, late] = [await again(olle), await again(olle, [{ sku: trousers, quantity: 2 }])];
  const { orderExport } = shop;
  let isOvertaken = false;
  // Asked after the checks and before the order is written.
  const check: typeof orderExport.check = async (draft) => {
    if (!isOvertaken) {
      isOvertaken = true;
      await sent(sendAs(app, faster));
    }
    return orderExport.check(draft);
  };
  const slow = openTestApp({ ...shop, orderExport: { ...orderExport, check } });
  expect((await sent(sendAs(slow, late))).kind).toBe('approval');
  expect([isOvertaken, await left()]).toEqual([true, 0]);
});

test('a row for a person who has left counts for the buyer, when it is checked and afterwards', async () => {
  const { company, left } = await bygg();
  const bo = await aPerson('bo@bygg.example').withRole(roles.user).at(company).save(shop.db);
  const forBo = [{ sku: trousers, quantity: 3, metadata: [{ key: 'CoWorkerId', value: String(bo.id) }] }];
  const infos = { Occupation: 'carpenter' };
  const lead = await aBuyer(
    shop,
    app,
    { company, infos, email: 'lead@bygg.example', role: roles.customerAdmin },
    forBo,
  );
  await shop.db.deleteFrom('customer_company').where('customer_id', '=', bo.id).execute();
  expect((await refused(sendAs(app, lead))).code).toBe('allowance-exceeded');
  expect(await left(lead.customerId)).toBe(2);
});

test('a gift does not count, a replacement counts on the day of its first order', async () => {
  const { olle, left } = await bygg();
  const first = await sent(sendAs(app, olle));
  const second = await sent(sendAs(app, await again(olle)));
  expect(await left()).toBe(0);
  await sql`update order_row set data = data - 'cartRowId' where order_id = ${second.orderId}`.execute(shop.db);
  expect(await left()).toBe(1);
  const exchange = JSON.stringify({ exchange: { orderId: first.orderId, orderNo: '1', returnId: first.orderId } });
  await sql`update orders set data = data || ${exchange}::text::jsonb where id = ${second.orderId}`.execute(shop.db);
  expect(await left()).toBe(0);
  const lastYear = new Date(`${Number(year()) - 1}-06-01T12:00:00Z`);
  await shop.db.updateTable('orders').set({ created_at: lastYear }).where('id', '=', first.orderId).execute();
  expect(await left()).toBe(2);
});

test('orders are read only for people and articles with an allowance, and by index', async () => {
  const { company, boss, olle } = await bygg();
  const statements = async (customerId: number, sku: string) => {
    const { db, count } = countStatements(shop.db);
    const rows = [{ key: sku, sku, wearerId: customerId }];
    await sayLeftOfRows({ ...shop, db }, aVisit(), { companyId: company.id, rows, at: shop.clock.now() });
    return count();
  };
  await sent(sendAs(app, olle));
  expect([await statements(olle.customerId, 'of-no-category'), await statements(boss.id, trousers)]).toEqual([0, 1]);
  expect(await statements(olle.customerId, trousers)).toBe(3);
  const plan = await shop.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<
      Record<string, string>
    >`explain select 1 from order_row_view r where r.wearer_id = any(array[1])
      union all select 1 from order_view o where o.company_id = 1 and o.buyer_id = any(array[1])`.execute(db);
    return rows.map((row) => Object.values(row).join()).join('\n');
  });
  expect(plan).toContain('order_row_wearer');
  expect(plan).toMatch(/Index Scan using orders_(?:buyer|person)/);
});

test('the wearer of a row counts, not the buyer', async () => {
  const { company, left, olle } = await bygg();
  const email = 'lead@bygg.example';
  const forOlle = [{ sku: trousers, quantity: 1, metadata: [{ key: 'CoWorkerId', value: String(olle.customerId) }] }];
  const lead = await aBuyer(shop, app, { company, email, role: roles.customerAdmin }, forOlle);
  await sent(sendAs(app, lead));
  expect([await left(), await left(lead.customerId)]).toEqual([1, undefined]);
});

test('an article that left the catalogue counts by its categories of the order', async () => {
  const { olle, left } = await bygg();
  const { orderId } = await sent(sendAs(app, olle));
  await shop.db.updateTable('order_row').set({ sku: '999911100100C50' }).where('order_id', '=', orderId).execute();
  expect(await left()).toBe(1);
  expect((await refused(sendAs(app, await again(olle, [{ sku: trousers, quantity: 2 }])))).code).toBe(
    'allowance-exceeded',
  );
});

test('an order that waits counts; given up and returned pieces are free again', async () => {
  const { olle, left } = await bygg('refuse', { ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' });
  const waiting = await sent(sendAs(app, olle));
  expect([waiting.kind, await left()]).toEqual(['approval', 1]);
  await giveUpOrder(shop.db, waiting.orderId, shop.clock.now());
  expect(await left()).toBe(2);
  const { orderId } = await sent(sendAs(app, await again(olle, [{ sku: trousers, quantity: 2 }])));
  expect(await left()).toBe(0);
  const rows = [{ rowNumber: 100, quantity: 1, reason: 'too-small' as const }];
  const id = '0199f0a2-7c1e-7abc-8def-0123456789ad';
  await insertReturn(shop.db, { id, orderId, rows, comment: '', askedAt: shop.clock.now(), askedBy: undefined });
  expect(await left()).toBe(0);
  await shop.db.updateTable('order_return').set({ state: 'accepted' }).where('id', '=', id).execute();
  expect(await left()).toBe(1);
});

test('an order that waits is listed also after the allowance has ended', async () => {
  const { company, boss, olle } = await bygg('approval');
  const claims = { customer_id: boss.id, storm_role: roles.administrator, company_id: company.id };
  const headers = await app.bearer(claims);
  const listed = async () => (await app.request('/api/order/orders/pending', { headers })).text();
  const waiting = await sent(sendAs(app, await again(olle, [{ sku: trousers, quantity: 3 }])));
  const [allowance] = (await readCompanyAllowances(shop, company.id)).allowances;
  const visit = aVisit({ claims: someClaims(claims), now: shop.clock.now() });
  await endAllowance(shop, visit, { companyId: company.id, allowanceId: allowance?.id ?? '', version: 1 });
  expect((await readCompanyAllowances(shop, company.id)).allowances).toEqual([]);
  expect(await listed()).toContain(waiting.orderId);
  await giveUpOrder(shop.db, waiting.orderId, shop.clock.now());
  expect(await showsPendingTo(shop, someClaims(claims), company.id)).toBe(false);
});

test('an excess that requires approval makes the order wait, even if nothing else requires approval', async () => {
  const { company, boss, olle, left } = await bygg('approval');
  expect((await sent(sendAs(app, olle))).kind).toBe('ordinary');
  const above = await sent(sendAs(app, await again(olle, [{ sku: trousers, quantity: 3 }])));
  expect([above.kind, await left()]).toEqual(['approval', 0]);
  const headers = await app.bearer({ customer_id: boss.id, storm_role: roles.administrator, company_id: company.id });
  const listed = await app.request('/api/order/orders/pending', { headers });
  expect(JSON.stringify(await listed.json())).toContain(above.orderId);
  const path = `/api/order/orders/${above.orderId}/confirm`;
  expect((await app.request(path, { method: 'PUT', headers })).status).toBe(200);
  const order = await shop.db.selectFrom('orders').select('status').where('id', '=', above.orderId).executeTakeFirst();
  expect(order?.status).toBe(300);
});
