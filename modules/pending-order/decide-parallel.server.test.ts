import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';

type Headers = Record<string, string>;
type Body = Record<string, unknown>;

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

/** Each buyer has ordered two pairs of trousers of ten and ten pairs of gloves; two admins may decide. */
async function pendingOrders(...buyers: string[]) {
  const settings = { ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' };
  const company = await aCompany('Bygg')
    .with(settings)
    .withAttributes({ InvoiceCreditStopAmount: '90000' })
    .save(shop.db);
  const adminOf = async (email: string) => {
    const { id } = await aPerson(email).withRole(roles.customerAdmin).at(company).save(shop.db);
    return app.bearer({ customer_id: id, storm_role: roles.customerAdmin, company_id: company.id });
  };
  const admins = [await adminOf('ebba@bygg.example'), await adminOf('jonas@bygg.example')] as const;
  const orders = [];
  for (const email of buyers) {
    const rows = [
      { sku: trousers, quantity: 2 },
      { sku: gloves, quantity: 10 },
    ];
    const buyer = await aBuyer(shop, app, { company, email }, rows);
    orders.push({ ...buyer, ...(await sent(sendAs(app, buyer))) });
  }
  return { admins, orders };
}

async function call(method: string, path: string, headers: Headers, body?: unknown) {
  const answer = await app.request(`/api/order/orders/${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

async function decide(orderId: string, headers: Headers, rows: unknown[]) {
  const tried = await call('POST', `${orderId}/decision`, headers, { rows, isTry: true });
  return () => call('POST', `${orderId}/decision`, headers, { rows, seen: tried.body.seen });
}

/** Checks that stock plus rows, and credit plus totals, stay the same. */
async function expectBalance() {
  const { db } = shop;
  const stock = await db.selectFrom('stock').select(['sku', 'on_hand']).execute();
  const rows = await db
    .selectFrom('order_row')
    .innerJoin('orders', 'orders.id', 'order_row.order_id')
    .select(['order_row.sku', 'taken', 'given_up_at'])
    .execute();
  const heldOf = (sku: string) =>
    rows.filter((row) => row.sku === sku && row.given_up_at === null).reduce((sum, { taken }) => sum + taken, 0);
  const sumOf = (sku: string) => (stock.find((one) => one.sku === sku)?.on_hand ?? 0) + heldOf(sku);
  expect([sumOf(trousers), sumOf(gloves)]).toEqual([10, 100]);
  const { remaining } = await db.selectFrom('company_credit').select('remaining').executeTakeFirstOrThrow();
  const orders = await db.selectFrom('orders').select(['payable', 'given_up_at']).execute();
  const spent = orders.filter((one) => one.given_up_at === null).reduce((sum, { payable }) => sum + payable, 0);
  expect(remaining + spent).toBe(9_000_000);
}

const savedCarts = async () =>
  (await shop.db.selectFrom('cart').select('id').where('status', '=', 'saved').execute()).length;

test.each([1, 2, 3])(
  'O39 two approvers decide differently at once: one decision counts, both get an answer, round %s',
  async () => {
    const { admins, orders } = await pendingOrders('olle@bygg.example');
    const orderId = orders[0]?.orderId ?? '';
    const one = await decide(orderId, admins[0], [{ rowNumber: 100, isRejected: true, reason: 'Too dear' }]);
    const other = await decide(orderId, admins[1], [{ rowNumber: 200, isRejected: true, reason: 'Not now' }]);
    const answers = await Promise.all([one(), other()]);
    expect(
      answers
        .map(({ status, body }) => `${status} ${String(body.code ?? body.state)}`)
        .sort((a, b) => a.localeCompare(b)),
    ).toEqual(['200 approved', '409 order-not-pending']);
    expect(await savedCarts()).toBe(1);
    await expectBalance();
  },
);

test.each([1, 2, 3])(
  'O40 the buyer withdraws and an approver splits the order at once: one outcome, round %s',
  async () => {
    const { admins, orders } = await pendingOrders('olle@bygg.example');
    const [olle] = orders;
    if (!olle) throw new Error('no order');
    const split = await decide(olle.orderId, admins[0], [{ rowNumber: 100, isRejected: true, reason: 'Too dear' }]);
    const answers = await Promise.all([split(), call('PUT', `${olle.orderId}/cancel?message=Mine`, olle.headers)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    // One saved cart in both cases: the rejected row, or all rows.
    expect(await savedCarts()).toBe(1);
    await expectBalance();
  },
);

test('O39 approvals that need more than the stock at once: the stock is given out once, the rest is refused', async () => {
  const { admins, orders } = await pendingOrders('olle@bygg.example', 'amina@bygg.example', 'karin@bygg.example');
  const going = [];
  for (const { orderId } of orders) going.push(await decide(orderId, admins[0], [{ rowNumber: 100, quantity: 5 }]));
  const answers = await Promise.all(going.map((go) => go()));
  // The three orders hold six of ten pieces; the other four are enough for one order of five (with its own), but not
  // for the next.
  expect(
    answers
      .map(({ status, body }) => `${status} ${String(body.code ?? body.state)}`)
      .sort((a, b) => a.localeCompare(b)),
  ).toEqual(['200 approved', '409 out-of-stock', '409 out-of-stock']);
  await expectBalance();
});

test('B72 two approvers change rows of the same order at once: both changes stay', async () => {
  const { admins, orders } = await pendingOrders('olle@bygg.example');
  const orderId = orders[0]?.orderId ?? '';
  const answers = await Promise.all([
    call('PUT', `${orderId}/products/100`, admins[0], { quantity: 3 }),
    call('PUT', `${orderId}/products/200`, admins[1], { quantity: 20 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const rows = await shop.db
    .selectFrom('order_row')
    .select(['row_number', 'quantity'])
    .where('type', '=', 'DefaultArticle')
    .orderBy('row_number')
    .execute();
  expect(rows.map((row) => [row.row_number, Number(row.quantity)])).toEqual([
    [100, 3],
    [200, 20],
  ]);
  await expectBalance();
});
