import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import { unsealOrder } from '#modules/order/order-link.server.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { goods } from '#tests/build/goods.ts';
import { aConsumer } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { findGuestWithdrawal, listWithdrawals } from './find-withdrawal.server.ts';

let shop: TestShop;
let eva: number;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goods);
  eva = (await aConsumer('eva@home.example').save(shop.db)).id;
});

const ofEva = { owner: { kind: 'customer' as const, customerId: 0 } };
const visitOf = (customer_id: number) =>
  aVisit({ now: shop.clock.now(), claims: someClaims({ customer_id, storm_role: roles.b2c }) });
const find = (orderNo: string, email: string) => findGuestWithdrawal(shop, aVisit(), { orderNo, email });

test('a guest’s order is found by number and address, ignoring case', async () => {
  const { id, orderNo } = await anOpenOrder(shop, { owner: { kind: 'public' } });
  const found = await find(orderNo, 'Eva@Home.example');
  expect(found.ok && unsealOrder(shop.env, found.value.link)).toBe(id);
});

test('a wrong number, a wrong address and an order of an account are answered alike', async () => {
  const { orderNo } = await anOpenOrder(shop, { owner: { kind: 'public' } });
  const owned = await anOpenOrder(shop, { owner: { ...ofEva.owner, customerId: eva } });
  const refused = { ok: false, refusal: { code: 'order-not-found' } };
  expect(await find('999999', 'eva@home.example')).toEqual(refused);
  expect(await find('1e5', 'eva@home.example')).toEqual(refused);
  expect(await find(orderNo, 'other@home.example')).toEqual(refused);
  expect(await find(owned.orderNo, 'eva@home.example')).toEqual(refused);
});

test('guessing numbers is limited; orders that are found do not count', async () => {
  const { orderNo } = await anOpenOrder(shop, { owner: { kind: 'public' } });
  for (let step = 0; step < 31; step += 1) expect((await find(orderNo, 'eva@home.example')).ok).toBe(true);
  for (let tried = 0; tried < 30; tried += 1) await find('999999', 'eva@home.example');
  expect(await find('999999', 'eva@home.example')).toMatchObject({ refusal: { code: 'too-many-requests' } });
  expect(await find(orderNo, 'eva@home.example')).toMatchObject({ refusal: { code: 'too-many-requests' } });
});

test('attempts at the same time are counted one by one', async () => {
  const tries = await Promise.all(Array.from({ length: 40 }, () => find('999999', 'eva@home.example')));
  const refused = tries.filter((answer) => !answer.ok && answer.refusal.code === 'too-many-requests');
  expect(refused).toHaveLength(10);
});

test('a person with an account sees their own orders that can be withdrawn from, and no others', async () => {
  const { orderNo } = await anOpenOrder(shop, { owner: { ...ofEva.owner, customerId: eva } });
  await anOpenOrder(shop, { owner: { kind: 'public' } });
  expect((await listWithdrawals(shop, visitOf(eva))).map((order) => order.orderNo)).toEqual([orderNo]);
  expect(await listWithdrawals(shop, visitOf(eva + 1000))).toEqual([]);
  expect(await listWithdrawals(shop, aVisit())).toEqual([]);
});

test('many orders are read with as many statements as one', async () => {
  const statements = async () => {
    const { db, count } = countStatements(shop.db);
    const found = await listWithdrawals({ ...shop, db }, visitOf(eva));
    return [found.length, count()];
  };
  const one = await anOpenOrder(shop, { owner: { ...ofEva.owner, customerId: eva } });
  const [, sent] = await statements();
  for (let more = 0; more < 5; more += 1) await anOpenOrder(shop, { owner: { ...ofEva.owner, customerId: eva } });
  const rows = [{ rowNumber: 100, quantity: 3 }];
  const dispatch = { kind: 'delivery', dispatchNumber: 'D-1', carrier: 'Lyktposten', rows } as const;
  const told = { orderId: one.id, source: 'test', messageId: 'sent', report: dispatch };
  expect(await applyReport(shop, told)).toMatchObject({ ok: true });
  expect(await statements()).toEqual([6, sent]);
});

test('an order outside the EU is not among them', async () => {
  await anOpenOrder(shop, { owner: { ...ofEva.owner, customerId: eva }, marketId: 2 });
  expect(await listWithdrawals(shop, visitOf(eva))).toEqual([]);
});
