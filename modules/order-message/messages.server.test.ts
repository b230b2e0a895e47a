import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { aBuyerVisit, aVisitor } from '#tests/build/buyers.ts';
import { aCompany } from '#tests/build/company.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { aPerson } from '#tests/build/person.ts';
import { someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { readOrderPage } from '../order-history/read-order-page.server.ts';
import type { Visit } from '../visit.ts';
import { findMessages, readMessagesOf, removeMessagesOf } from './message-store.server.ts';
import { answerMessage, writeMessage } from './write-message.server.ts';

let shop: TestShop;
let olle: Visit;
let ida: Visit;
let orderId: string;
let companyId: number;
let staff: Visit;

beforeEach(async () => {
  shop = await openTestShop();
  const company = await aCompany('Bygg').save(shop.db);
  companyId = company.id;
  olle = await aBuyerVisit(shop, { company, email: 'olle@bygg.example' });
  ida = await aBuyerVisit(shop, { company, email: 'ida@bygg.example' });
  const { id } = await aPerson('anna@yrke.example').withRole(roles.internal).save(shop.db);
  staff = aVisitor({ claims: someClaims({ customer_id: id, storm_role: roles.internal }) });
  orderId = (await anOpenOrder(shop, { owner: ofOlle() })).id;
});

const ofOlle = () => ({
  kind: 'company' as const,
  companyId,
  customerId: olle.claims?.customer_id ?? 0,
  punchOutSession: undefined,
});

const write = (visit: Visit, body: string, id = randomUUID()) =>
  writeMessage(shop, visit, { way: { orderId }, id, body });
const bodies = async () => (await findMessages(shop.db, orderId)).map(({ isFromStaff, body }) => [isFromStaff, body]);

test('buyer and staff write to each other, and a repeated message is stored once', async () => {
  const id = randomUUID();
  await write(olle, 'When?', id);
  await write(olle, 'When?', id);
  await answerMessage(
    shop,
    { ...staff, now: new Date(olle.now.getTime() + 1) },
    { orderId, id: randomUUID(), body: 'Soon.' },
  );
  expect(await bodies()).toEqual([
    [false, 'When?'],
    [true, 'Soon.'],
  ]);
});

test('a colleague without rights, a stranger and the seal of an account’s order cannot write', async () => {
  expect(await write(ida, 'x')).toEqual({ ok: false, refusal: { code: 'order-not-found' } });
  expect(await write(aVisitor(), 'x')).toEqual({ ok: false, refusal: { code: 'not-signed-in' } });
  const link = sealOrder(shop.env, orderId);
  expect(await writeMessage(shop, aVisitor(), { way: { link }, id: randomUUID(), body: 'x' })).toEqual({
    ok: false,
    refusal: { code: 'not-allowed' },
  });
  expect(await answerMessage(shop, olle, { orderId, id: randomUUID(), body: 'x' })).toEqual({
    ok: false,
    refusal: { code: 'not-allowed' },
  });
  expect(await bodies()).toEqual([]);
});

test('a guest writes by the seal of the order', async () => {
  const { id } = await anOpenOrder(shop);
  const link = sealOrder(shop.env, id);
  expect(await writeMessage(shop, aVisitor(), { way: { link }, id: randomUUID(), body: 'x' })).toMatchObject({
    ok: true,
  });
  expect(await findMessages(shop.db, id)).toMatchObject([{ author: '', body: 'x' }]);
});

test('messages of a person are in their export and are removed with the account', async () => {
  await write(olle, 'Mine');
  const customerId = olle.claims?.customer_id ?? 0;
  expect(await readMessagesOf(shop.db, customerId)).toMatchObject([{ orderId, body: 'Mine' }]);
  await removeMessagesOf(shop.db, customerId);
  expect(await bodies()).toEqual([]);
});

test('H14 if the retailer maintains the orders, the page is read-only', async () => {
  const parent = await aCompany('Parent').with({ AllOrdersIsMaintainedByRetailer: 'true' }).save(shop.db);
  await shop.db.updateTable('company').set({ parent_id: parent.id }).where('id', '=', companyId).execute();
  const buyer = await aBuyerVisit(shop, { company: parent, email: 'bo@parent.example' });
  const customerId = buyer.claims?.customer_id ?? 0;
  const owner = { kind: 'company', companyId: parent.id, customerId, punchOutSession: undefined } as const;
  const { id } = await anOpenOrder(shop, { owner });
  expect(await readOrderPage(shop, buyer, { orderId: id })).toMatchObject({
    ok: true,
    value: { isMaintained: true, mayAct: false },
  });
  expect(await writeMessage(shop, buyer, { way: { orderId: id }, id: randomUUID(), body: 'x' })).toEqual({
    ok: false,
    refusal: { code: 'not-allowed' },
  });
});

test('amounts are hidden by the order or by its company', async () => {
  const hides = async (facts: Parameters<typeof anOpenOrder>[1], visit = olle) => {
    const { id } = await anOpenOrder(shop, facts);
    const read = await readOrderPage(shop, visit, { orderId: id });
    return read.ok && read.value.hidesPrices;
  };
  expect(await hides({ owner: ofOlle() })).toBe(false);
  expect(await hides({ owner: ofOlle(), hidesPrices: true })).toBe(true);
  const secret = await aCompany('Secret').with({ HidePrice: 'true' }).save(shop.db);
  const buyer = await aBuyerVisit(shop, { company: secret, email: 'bo@secret.example' });
  const customerId = buyer.claims?.customer_id ?? 0;
  const owner = { kind: 'company', companyId: secret.id, customerId, punchOutSession: undefined } as const;
  expect(await hides({ owner }, buyer)).toBe(true);
});
