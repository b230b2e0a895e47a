import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPrice } from '#tests/build/feed.ts';
import { agreedJacket, gloves, largerTrousers, trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';

type Headers = Record<string, string>;
type Body = Record<string, unknown>;

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  await bringFeed(shop, [{ kind: 'stock', sku: largerTrousers, quantity: 3 }]);
});

const careful = { ForceApproval: 'true', ApproverMode: 'AttestantPerUser' };

/** Olle has ordered two pairs of trousers and twenty pairs of gloves; Ebba is his approver, Jonas another admin. */
async function aPendingOrder(settings: Record<string, string> = careful) {
  const company = await aCompany('Bygg')
    .with(settings)
    .withPriceLists('OURS')
    .withAttributes({ InvoiceCreditStopAmount: '9000' })
    .save(shop.db);
  const adminOf = async (email: string, role: number = roles.customerAdmin) => {
    const storm_role = role as typeof roles.customerAdmin;
    const { id } = await aPerson(email).withRole(storm_role).at(company).save(shop.db);
    const headers = await app.bearer({ customer_id: id, storm_role, company_id: company.id });
    return { id, headers };
  };
  const ebba = await adminOf('ebba@bygg.example');
  const jonas = await adminOf('jonas@bygg.example');
  const olle = await aBuyer(shop, app, { company, infos: { Attestant1: 'ebba@bygg.example' } }, [
    { sku: trousers, quantity: 2, metadata: [{ key: 'Comment', value: 'For the roof' }] },
    { sku: gloves, quantity: 20 },
  ]);
  const { orderId, orderNo } = await sent(sendAs(app, olle));
  return { company, adminOf, ebba, jonas, olle, orderId, orderNo };
}

