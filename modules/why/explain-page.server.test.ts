import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { type Role, roles } from '../auth/roles.ts';
import { explainPage } from './explain-page.server.ts';
import { causesOf, type ExplainedPage } from './page-causes.ts';

let shop: TestShop;
let company: { id: number };
let kim: number;

const rules = JSON.stringify({ rules: [{ ruleName: 'orderLabel', ruleType: 'REQUIRED' }] });

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, smallWorld());
  company = await aCompany('Bygg')
    .with({ ForceApproval: 'true', ShowAgreedAssortmentOnly: 'true', FormViewRules: rules })
    .withAttributes({ PrimaryPricelistCode: 'OURS' })
    .withPriceLists('OURS')
    .save(shop.db);
  kim = (await aPerson('kim@bygg.example').named('Kim', 'Ek').at(company).save(shop.db)).id;
});

const staff = aVisit({ claims: someClaims({ storm_role: roles.internal }) });
const as = (storm_role: Role, tasks: readonly 'orders'[] = []) => aVisit({ claims: someClaims({ storm_role, tasks }) });

async function explained(page: ExplainedPage, customerId = kim) {
  const read = await explainPage(shop, staff, { customerId, page });
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

test('only for staff with the task customers', async () => {
  for (const visit of [as(roles.administrator), as(roles.user), as(roles.internal, ['orders'])])
    expect(await explainPage(shop, visit, { customerId: kim, page: 'cart' })).toMatchObject({
      ok: false,
      refusal: { code: 'not-allowed' },
    });
  expect(await explainPage(shop, staff, { customerId: 999, page: 'cart' })).toMatchObject({
    refusal: { code: 'customer-not-found' },
  });
  const other = await aCompany('Annat').save(shop.db);
  expect(await explainPage(shop, staff, { customerId: kim, companyId: other.id, page: 'cart' })).toMatchObject({
    refusal: { code: 'company-not-found' },
  });
});

test('the API call has the same content as the page, only for staff with the task customers', async () => {
  const app = openTestApp(shop);
  const ask = async (query: string, claims?: Parameters<TestApp['bearer']>[0], customerId = kim) => {
    const headers = await app.bearer(claims);
    return app.request(`/api/customer/customers/${customerId}/why${query}`, { headers });
  };
  const answer = await ask('?page=checkout');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    person: { id: kim, name: 'Kim Ek', role: 64, isSuper: false },
    company: { id: company.id, name: 'Bygg' },
    companies: [{ id: company.id, name: 'Bygg' }],
    page: 'checkout',
    outcomes: expect.arrayContaining([{ outcome: 'approval', holds: true }]),
    settings: expect.arrayContaining([
      { key: 'ForceApproval', group: 'approval', value: 'true', own: 'true', origin: 'own', needs: [] },
    ]),
    flags: expect.arrayContaining([{ key: 'UseNorcePromotions', isOn: expect.any(Boolean) }]),
    priceLists: [{ code: 'OURS', tier: 'primary' }],
    required: ['orderLabel'],
  });
  expect((await ask('', { tasks: ['read-only'] })).status).toBe(200);
  for (const claims of [
    { tasks: ['orders'] as const },
    { storm_role: roles.administrator, company_id: company.id },
    { storm_role: roles.user, customer_id: kim, company_id: company.id },
  ])
    expect((await ask('', claims)).status).toBe(403);
  expect((await ask('', {}, 999_999)).status).toBe(404);
  const other = await aCompany('Annat').save(shop.db);
  expect((await ask(`?companyId=${other.id}`)).status).toBe(404);
  expect((await ask('?page=nothing')).status).toBe(422);
  expect((await ask('', {}, 2_147_483_648)).status).toBe(422);
  expect((await ask('?companyId=2147483648')).status).toBe(422);
});

test('role, company, settings with their origin, flags, and price lists in order', async () => {
  const read = await explained('products');
  expect(read.person).toEqual({ id: kim, name: 'Kim Ek', role: roles.user, isSuper: false });
  expect(read.company).toEqual({ id: company.id, name: 'Bygg' });
  expect(read.outcomes).toEqual([
    { outcome: 'noPrices', holds: false },
    { outcome: 'agreedOnly', holds: true },
    { outcome: 'services', holds: false },
    { outcome: 'forcedServices', holds: false },
  ]);
  expect(read.settings.slice(0, 3).map(({ key, value, origin }) => [key, value, origin])).toEqual([
    ['ShowAgreedAssortmentOnly', 'true', 'own'],
    ['ShowAgreedAssortmentOnlyForAllRoles', 'false', 'default'],
    ['HidePrice', 'false', 'default'],
  ]);
  expect(read.flags.map(({ key }) => key)).toEqual(causesOf.products.flags);
  expect(read.priceLists?.map(({ code, tier }) => [code, tier])).toEqual([['OURS', 'primary']]);
  expect(read.required).toBeUndefined();
});

test('a person with more rights has more lists; the public ones come last', async () => {
  const boss = await aPerson('boss@bygg.example').withRole(roles.administrator).at(company).save(shop.db);
  const { priceLists } = await explained('products', boss.id);
  expect(priceLists?.map(({ code, tier }) => [code, tier])).toEqual([
    ['OURS', 'primary'],
    ['PUBLIC-se', 'public'],
  ]);
});

test('the checkout explains approval and required fields', async () => {
  const read = await explained('checkout');
  expect(read.required).toEqual(['orderLabel']);
  expect(read.outcomes).toContainEqual({ outcome: 'approval', holds: true });
});

test('a person without a company has no company settings', async () => {
  const { id } = await aPerson('ola@home.example').withRole(roles.b2c).save(shop.db);
  const read = await explained('checkout', id);
  expect([read.company, read.settings, read.required]).toEqual([undefined, [], undefined]);
});
