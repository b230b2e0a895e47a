import { beforeEach, expect, test } from 'vitest';
import { ok, refuse } from '#core/result.ts';
import { roles } from '#modules/auth/roles.ts';
import type { TaxRequest } from '#modules/pricing/tax-request.ts';
import { aBuyerVisit, aBuyingCompany } from '#tests/build/buyers.ts';
import { aPriceList } from '#tests/build/feed.ts';
import { goods, trousers, whiteTrousers } from '#tests/build/goods.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

const american = [
  aPriceList({ code: 'PUBLIC-us', market: 'us', currency: 'USD' }),
  { kind: 'price', priceList: 'PUBLIC-us', partNo: trousers.slice(0, 12), currency: 'USD', unitNet: '100' },
];
const deliveryMethod = { deliveryMethodId: 3, deliveryGroupId: 'GROUP', deliveryGroupEntryId: 'ENTRY' };
const ohio = { addressLine1: 'Main Street 1', zipCode: '43004', city: 'Columbus', region: 'OH', countryId: 'US' };
const inSweden = 'se.localhost:3000';
const inAmerica = 'us.localhost:3000';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, [...goods, ...american]);
});

function post(
  path: string,
  body: unknown,
  { headers = {}, host = inSweden }: { headers?: object; host?: string } = {},
) {
  const own = { 'content-type': 'application/json', origin: `http://${host}`, ...headers };
  return app.request(path, { method: 'POST', body: JSON.stringify(body), headers: own }, host);
}

async function aFilledCart(host: string, rows: readonly object[], token: Record<string, string> = {}) {
  const made = await post('/api/cart/carts', {}, { headers: token, host });
  const cookie = made.headers.getSetCookie().map((line) => line.split(';')[0]);
  const headers = { ...token, cookie: cookie.join('; ') };
  const { id } = (await made.json()) as { id: string };
  const added = await post(`/api/cart/carts/${id}/products/batch`, rows, { headers, host });
  expect(added.status).toBe(201);
  const total = async (body: object = {}) => {
    const answer = await post(
      '/api/order/carts/groupedTotal',
      { cartId: id, deliveryMethod, ...body },
      { headers, host },
    );
    return { status: answer.status, body: await answer.json() };
  };
  return { id, total };
}

test('T09 another visitor’s cart answers 404, and so does an unknown one', async () => {
  const { id } = await aFilledCart(inSweden, [{ sku: trousers, quantity: 1 }]);
  const { claims } = await aBuyerVisit(shop, { company: await aBuyingCompany(shop) });
  for (const headers of [{}, await app.bearer(claims)])
    for (const cartId of [id, 'nothing'])
      expect((await post('/api/order/carts/groupedTotal', { cartId }, { headers })).status).toBe(404);
});

test('T09 totals per coworker and overall, from the cart, the address and the method', async () => {
  const company = await aBuyingCompany(shop);
  const { claims } = await aBuyerVisit(shop, { company, role: roles.administrator, email: 'anna@bygg.example' });
  const { claims: other } = await aBuyerVisit(shop, { company, email: 'bo@bygg.example', employeeNo: '17' });
  const forBo = [{ key: 'CoWorkerId', value: String(other?.customer_id) }];
  const rows = [
    { sku: trousers, quantity: 2, metadata: forBo },
    { sku: whiteTrousers, quantity: 1 },
    { sku: whiteTrousers, quantity: 1, metadata: forBo },
  ];
  const { id, total } = await aFilledCart(inSweden, rows, await app.bearer(claims));
  const deliveryAddress = {
    addressLine1: 'Gatan 1',
    zipCode: '111 22',
    city: 'Stockholm',
    region: '',
    countryId: 'SE',
  };
  expect(await total({ deliveryAddress })).toEqual({
    status: 200,
    body: {
      cartId: id,
      currency: 'SEK',
      total: { exclVat: 3040, inclVat: 3800 },
      groupedCartTotalByCustomers: [
        {
          customer: { id: other?.customer_id, name: expect.any(String), employeeNo: '17' },
          rowIds: [expect.any(String), expect.any(String)],
          total: { exclVat: 2320, inclVat: 2900 },
        },
        { rowIds: [expect.any(String)], total: { exclVat: 720, inclVat: 900 } },
      ],
      failedTax: false,
    },
  });
});

