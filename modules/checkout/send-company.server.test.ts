import { beforeEach, expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { aCompany } from '#tests/build/company.ts';
import { agreedJacket, trousers } from '#tests/build/goods.ts';
import { giveLaundry } from '#tests/build/laundry.ts';
import { aPerson, giveInfos } from '#tests/build/person.ts';
import {
  aBuyer,
  openSendingShop,
  payloadOf,
  refused,
  type SendingShop,
  sendAs,
  sent,
  toTheCompany,
} from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { saveCompanyNumbers } from '../company/company-numbers-store.server.ts';
import { findOrder } from '../order/order-store.server.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

type Facts = {
  settings?: Record<string, string>;
  attributes?: Record<string, string>;
  infos?: Record<string, string>;
  role?: typeof roles.user | typeof roles.customerAdmin;
  claims?: Partial<Claims>;
};

async function buyerOf(
  { settings = {}, attributes = {}, infos = {}, role = roles.user, claims = {} }: Facts,
  quantity = 1,
) {
  const company = await aCompany().with(settings).withAttributes(attributes).withPriceLists('OURS').save(shop.db);
  return {
    company,
    buyer: await aBuyer(shop, app, { company, infos, role, claims, email: `ada${company.id}@bygg.example` }, [
      { sku: trousers, quantity },
    ]),
  };
}

const codeFor = async (facts: Facts, changed: Parameters<typeof sendAs>[2] = {}) => {
  const { buyer } = await buyerOf(facts);
  const { status, orderCode } = await refused(sendAs(app, buyer, changed));
  return [status, orderCode];
};

test('O53 M55 a company whose credit is stopped: 3', async () => {
  expect(await codeFor({ attributes: { InvoiceCreditStop: 'true' } })).toEqual([403, 3]);
});

test('O54 M55 more than the company’s remaining credit: 4, unless it is paid by card', async () => {
  const attributes = { InvoiceCreditStopAmount: '1099' };
  expect(await codeFor({ attributes })).toEqual([422, 4]);
  const admin = await buyerOf({ attributes, role: roles.customerAdmin });
  const facts = { left: 1099, total: 1100, currency: 'SEK' };
  expect(await refused(sendAs(app, admin.buyer))).toMatchObject({ orderCode: 4, facts });
  const { buyer } = await buyerOf({ attributes });
  expect((await refused(sendAs(app, buyer))).facts).not.toHaveProperty('left');
  expect(await sent(sendAs(app, buyer, { paymentMethodId: 168 }))).toMatchObject({ paymentState: 'Pending' });
  const enough = await buyerOf({ attributes: { InvoiceCreditStopAmount: '1100' } });
  expect(await sent(sendAs(app, enough.buyer))).toMatchObject({ total: 1100 });
  const usedUp = { DefaultAmount: '20000', InvoiceCreditStopAmount: '0' };
  expect(await codeFor({ attributes: usedUp })).toEqual([422, 4]);
  for (const none of [{ InvoiceCreditStopAmount: ' ' }, { DefaultAmount: '0', InvoiceCreditStopAmount: '0' }]) {
    const unlimited = await buyerOf({ attributes: none });
    expect(await sent(sendAs(app, unlimited.buyer))).toMatchObject({ total: 1100 });
  }
});

test('O55 more than the sender may spend: 5', async () => {
  const settings = { UseAmountLimit: 'true' };
  expect(await codeFor({ settings, infos: { AmountLimit: '1099.99' } })).toEqual([422, 5]);
  const { buyer } = await buyerOf({ settings, infos: { AmountLimit: '1100' } });
  expect(await sent(sendAs(app, buyer))).toMatchObject({ status: 100 });
});

const laundry = { UseLaundry: 'true' };

test('O57 O82 the buyer without an employee number: 7; with one of more than ten characters: 34', async () => {
  expect(await codeFor({ settings: laundry })).toEqual([422, 7]);
  expect(await codeFor({ settings: laundry, infos: { EmployeeNo: '12345678901' } })).toEqual([422, 34]);
});

test('O56 O81 a wearer without an employee number: 6, with one that is too long: 33, by name', async () => {
  for (const [infos, orderCode] of [
    [{}, 6],
    [{ EmployeeNo: '12345678901' }, 33],
  ] as const) {
    const company = await aCompany().with(laundry).save(shop.db);
    const { id } = await aPerson(`bo${orderCode}@bygg.example`).at(company).with(infos).save(shop.db);
    const row = { sku: trousers, quantity: 1, metadata: [{ key: 'CoWorkerId', value: String(id) }] };
    const admin = {
      company,
      role: roles.customerAdmin,
      infos: { EmployeeNo: '1' },
      email: `a${orderCode}@bygg.example`,
    };
    const answer = await refused(sendAs(app, await aBuyer(shop, app, admin, [row])));
    expect(answer).toMatchObject({ status: 422, orderCode, facts: { name: 'Ada Berg' } });
  }
});

test('O73 a buyer outside the company: 24; a colleague only if the sender may buy for others', async () => {
  const { company, buyer } = await buyerOf({});
  const bo = await aPerson('bo@bygg.example').at(company).save(shop.db);
  const eva = await aPerson('eva@other.example').save(shop.db);
  const by = (id: number | null) => ({ buyer: { ...payloadOf(buyer).buyer, id } });
  for (const id of [null, eva.id, bo.id, 999_999])
    expect(await refused(sendAs(app, buyer, by(id)))).toMatchObject({ status: 422, orderCode: 24 });
  const admin = await aBuyer(shop, app, { company, role: roles.customerAdmin, email: 'boss@bygg.example' });
  expect(await refused(sendAs(app, admin, by(eva.id)))).toMatchObject({ orderCode: 24 });
  expect(await sent(sendAs(app, admin, by(bo.id)))).toMatchObject({ status: 100 });
});

test('O72 O74 approval is needed and the approver has no address: 23, or an address without an account: 25', async () => {
  const settings = { ForceApproval: 'true' };
  expect(await codeFor({ settings })).toEqual([422, 23]);
  expect(await codeFor({ settings, infos: { Attestant1: 'nobody@bygg.example' } })).toEqual([422, 25]);
  const { company, buyer } = await buyerOf({ settings, infos: { Attestant1: 'Boss@bygg.example' } });
  await aPerson('boss@bygg.example').at(company).save(shop.db);
  expect(await sent(sendAs(app, buyer))).toMatchObject({ kind: 'approval' });
});

test('O75 O79 O80 numbers that are not on the company’s lists: 26, 31, 32', async () => {
  const { company, buyer } = await buyerOf({ settings: { UseProjectNumber: 'true', UseOrderNumber: 'true' } });
  await saveCompanyNumbers(shop.db, company.id, {
    projects: [{ number: 'P1', name: 'Bridge', attestant: undefined }],
    orderNumbers: ['N1'],
  });
  const { metadata } = payloadOf(buyer);
  const withNumbers = (ProjectNumber: string, OrderNumber: string | null) => ({
    metadata: { ...metadata, ProjectNumber, OrderNumber },
  });
  const codeOf = async (project: string, order: string | null) =>
    (await refused(sendAs(app, buyer, withNumbers(project, order)))).orderCode;
  expect([
    await codeOf('P9', 'N9'),
    await codeOf('P9', 'N1'),
    await codeOf('P1', 'N9'),
    await codeOf('P9', null),
  ]).toEqual([26, 31, 32, 31]);
  expect(await sent(sendAs(app, buyer, withNumbers('P1', 'N1')))).toMatchObject({ status: 100 });
  const free = await buyerOf({});
  expect(await sent(sendAs(app, free.buyer, withNumbers('P9', 'N9')))).toMatchObject({ status: 100 });
});

const punchedOut = { ActivateOCI: 'true', PunchOutType: 'OCI4' };

test('O83 a punch-out session without a return address for its cart: 36, in the words of each language', async () => {
  const { buyer } = await buyerOf({ settings: punchedOut, claims: { punch_out_type: 'OCI4' } });
  const inSwedish = { ...buyer, headers: { ...buyer.headers, 'accept-language': 'sv' } };
  const answer = await refused(sendAs(app, inSwedish));
  expect(answer).toMatchObject({ status: 422, orderCode: 36 });
  expect(answer.title).toContain('Ert inköpssystem');
  const texts = languages.map((language) => shop.texts.say(language, 'refusals', answer.code));
  expect(new Set(texts).size).toBe(languages.length);
  for (const text of texts) expect(text).not.toMatch(/\d/);
});

test('O83 O55 a person who signed in with a password orders for a punch-out company as for any other', async () => {
  const { buyer } = await buyerOf({ settings: punchedOut });
  expect(await sent(sendAs(app, buyer))).toMatchObject({ kind: 'ordinary', status: 100 });
  const settings = { ...punchedOut, UseAmountLimit: 'true' };
  expect(await codeFor({ settings, infos: { AmountLimit: '10' } })).toEqual([422, 5]);
});

test('O65 a delivery method that must be free and is not: 15', async () => {
  const deliveryMethod = { ...toTheCompany, deliveryMethodId: 210, deliveryGroupEntryId: 202 };
  expect(await codeFor({}, { deliveryMethod })).toEqual([422, 15]);
});

test('a company with locked addresses gets parcels only at its saved addresses', async () => {
  const settings = { LockDeliveryAddressInCheckout: 'true' };
  const company = await aCompany().with(settings).withAddress('delivery').save(shop.db);
  const buyer = await aBuyer(shop, app, { company });
  expect(await refused(sendAs(app, buyer))).toMatchObject({ status: 422, code: 'delivery-address-invalid' });
  const { deliveryAddress } = payloadOf(buyer);
  const kept = { ...deliveryAddress, addressLine1: 'Verkstadsgatan 4' };
  expect(await sent(sendAs(app, buyer, { deliveryAddress: kept }))).toMatchObject({ status: 100 });
});

test('O76 a company without the right to check out: 27', async () => {
  expect(await codeFor({ settings: { DisableCheckout: 'true' } })).toEqual([403, 27]);
});

test('a buyer with hidden prices gets no prices in the answer, but the order has them', async () => {
  const { buyer } = await buyerOf({ settings: { HidePrice: 'true' } });
  expect(await sent(sendAs(app, buyer, { shown: { promotions: [], payable: 0 } }))).toMatchObject({ total: 0 });
  const [order] = await shop.db.selectFrom('orders').select(['payable', 'data']).execute();
  expect(order).toMatchObject({ payable: 110_000, data: { hidesPrices: true } });
});

test('the cart of a colleague or of another company is not found', async () => {
  const { company, buyer } = await buyerOf({});
  const colleague = await aBuyer(shop, app, { company, email: 'bo@bygg.example' }, [
    { sku: agreedJacket, quantity: 1 },
  ]);
  expect(await refused(sendAs(app, { ...buyer, cartId: colleague.cartId }))).toMatchObject({
    status: 404,
    orderCode: 0,
  });
});

test('L12 L05 an order that the laundry would refuse is refused at the row; one that it accepts names the place', async () => {
  const company = await aCompany().with(laundry).save(shop.db);
  await giveLaundry(shop.db, company.id);
  const place = { Department: 'Wash', CostCenter: '3110', LockerNumber: '12' };
  const kai = aPerson('kai@bygg.example').named('Kai', 'Ek').at(company);
  const { id } = await kai.with({ EmployeeNo: '31002', ...place, LockerPosition: '1' }).save(shop.db);
  const metadata = [{ key: 'CoWorkerId', value: String(id) }];
  const admin = { company, role: roles.customerAdmin, infos: { EmployeeNo: '1' } };
  const buyer = await aBuyer(shop, app, admin, [{ sku: trousers, quantity: 1, metadata }]);
  // Eva has the position.
  const answer = await sendAs(app, buyer);
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    {
      code: 'invalid-input',
      errors: [
        {
          path: 'rows.100.customer',
          code: 'laundry-refused',
          facts: { laundryError: 'LaundryCompanyLockerAndPositionDoesNotExists' },
        },
      ],
    },
  ]);
  await giveInfos(shop.db, id, { EmployeeNo: '31002', ...place, LockerPosition: '2' });
  const { orderId } = await sent(sendAs(app, buyer));
  const found = await findOrder(shop.db, orderId);
  expect(found?.order.rows[0]?.coworker).toEqual({
    id,
    name: 'Kai Ek',
    employeeNo: '31002',
    laundry: {
      laundrySubCustomer: '',
      costCode: '3110',
      department: 'Wash',
      laundryLockerNumber: '12',
      laundryPositionNumber: '2',
      action: 'create',
    },
  });
});
