import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { agreedJacket, gloves, goods, largerTrousers, trousers } from '#tests/build/goods.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { insertOrder } from './insert-order.server.ts';
import type { OrderOwner } from './order.ts';

let shop: TestShop;
let app: TestApp;
let eva: number;
let olle: number;
let ida: number;
let bygg: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, goods);
  const company = await aCompany('Bygg').withPriceLists('OURS').save(shop.db);
  bygg = company.id;
  eva = (await aConsumer('eva@home.example').save(shop.db)).id;
  olle = (await aPerson('olle@bygg.example').at(company).save(shop.db)).id;
  ida = (await aPerson('ida@bygg.example').at(company).save(shop.db)).id;
});

const gone = '999911100100C50';
const ofCompany = (customerId: number, punchOutSession?: string): OrderOwner => ({
  kind: 'company',
  companyId: bygg,
  customerId,
  punchOutSession,
});
const evas = (): OrderOwner => ({ kind: 'customer', customerId: eva });

let hour = 0;
async function buy(owner: OrderOwner, skus: readonly string[], facts: Parameters<typeof anOrder>[0] = {}) {
  hour += 1;
  const at = new Date(Date.UTC(2026, 10, 1, hour));
  const rows = skus.map((sku, index) => anOrderRow({ rowNumber: (index + 1) * 100, sku, quantity: 2 }));
  const sent = { paymentState: 'Default', paymentMethodId: 169, status: 100, createdAt: at, placedAt: at } as const;
  await insertOrder(shop.db, anOrder({ ...sent, owner, rows, ...facts }));
}

const claimsOf = {
  eva: () => ({ customer_id: eva, storm_role: roles.b2c }),
  olle: () => ({ customer_id: olle, storm_role: roles.user, company_id: bygg }),
  ida: () => ({ customer_id: ida, storm_role: roles.administrator, company_id: bygg }),
  olleAlone: () => ({ customer_id: olle, storm_role: roles.user }),
};

async function bought(who: keyof typeof claimsOf, query = '', more: object = {}) {
  const headers = await app.bearer({ ...claimsOf[who](), ...more });
  const answer = await app.request(`/api/orderhistory/recently-bought${query}`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { sku: string; price: object | null }[];
}
const skus = async (...asked: Parameters<typeof bought>) => (await bought(...asked)).map(({ sku }) => sku);

test('recently bought: each product once, in the size last bought, newest first, if it is still sold', async () => {
  await buy(evas(), [trousers]);
  await buy(evas(), [gloves, gone, agreedJacket]);
  await buy(evas(), [largerTrousers]);
  expect(await skus('eva')).toEqual([largerTrousers, gloves]);
  expect(await skus('eva', '?limit=1')).toEqual([largerTrousers]);
  expect((await bought('eva'))[0]).toMatchObject({
    uniqueName: 'trousers-1000',
    size: 'C52',
    quantity: 2,
    price: { amount: 1000, currency: 'SEK', isGross: true },
  });
});

test('recently bought: only the visitor’s own orders for the current company; a guest is refused', async () => {
  await buy(evas(), [gloves]);
  await buy(ofCompany(olle), [trousers, agreedJacket]);
  await buy(ofCompany(olle, 'session-a'), [gloves]);
  expect((await app.request('/api/orderhistory/recently-bought')).status).toBe(401);
  expect(await skus('eva')).toEqual([gloves]);
  expect(await skus('olle')).toEqual([trousers, agreedJacket]);
  expect(await skus('olle', '', { sid: 'session-a' })).toEqual([gloves, trousers, agreedJacket]);
  expect(await skus('olleAlone')).toEqual([]);
  // Not even for an administrator of the company.
  expect(await skus('ida')).toEqual([]);
});

test('recently bought: no unpaid or given-up orders, no gifts and no services', async () => {
  await buy(evas(), [trousers], { placedAt: undefined });
  await buy(evas(), [trousers], { kind: 'ordinary' });
  await shop.db.updateTable('orders').set({ given_up_at: new Date() }).where('placed_at', 'is not', null).execute();
  const gift = anOrderRow({ sku: trousers });
  await buy(evas(), [], {
    rows: [
      { ...gift, price: { ...gift.price, isFree: true } },
      anOrderRow({ rowNumber: 200, sku: gloves, type: 'VasArticle' }),
    ],
  });
  expect(await skus('eva')).toEqual([]);
});

test('recently bought: no price if prices are hidden; an invalid limit is refused', async () => {
  const quiet = await aCompany('Quiet').with({ HidePrice: 'true' }).save(shop.db);
  await buy({ kind: 'company', companyId: quiet.id, customerId: olle, punchOutSession: undefined }, [trousers]);
  expect(await bought('olle', '', { company_id: quiet.id })).toMatchObject([{ sku: trousers, price: null }]);
  const headers = await app.bearer(claimsOf.olle());
  for (const limit of ['0', '-1', '1e9', 'two'])
    expect((await app.request(`/api/orderhistory/recently-bought?limit=${limit}`, { headers })).status).toBe(422);
});

test('H09 recently bought: a product of a hidden order is hidden from its buyer; administrators see it', async () => {
  await buy(ofCompany(olle), [trousers]);
  await buy(ofCompany(olle), [gloves]);
  await shop.db
    .updateTable('orders')
    .set({ is_hidden: true })
    .where('order_no', 'in', (eb) => eb.selectFrom('orders').select((of) => of.fn.max('order_no').as('last')))
    .execute();
  expect(await skus('olle')).toEqual([trousers]);
  expect(await skus('olle', '', { storm_role: roles.customerAdmin })).toEqual([gloves, trousers]);
});