test('T09 T21 in the USA the tax depends on the address and is unknown without a complete one', async () => {
  const { total } = await aFilledCart(inAmerica, [{ sku: trousers, quantity: 2 }]);
  const open = { total: { exclVat: 200, inclVat: null }, failedTax: false };
  for (const deliveryAddress of [undefined, null, { ...ohio, region: '' }, { ...ohio, countryId: 'CA' }])
    expect((await total({ deliveryAddress })).body).toMatchObject(open);
  const known = await total({ deliveryAddress: { ...ohio, region: 'oh' } });
  expect(known.body).toMatchObject({
    currency: 'USD',
    total: { exclVat: 200, inclVat: 211.5 },
    groupedCartTotalByCustomers: [{ total: { exclVat: 200, inclVat: 211.5 } }],
    failedTax: false,
  });
});

test('T09 the request has a cart id, five address members and three method ids, as documented', async () => {
  const { components } = (await (await app.request('/api/openapi.json')).json()) as {
    components: { schemas: Record<string, { properties: Record<string, { properties?: object }> }> };
  };
  const { properties = {} } = components.schemas.GroupedCartTotalRequest ?? {};
  const membersOf = (name: string) => Object.keys(properties[name]?.properties ?? {});
  expect(Object.keys(properties)).toEqual(['cartId', 'deliveryAddress', 'deliveryMethod']);
  expect(membersOf('deliveryAddress')).toEqual(['addressLine1', 'zipCode', 'city', 'region', 'countryId']);
  expect(membersOf('deliveryMethod')).toEqual(['deliveryMethodId', 'deliveryGroupId', 'deliveryGroupEntryId']);
  const { total } = await aFilledCart(inSweden, [{ sku: trousers, quantity: 1 }]);
  const wrong = [
    ...Object.keys(ohio).map((name) => ({ deliveryAddress: { ...ohio, [name]: 7 } })),
    ...Object.keys(deliveryMethod).map((name) => ({ deliveryMethod: { ...deliveryMethod, [name]: true } })),
    { cartId: 7 },
  ];
  expect(wrong).toHaveLength(9);
  for (const body of wrong) expect([body, (await total(body)).status]).toEqual([body, 422]);
});

test('T09 the provider gets the five address members', async () => {
  const asked: TaxRequest[] = [];
  shop.tax = {
    ratesOf: async (request) => (asked.push(request), ok(new Map([[request.rows[0]?.reference ?? '', 575]]))),
  };
  const { total } = await aFilledCart(inAmerica, [{ sku: trousers, quantity: 2 }]);
  expect((await total({ deliveryAddress: ohio })).body).toMatchObject({ total: { exclVat: 200, inclVat: 211.5 } });
  expect(asked.map(({ location }) => location)).toEqual([
    { line1: 'Main Street 1', zipCode: '43004', city: 'Columbus', region: 'OH', countryCode: 'US' },
  ]);
});

test('T09 T17 an unknown tax is flagged', async () => {
  shop.tax = { ratesOf: async () => refuse({ code: 'tax-location-unknown', countryCode: 'US', region: 'OH' }) };
  const { total } = await aFilledCart(inAmerica, [{ sku: trousers, quantity: 2 }]);
  const { body } = await total({ deliveryAddress: ohio });
  expect(body).toMatchObject({ total: { exclVat: 200, inclVat: null }, failedTax: true });
});

test('T09 T25 visitors with hidden prices get none', async () => {
  const company = await aBuyingCompany(shop, { HidePrice: 'true' });
  const { claims } = await aBuyerVisit(shop, { company });
  const { total } = await aFilledCart(inSweden, [{ sku: trousers, quantity: 1 }], await app.bearer(claims));
  const hidden = { exclVat: null, inclVat: null };
  expect((await total()).body).toMatchObject({ total: hidden, groupedCartTotalByCustomers: [{ total: hidden }] });
});
