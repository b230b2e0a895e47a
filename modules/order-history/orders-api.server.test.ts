import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { findOrderByLink } from '../order/find-order.server.ts';
import { insertOrder } from '../order/insert-order.server.ts';
import type { OrderOwner } from '../order/order.ts';
import { sealOrder } from '../order/order-link.server.ts';

type Facts = Parameters<typeof anOrder>[0];

let shop: TestShop;
let app: TestApp;
let eva: number;
let olle: number;
let ida: number;
let bygg: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  const company = await aCompany('Bygg').save(shop.db);
  bygg = company.id;
  eva = (await aConsumer('eva@home.example').save(shop.db)).id;
  olle = (await aPerson('olle@bygg.example').at(company).save(shop.db)).id;
  ida = (await aPerson('ida@bygg.example').at(company).save(shop.db)).id;
});

const ofCompany = (customerId: number, punchOutSession?: string): OrderOwner => ({
  kind: 'company',
  companyId: bygg,
  customerId,
  punchOutSession,
});
const sent = { paymentState: 'Default', paymentMethodId: 169, status: 100 } as const;

async function order(facts: Facts = {}) {
  const made = anOrder(facts);
  const orderNo = await insertOrder(shop.db, made);
  return { orderNo, id: made.order.id };
}

const people = {
  eva: () => ({ customer_id: eva, storm_role: roles.b2c }),
  olle: () => ({ customer_id: olle, storm_role: roles.user, company_id: bygg }),
  administrator: () => ({ customer_id: ida, storm_role: roles.administrator, company_id: bygg }),
  staff: () => ({ customer_id: 1, storm_role: roles.internal, company_id: bygg }),
} as const;

async function ask(who: keyof typeof people, path = '/api/order/orders') {
  const answer = await app.request(path, { headers: await app.bearer(people[who]()) });
  const { items, total } = (await answer.json()) as { items: { orderNo: string }[]; total: number };
  expect(answer.status).toBe(200);
  return { items, total, numbers: items.map(({ orderNo }) => orderNo) };
}

test('O38 without a sign-in there are no orders', async () => {
  expect((await app.request('/api/order/orders')).status).toBe(401);
  expect((await app.request('/api/order/orders/filter?Status=100')).status).toBe(401);
});

test('O38 buyers see the orders they sent, including waiting ones; administrators and staff the company’s', async () => {
  const waiting = await order({ owner: { kind: 'customer', customerId: eva } });
  const olles = await order({ ...sent, owner: ofCompany(olle) });
  const idas = await order({ ...sent, owner: ofCompany(ida) });
  await order();
  const gone = await order({ owner: { kind: 'customer', customerId: eva } });
  await shop.db.updateTable('orders').set({ given_up_at: new Date() }).where('id', '=', gone.id).execute();
  expect((await ask('eva')).numbers).toEqual([waiting.orderNo]);
  expect((await ask('olle')).numbers).toEqual([olles.orderNo]);
  expect((await ask('administrator')).numbers).toEqual([idas.orderNo, olles.orderNo]);
  expect((await ask('staff')).numbers).toEqual([idas.orderNo, olles.orderNo]);
});

test('O38 the fields of an order, with decimal amounts', async () => {
  await order({ owner: { kind: 'customer', customerId: eva }, rows: [anOrderRow({ quantity: 2 })] });
  expect((await ask('eva')).items[0]).toMatchObject({
    status: 0,
    paymentState: 'Pending',
    placed: null,
    buyer: { email: 'eva@home.example', id: null },
    deliveryAddress: { addressLine1: 'Gatan 1', countryId: 'SE' },
    currency: 'SEK',
    products: [{ sku: '100011100100', quantity: 2, price: 2000 }],
    vat: 400,
    totalPrice: 2000,
  });
});

test('O38 people of a punch-out company share an account, but not their orders', async () => {
  const own = await order({ ...sent, owner: ofCompany(olle, 'test') });
  await order({ ...sent, owner: ofCompany(olle, 'another session') });
  expect((await ask('olle')).numbers).toEqual([own.orderNo]);
});

test('O41 the filter finds orders by each field, and only visible ones', async () => {
  const numbered = (OrderNumber: string) => ({ ...anOrder().order.metadata, OrderNumber });
  const first = await order({ ...sent, owner: ofCompany(olle), metadata: numbered('X') });
  const second = await order({
    ...sent,
    owner: ofCompany(olle),
    metadata: numbered('Y'),
    status: 300,
    buyer: { ...anOrder().order.buyer, email: 'Olle@bygg.example' },
    createdAt: new Date('2026-11-17T22:59:59Z'),
  });
  await order({ ...sent, owner: ofCompany(ida), metadata: numbered('X') });
  const filter = async (query: string) => (await ask('olle', `/api/order/orders/filter?${query}`)).numbers;
  expect(await filter('OrderNumber=X')).toEqual([first.orderNo]);
  expect(await filter(`OrderNo=${second.orderNo}`)).toEqual([second.orderNo]);
  expect(await filter(`Id=${first.id}`)).toEqual([first.orderNo]);
  expect(await filter('Id=0199f0a2-7c1e-7abc-8def-0123456789ab')).toEqual([]);
  expect(await filter('BuyerEmail=olle@BYGG.example')).toEqual([second.orderNo]);
  expect(await filter('Status=300')).toEqual([second.orderNo]);
  expect(await filter('Date=2026-11-17')).toEqual([second.orderNo]);
  expect(await filter('Date=2026-11-18')).toEqual([]);
  expect(await filter('DispatchNumber=1')).toEqual([]);
  expect(await filter('sort=orderNo&order=asc')).toEqual([first.orderNo, second.orderNo]);
  expect(await filter('pageSize=1')).toEqual([second.orderNo]);
  expect((await ask('olle', '/api/order/orders/filter?pageSize=1&page=2')).total).toBe(2);
});

test('only the holder of its link sees the order of a guest', async () => {
  const { id, orderNo } = await order();
  const visit = aVisit();
  const found = await findOrderByLink(shop, visit, { link: sealOrder(shop.env, id) });
  expect(found).toMatchObject({ ok: true, value: { order: { id, orderNo }, page: 'external', isBankSlow: false } });
  const refused = { ok: false, refusal: { code: 'order-not-found' } };
  const other = await openTestShop({ SESSION_SECRET: 'another secret that is long enough to be one' });
  for (const link of [id, `${sealOrder(shop.env, id)}x`, sealOrder(other.env, id), ''])
    expect(await findOrderByLink(shop, visit, { link })).toEqual(refused);
});

test('O38 a company that hides prices gets no amounts, also for orders sent before', async () => {
  await order({ ...sent, owner: ofCompany(olle) });
  const amounts = async (path: string) =>
    (await ask('administrator', path)).items.map((item) => {
      const { totalPrice, vat, products } = item as unknown as {
        totalPrice: number;
        vat: number;
        products: { price: number }[];
      };
      return [totalPrice, vat, products[0]?.price];
    });
  expect(await amounts('/api/order/orders')).toEqual([[1000, 200, expect.any(Number)]]);
  await shop.db.insertInto('company_setting').values({ company_id: bygg, key: 'HidePrice', value: 'true' }).execute();
  await tellCompanyChanged(shop);
  for (const path of ['/api/order/orders', '/api/order/orders/filter?Status=100'])
    expect(await amounts(path)).toEqual([[null, null, null]]);
});
