import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { findReturns } from '#modules/fulfilment/return-store.server.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { goods } from '#tests/build/goods.ts';
import { aConsumer } from '#tests/build/person.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';
import { formsIn } from './posted-forms.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

beforeEach(async () => {
  shop = await openTestShop();
  app = await openBuiltApp(shop);
  await bringFeed(shop, goods);
});

const host = 'se.localhost:3000';
const path = '/en/withdrawal';
const shownIn = async (answer: Response) => (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');

async function send(fields: Iterable<readonly [string, string]>) {
  const answer = await app.get(path, {
    method: 'POST',
    headers: { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams([...fields].map(([name, value]) => [name, value])).toString(),
  });
  return { status: answer.status, location: answer.headers.get('location'), text: await shownIn(answer) };
}

const find = (orderNo: string, email: string) => send(Object.entries({ intent: 'find', orderNo, email }));

/** The statement form of the page, with the pressed button. */
function formOf(text: string, step?: string) {
  const form = formsIn(text, path).find(({ values }) => values.some(([, value]) => value === 'withdraw'));
  const values = form?.values.filter(([name]) => name !== 'step') ?? [];
  return step === undefined ? values : [...values, ['step', step] as const];
}

test('the footer links to the withdrawal page where the law requires it, and the page exists everywhere', async () => {
  const link = 'href="/en/withdrawal"';
  const swedish = await app.get(path);
  const text = await shownIn(swedish);
  expect(swedish.status).toBe(200);
  expect(text.slice(text.indexOf('<footer'))).toContain(link);
  expect(text).toContain('Order number');
  const british = await app.get(path, { host: 'uk.localhost:3000' });
  const outside = await shownIn(british);
  expect(british.status).toBe(200);
  expect(outside).toContain('This function is for consumers in the EU.');
  expect(outside.slice(outside.indexOf('<footer'))).not.toContain(link);
});

test('a guest withdraws in two steps by number and address, and sees only the necessary part of the order', async () => {
  const { id, orderNo } = await anOpenOrder(shop, { paymentMethodId: 168, owner: { kind: 'public' } });
  expect(await find(orderNo, 'other@home.example')).toMatchObject({
    status: 404,
    text: expect.stringContaining('We found no such order.'),
  });
  const found = await find(orderNo, 'eva@home.example');
  expect(found.status).toBe(200);
  expect(found.text).toContain('First choose what it covers');
  expect(found.text).not.toMatch(/Gatan 1|[?&]o=/);
  const stated = await send(formOf(found.text));
  expect(stated.text).toContain(`I withdraw from the contract for these goods of order ${orderNo}`);
  expect(await findReturns(shop.db, id)).toEqual([]);
  const confirm = formOf(stated.text, 'confirm');
  const done = await send(confirm);
  expect([done.status, done.location]).toEqual([302, '/en/withdrawal?done=withdrawn']);
  await send(confirm);
  const rows = [
    { rowNumber: 100, quantity: 3 },
    { rowNumber: 200, quantity: 2 },
  ];
  expect(await findReturns(shop.db, id)).toMatchObject([{ kind: 'withdrawal', rows }]);
  expect(await find(orderNo, 'eva@home.example')).toMatchObject({
    status: 409,
    text: expect.stringContaining('You cannot withdraw from this order'),
  });
});

test('a statement with a wrong address changes nothing', async () => {
  const { id, orderNo } = await anOpenOrder(shop, { paymentMethodId: 168, owner: { kind: 'public' } });
  const stated = await send(formOf((await find(orderNo, 'eva@home.example')).text));
  const forged = formOf(stated.text, 'confirm').map(([name, value]): [string, string] =>
    name === 'email' ? [name, 'other@home.example'] : [name, value],
  );
  expect((await send(forged)).status).toBe(404);
  expect(await findReturns(shop.db, id)).toEqual([]);
});

test('a person with an account gets a link to their orders', async () => {
  const customerId = (await aConsumer('eva@home.example').save(shop.db)).id;
  const { id, orderNo } = await anOpenOrder(shop, { paymentMethodId: 168, owner: { kind: 'customer', customerId } });
  const claims = { customer_id: customerId, storm_role: roles.b2c };
  const text = await shownIn(await app.get(path, { claims }));
  expect(text).toContain(`href="/en/mypages/account/orders/${id}#withdraw"`);
  expect(text).toContain(`Order ${orderNo}`);
});
