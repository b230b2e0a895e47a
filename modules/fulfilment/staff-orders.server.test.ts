import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Move } from './moves.ts';
import { moveOrder, readStaffOrder } from './staff-orders.server.ts';

let shop: TestShop;
const staff = aVisit({ claims: someClaims() });

beforeEach(async () => {
  shop = await openTestShop();
});

async function look(orderId: string) {
  const read = await readStaffOrder(shop, staff, { orderId });
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

test('staff move an order, each step once, and are offered the remaining steps', async () => {
  const { id, orderNo } = await anOpenOrder(shop);
  const move = (what: Move, messageId: string = what) => moveOrder(shop, staff, { orderId: id, move: what, messageId });
  expect((await look(id)).moves).toEqual(['accept', 'deliver-some', 'deliver-rest', 'deny-rest']);
  await move('accept');
  await move('deliver-some');
  expect(await move('deliver-some')).toMatchObject({ ok: true, value: { isNew: false } });
  expect((await look(id)).moves).toEqual(['deliver-some', 'deliver-rest', 'arrive', 'invoice', 'deny-rest']);
  await move('deliver-rest');
  expect((await look(id)).deliveries.map(({ dispatchNumber }) => dispatchNumber)).toEqual([
    `${orderNo}-1`,
    `${orderNo}-2`,
  ]);
  // Another button on the same page, pressed before the page was updated.
  await move('invoice', 'deliver-rest');
  expect((await look(id)).moves).toEqual(['arrive', 'pay']);
  expect(await move('deny-rest')).toMatchObject({ ok: true, value: { status: 700, isNew: false } });
  await move('pay');
  await move('arrive', 'first');
  await move('arrive', 'second');
  const { moves, progress, steps } = await look(id);
  expect([moves, progress.status]).toEqual([[], 700]);
  expect(steps.map(({ step }) => step.kind)).toContain('payment');
});

test('only internal staff may move orders', async () => {
  const { id } = await anOpenOrder(shop);
  const visit = aVisit({ claims: someClaims({ storm_role: roles.administrator, company_id: 1 }) });
  const refused = { refusal: { code: 'not-allowed' } };
  expect(await readStaffOrder(shop, visit, { orderId: id })).toMatchObject(refused);
  expect(await moveOrder(shop, visit, { orderId: id, move: 'accept', messageId: 'm' })).toMatchObject(refused);
});