async function call(method: string, path: string, headers: Headers, body?: unknown) {
  const answer = await app.request(`/api/order/orders/${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const decide = (orderId: string, headers: Headers, rows: unknown[], more: Body = {}) =>
  call('POST', `${orderId}/decision`, headers, { rows, ...more });
const codeOf = ({ status, body }: { status: number; body: Body }) => [status, body.code];

/** Previews a decision, then makes it with the mark from the preview. */
async function decideSeen(orderId: string, headers: Headers, rows: unknown[], more: Body = {}) {
  const tried = await decide(orderId, headers, rows, { ...more, isTry: true });
  return decide(orderId, headers, rows, { ...more, seen: tried.body.seen });
}

const onHand = async () => {
  const rows = await shop.db.selectFrom('stock').select(['sku', 'on_hand']).orderBy('sku').execute();
  return Object.fromEntries(rows.map(({ sku, on_hand }) => [sku, on_hand]));
};

async function stateOf(orderId: string) {
  const order = await shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const rows = await shop.db
    .selectFrom('order_row')
    .select(['row_number', 'type', 'sku', 'quantity', 'taken'])
    .where('order_id', '=', orderId)
    .orderBy('row_number')
    .execute();
  const credit = await shop.db.selectFrom('company_credit').select('remaining').executeTakeFirst();
  return {
    status: order.status,
    payable: order.payable,
    credit: credit?.remaining,
    rows: rows
      .filter(({ type }) => type !== 'FreightArticle')
      .map((row) => [row.row_number, row.sku, Number(row.quantity), row.taken]),
  };
}

/** The saved carts of a buyer: name, reasons and rows. */
const savedOf = async (customerId: number) => {
  const { db } = shop;
  const carts = await db
    .selectFrom('cart')
    .select(['id', 'name', 'description'])
    .where('customer_id', '=', customerId)
    .where('status', '=', 'saved')
    .execute();
  const rows = await db.selectFrom('cart_row').select(['cart_id', 'sku', 'quantity']).orderBy('row_number').execute();
  return carts.map(({ id, name, description }) => [
    name,
    description,
    rows.filter(({ cart_id }) => cart_id === id).map(({ sku, quantity }) => [sku, Number(quantity)]),
  ]);
};

const named = async () => {
  const rows = await shop.db.selectFrom('outbox_event').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name);
};

test('O39 B72 Ebba reduces one row and rejects another: the order continues, the rest is a saved cart with the reason', async () => {
  const { ebba, olle, orderId, orderNo } = await aPendingOrder();
  const wishes = [
    { rowNumber: 100, quantity: 1 },
    { rowNumber: 200, isRejected: true, reason: 'There are gloves in the store' },
  ];
  const before = await stateOf(orderId);
  expect(before).toMatchObject({
    status: 0,
    rows: [
      [100, trousers, 2, 2],
      [200, gloves, 20, 20],
    ],
  });
  const tried = await decide(orderId, ebba.headers, wishes, { isTry: true });
  expect(tried.body).toMatchObject({ state: 'waiting', orderNo });
  expect(await stateOf(orderId)).toEqual(before);
  expect(await savedOf(olle.customerId)).toEqual([]);
  const done = await decide(orderId, ebba.headers, wishes, { seen: tried.body.seen });
  expect(done.status).toBe(200);
  expect(done.body).toMatchObject({ state: 'approved', total: tried.body.total });
  const after = await stateOf(orderId);
  expect(after).toMatchObject({ status: 300, rows: [[100, trousers, 1, 1]] });
  expect(after.payable).toBe(Math.round((tried.body.total as number) * 100));
  expect(after.credit).toBe(900_000 - after.payable);
  expect(await onHand()).toMatchObject({ [trousers]: 9, [gloves]: 100 });
  expect(await savedOf(olle.customerId)).toEqual([
    [`Beställning ${orderNo}`, 'Trousers 2000, 01, C50: There are gloves in the store', [[gloves, 20]]],
  ]);
  expect(await named()).toEqual(['order-pending', 'order-placed', 'order-partly-approved']);
  const entries = await shop.db.selectFrom('audit_entry').select(['actor_id', 'action', 'before', 'after']).execute();
  expect(entries).toEqual([
    {
      actor_id: ebba.id,
      action: 'order.approved',
      before: {
        status: 0,
        approval: 'waiting',
        payable: before.payable,
        rows: `100: 2 ${trousers}; 200: 20 ${gloves}`,
      },
      after: { status: 300, approval: 'approved', payable: after.payable, rows: `100: 1 ${trousers}; 200: ` },
    },
  ]);
});

test('an approval of the whole order by a second admin is refused if the first has rejected a row of it', async () => {
  const perCompany = { ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' };
  const { ebba, jonas, orderId } = await aPendingOrder(perCompany);
  const rejection = [{ rowNumber: 200, isRejected: true, reason: 'Enough gloves' }];
  expect((await decideSeen(orderId, ebba.headers, rejection)).body.state).toBe('approved');
  expect(codeOf(await call('PUT', `${orderId}/confirm`, jonas.headers))).toEqual([409, 'order-not-pending']);
  // Her own repeated request gets the first answer.
  expect((await call('PUT', `${orderId}/confirm`, ebba.headers)).body.state).toBe('approved');
});

test('two admins who have both seen an earlier change may both approve the order', async () => {
  const { ebba, jonas, orderId } = await aPendingOrder({ ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' });
  expect((await call('PUT', `${orderId}/products/100`, ebba.headers, { quantity: 3 })).status).toBe(200);
  const { seen } = (await decide(orderId, jonas.headers, [], { isTry: true })).body;
  expect((await decide(orderId, ebba.headers, [], { seen })).body.state).toBe('approved');
  expect((await decide(orderId, jonas.headers, [], { seen })).body.state).toBe('approved');
});

test('B72 an approver changes a quantity and removes a row of a pending order, which continues to wait', async () => {
  const { ebba, olle, jonas, orderId } = await aPendingOrder();
  const row = (rowNumber: number) => `${orderId}/products/${rowNumber}`;
  const changed = await call('PUT', row(100), ebba.headers, { quantity: 3 });
  expect([changed.status, changed.body.state]).toEqual([200, 'waiting']);
  expect((await stateOf(orderId)).rows).toEqual([
    [100, trousers, 3, 3],
    [200, gloves, 20, 20],
  ]);
  expect(codeOf(await call('PUT', row(100), jonas.headers, { quantity: 1 }))).toEqual([403, 'not-approver']);
  expect(codeOf(await call('PUT', row(100), olle.headers, { quantity: 1 }))).toEqual([403, 'not-allowed']);
  expect(codeOf(await call('PUT', row(300), ebba.headers, { quantity: 1 }))).toEqual([404, 'row-not-found']);
  expect(codeOf(await call('PUT', row(200), ebba.headers, { quantity: 26 }))).toEqual([422, 'quantity-not-a-multiple']);
  expect(codeOf(await call('DELETE', row(100), ebba.headers))).toEqual([400, 'message-missing']);
  expect((await call('DELETE', `${row(100)}?message=Too+dear`, ebba.headers)).status).toBe(200);
  const after = await stateOf(orderId);
  expect(after).toMatchObject({ status: 0, rows: [[200, gloves, 20, 20]] });
  expect(after.credit).toBe(900_000 - after.payable);
  expect(await onHand()).toMatchObject({ [trousers]: 10, [gloves]: 80 });
  expect((await savedOf(olle.customerId)).map(([, reasons, rows]) => [reasons, rows])).toEqual([
    ['Trousers 1000, 01, C50: Too dear', [[trousers, 3]]],
  ]);
  expect(codeOf(await call('DELETE', `${row(200)}?message=All`, ebba.headers))).toEqual([422, 'cart-empty']);
  expect((await call('PUT', `${orderId}/confirm`, ebba.headers)).status).toBe(200);
  expect(await stateOf(orderId)).toEqual({ ...after, status: 300 });
  const actions = await shop.db.selectFrom('audit_entry').select('action').orderBy('id').execute();
  expect(actions.map(({ action }) => action)).toEqual(['order.changed', 'order.changed', 'order.approved']);
  // The buyer is informed of changed rows at once, and again with the approval.
  const news = ['order-rows-changed', 'order-rows-changed'];
  expect(await named()).toEqual(['order-pending', ...news, 'order-placed', 'order-partly-approved']);
});

test('B72 another size and another product of the agreed assortment are accepted; articles that the buyer may not buy are refused', async () => {
  const { ebba, orderId } = await aPendingOrder();
  expect(codeOf(await decide(orderId, ebba.headers, [{ rowNumber: 100, sku: '999911100100C50' }]))).toEqual([
    422,
    'sku-not-sold',
  ]);
  expect(codeOf(await decide(orderId, ebba.headers, [{ rowNumber: 200, sku: trousers }]))).toEqual([
    422,
    'sku-not-sold',
  ]);
  const done = await decideSeen(orderId, ebba.headers, [
    { rowNumber: 100, sku: largerTrousers },
    { rowNumber: 200, sku: agreedJacket, quantity: 1, reason: 'Warmer' },
  ]);
  expect(done.body).toMatchObject({ state: 'approved' });
  expect((await stateOf(orderId)).rows).toEqual([
    [100, largerTrousers, 2, 2],
    [200, agreedJacket, 1, 1],
  ]);
  expect(await onHand()).toMatchObject({ [trousers]: 10, [largerTrousers]: 1, [gloves]: 100, [agreedJacket]: 4 });
});

test('O40 rejecting every row refuses the order, with the reasons of the rows', async () => {
  const { ebba, olle, orderId, orderNo } = await aPendingOrder();
  const rows = [
    { rowNumber: 100, isRejected: true, reason: 'Too dear' },
    { rowNumber: 200, isRejected: true, reason: 'Not now' },
  ];
  expect((await decide(orderId, ebba.headers, rows, { isTry: true })).body).toMatchObject({ state: 'refused' });
  expect(codeOf(await decide(orderId, ebba.headers, [{ rowNumber: 100, isRejected: true }]))).toEqual([
    400,
    'message-missing',
  ]);
  expect((await decide(orderId, ebba.headers, rows)).body).toMatchObject({ state: 'refused' });
  expect(await savedOf(olle.customerId)).toEqual([
    [
      `Beställning ${orderNo}`,
      'Trousers 1000, 01, C50: Too dear\nTrousers 2000, 01, C50: Not now',
      [
        [trousers, 2],
        [gloves, 20],
      ],
    ],
  ]);
  expect(codeOf(await decide(orderId, ebba.headers, rows))).toEqual([409, 'order-not-pending']);
});

test('B72 a quantity of 0 rejects a row, and needs a reason as well', async () => {
  const { ebba, olle, orderId } = await aPendingOrder();
  const none = { rowNumber: 100, quantity: 0 };
  expect(codeOf(await decide(orderId, ebba.headers, [none]))).toEqual([400, 'message-missing']);
  expect(codeOf(await decide(orderId, ebba.headers, [{ ...none, reason: ' ' }]))).toEqual([400, 'message-missing']);
  const done = await decideSeen(orderId, ebba.headers, [{ ...none, reason: 'Too dear' }]);
  expect(done.body).toMatchObject({ state: 'approved' });
  expect((await savedOf(olle.customerId)).map(([, reasons, rows]) => [reasons, rows])).toEqual([
    ['Trousers 1000, 01, C50: Too dear', [[trousers, 2]]],
  ]);
});

test('a price that changed while the order waited is shown before it is approved', async () => {
  const { ebba, orderId } = await aPendingOrder();
  const before = await stateOf(orderId);
  await bringFeed(shop, [aPrice({ style: 1000, unitGross: '1200' })]);
  const refused = await call('PUT', `${orderId}/confirm`, ebba.headers);
  expect(codeOf(refused)).toEqual([409, 'order-differs']);
  const tried = await decide(orderId, ebba.headers, [], { isTry: true });
  const [was, now] = [tried.body.totalBefore, tried.body.total] as [number, number];
  expect(now - was).toBe(400);
  expect(refused.body.facts).toMatchObject({ was, now });
  expect(await stateOf(orderId)).toEqual(before);
  expect((await call('PUT', `${orderId}/confirm?seen=${String(tried.body.seen)}`, ebba.headers)).status).toBe(200);
  expect(await stateOf(orderId)).toMatchObject({
    status: 300,
    payable: before.payable + 40_000,
    credit: 900_000 - before.payable - 40_000,
  });
});

test('stock and assortment are checked again: missing or discontinued articles cannot be approved', async () => {
  const { ebba, orderId } = await aPendingOrder();
  const more = await decide(orderId, ebba.headers, [{ rowNumber: 100, quantity: 11 }], { isTry: true });
  expect(codeOf(more)).toEqual([409, 'out-of-stock']);
  await bringFeed(shop, [{ kind: 'stock', sku: trousers, quantity: 0 }]);
  expect((await decide(orderId, ebba.headers, [], { isTry: true })).status).toBe(200);
  await shop.db.updateTable('order_row').set({ taken: 0 }).execute();
  expect(codeOf(await call('PUT', `${orderId}/confirm`, ebba.headers))).toEqual([409, 'out-of-stock']);
  const left = await decideSeen(orderId, ebba.headers, [{ rowNumber: 100, isRejected: true, reason: 'Sold out' }]);
  expect(left.body).toMatchObject({ state: 'approved' });
});

test('X03 the named approver decides; an administrator may overrule, another customer admin and other people may not', async () => {
  const { company, adminOf, jonas, orderId } = await aPendingOrder();
  expect(codeOf(await decide(orderId, jonas.headers, []))).toEqual([403, 'not-approver']);
  expect(codeOf(await call('PUT', `${orderId}/cancel?message=No`, jonas.headers))).toEqual([403, 'not-approver']);
  const other = await aCompany('Other').with(careful).save(shop.db);
  const foreign = await app.bearer({ customer_id: jonas.id, storm_role: roles.customerAdmin, company_id: other.id });
  expect(codeOf(await decide(orderId, foreign, []))).toEqual([404, 'order-not-found']);
  expect(codeOf(await decide(orderId, {}, []))).toEqual([401, 'not-signed-in']);
  const idle = await app.bearer({
    customer_id: jonas.id,
    storm_role: roles.internal,
    company_id: company.id,
    tasks: ['finance'],
  });
  expect(codeOf(await decide(orderId, idle, []))).toEqual([403, 'not-allowed']);
  const marta = await adminOf('marta@bygg.example', roles.administrator);
  expect((await decide(orderId, marta.headers, [])).body).toMatchObject({ state: 'approved' });
});

test('X03 where the approver has left, or is a plain user, the customer admins decide', async () => {
  const { ebba, jonas, orderId } = await aPendingOrder();
  await shop.db.updateTable('account').set({ role_id: roles.user }).where('customer_id', '=', ebba.id).execute();
  expect((await decide(orderId, jonas.headers, [], { isTry: true })).status).toBe(200);
  await shop.db.deleteFrom('customer_company').where('customer_id', '=', ebba.id).execute();
  expect((await decide(orderId, jonas.headers, [])).body).toMatchObject({ state: 'approved' });
});

test('an own order is approved only where the company allows it', async () => {
  const company = await aCompany('Bygg')
    .with({ ...careful, AllowOwnApproval: 'true' })
    .save(shop.db);
  const strict = await aCompany('Strict').with(careful).save(shop.db);
  const send = async (at: typeof company, email: string) => {
    const infos = { Attestant1: email };
    const ada = await aBuyer(shop, app, { company: at, infos, email, role: roles.customerAdmin });
    const { orderId } = await sent(sendAs(app, ada));
    return decide(orderId, ada.headers, []);
  };
  expect(codeOf(await send(strict, 'ada@strict.example'))).toEqual([403, 'own-approval']);
  expect((await send(company, 'ada@bygg.example')).body).toMatchObject({ state: 'approved' });
});

test('if the company hides prices, a decision neither shows nor records totals', async () => {
  const { ebba, orderId } = await aPendingOrder({ ...careful, HidePrice: 'true' });
  const tried = await decide(orderId, ebba.headers, [{ rowNumber: 100, quantity: 1 }], { isTry: true });
  const keys = ['currency', 'differences', 'orderId', 'orderNo', 'rows', 'seen', 'state'];
  expect(Object.keys(tried.body).sort()).toEqual(keys);
  await decide(orderId, ebba.headers, [{ rowNumber: 100, quantity: 1 }], { seen: tried.body.seen });
  const entries = await shop.db.selectFrom('audit_entry').select(['before', 'after']).execute();
  expect(entries).toEqual([
    {
      before: { status: 0, approval: 'waiting', rows: `100: 2 ${trousers}` },
      after: { status: 300, approval: 'approved', rows: `100: 1 ${trousers}` },
    },
  ]);
});

test('where the company hides prices a changed price is named without amounts', async () => {
  const { ebba, orderId } = await aPendingOrder({ ...careful, HidePrice: 'true' });
  await bringFeed(shop, [aPrice({ style: 1000, unitGross: '1200' })]);
  expect((await decide(orderId, ebba.headers, [], { isTry: true })).body.differences).toEqual([
    { kind: 'price', rowNumber: 100, sku: trousers, backOrdered: 0 },
  ]);
});

test('an order whose cart was deleted is decided by its rows, and its rows are restored as they were', async () => {
  const { ebba, olle, orderId } = await aPendingOrder();
  await shop.db.deleteFrom('cart').execute();
  const done = await decideSeen(orderId, ebba.headers, [{ rowNumber: 100, isRejected: true, reason: 'Too dear' }]);
  expect(done.body).toMatchObject({ state: 'approved' });
  expect((await savedOf(olle.customerId)).map(([, , rows]) => rows)).toEqual([[[trousers, 2]]]);
  const metadata = await shop.db.selectFrom('cart_row').select('metadata').executeTakeFirstOrThrow();
  expect(JSON.stringify(metadata)).toContain('For the roof');
});
