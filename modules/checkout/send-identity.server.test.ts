import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import {
  aBuyer,
  aGuest,
  aSignedInConsumer,
  openSendingShop,
  payloadOf,
  refused,
  type Sender,
  type SendingShop,
  sendAs,
  sent,
} from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

const invented = { firstName: 'Napoleon', lastName: 'Bonaparte' };
const named = (sender: Sender, changed: Partial<ReturnType<typeof payloadOf>['buyer']>) => ({
  buyer: { ...payloadOf(sender).buyer, ...changed },
});

const lastOrder = async () =>
  shop.db
    .selectFrom('orders')
    .select(['data', 'buyer_name', 'company_id', 'customer_id'])
    .orderBy('order_no', 'desc')
    .executeTakeFirstOrThrow();

test('M33 an order says 100 for a company and 15 for a consumer; any other market is refused', async () => {
  const company = await aCompany().save(shop.db);
  const [guest, buyer] = [await aGuest(app), await aBuyer(shop, app, { company })];
  for (const marketId of [1, 12, 100, 0])
    expect(await refused(sendAs(app, guest, { marketId }))).toMatchObject({
      status: 422,
      code: 'market-id-wrong',
      facts: { marketId, expected: 15 },
    });
  for (const marketId of [1, 12, 15])
    expect(await refused(sendAs(app, buyer, { marketId }))).toMatchObject({
      status: 422,
      code: 'market-id-wrong',
      facts: { marketId, expected: 100 },
    });
  expect(await sent(sendAs(app, guest, { marketId: 15 }))).toMatchObject({ paymentState: 'Pending' });
  expect(await sent(sendAs(app, buyer, { marketId: 100 }))).toMatchObject({ status: 100 });
});

test('M33 the company is that of the session: another one is not found, and a missing one is filled in', async () => {
  const [own, other] = [await aCompany('Bygg').save(shop.db), await aCompany('Plåt').save(shop.db)];
  const buyer = await aBuyer(shop, app, { company: own });
  expect(await refused(sendAs(app, buyer, named(buyer, { companyId: other.id })))).toMatchObject({
    status: 404,
    code: 'company-not-found',
    facts: { companyId: other.id },
  });
  const guest = await aGuest(app);
  expect(await refused(sendAs(app, guest, named(guest, { companyId: other.id })))).toMatchObject({ status: 404 });
  await sent(sendAs(app, buyer, named(buyer, { companyId: null })));
  expect(await lastOrder()).toMatchObject({ company_id: own.id, data: { buyer: { companyId: own.id } } });
});

test('M33 a repeated order is checked again: market, company and buyer', async () => {
  const [own, other] = [await aCompany('Bygg').save(shop.db), await aCompany('Plåt').save(shop.db)];
  const stranger = await aPerson('eva@other.example').at(other).save(shop.db);
  const buyer = await aBuyer(shop, app, { company: own });
  const first = await sent(sendAs(app, buyer, {}, 'mine'));
  for (const key of ['mine', undefined]) {
    expect(await refused(sendAs(app, buyer, { marketId: 12 }, key))).toMatchObject({
      status: 422,
      code: 'market-id-wrong',
      facts: { marketId: 12, expected: 100 },
    });
    expect(await refused(sendAs(app, buyer, named(buyer, { companyId: other.id }), key))).toMatchObject({
      status: 404,
      code: 'company-not-found',
    });
    expect(await refused(sendAs(app, buyer, named(buyer, { id: stranger.id }), key))).toMatchObject({ orderCode: 24 });
    expect(await sent(sendAs(app, buyer, {}, key))).toEqual(first);
  }
  expect(await refused(sendAs(app, buyer, named(buyer, invented), 'mine'))).toMatchObject({ code: 'key-reused' });
  expect(await refused(sendAs(app, buyer, named(buyer, invented)))).toMatchObject({ orderCode: 38 });
});

test('M33 the buyer has the name of the account; the typed name is on the parcel', async () => {
  const company = await aCompany().save(shop.db);
  const bo = await aPerson('bo@bygg.example').named('Bo', 'Ek').at(company).save(shop.db);
  const role = roles.customerAdmin;
  const buyer = await aBuyer(shop, app, { company, role });
  await sent(sendAs(app, buyer, named(buyer, invented)));
  expect(await lastOrder()).toMatchObject({
    buyer_name: 'Ada Berg',
    data: { buyer: { firstName: 'Ada', lastName: 'Berg' }, delivery: { recipient: invented } },
  });
  const admin = await aBuyer(shop, app, { company, role, email: 'boss@bygg.example' });
  await sent(sendAs(app, admin, named(admin, { ...invented, id: bo.id })));
  expect(await lastOrder()).toMatchObject({
    data: { buyer: { id: bo.id, firstName: 'Bo', lastName: 'Ek' }, delivery: { recipient: invented } },
  });
  const consumer = await aSignedInConsumer(shop, app);
  await sent(sendAs(app, consumer, named(consumer, invented)));
  expect(await lastOrder()).toMatchObject({
    data: { buyer: { firstName: 'Ada', lastName: 'Berg' }, delivery: { recipient: invented } },
  });
});

test('M33 guests name themselves, and a signed-in buyer cannot order under another name', async () => {
  const stranger = await aPerson('eva@other.example').save(shop.db);
  const guest = await aGuest(app);
  expect(await refused(sendAs(app, guest, named(guest, { id: stranger.id })))).toMatchObject({ orderCode: 24 });
  const consumer = await aSignedInConsumer(shop, app);
  expect(await refused(sendAs(app, consumer, named(consumer, { id: stranger.id })))).toMatchObject({ orderCode: 24 });
  await sent(sendAs(app, guest, named(guest, invented)));
  expect(await lastOrder()).toMatchObject({ customer_id: null, data: { buyer: invented } });
});
