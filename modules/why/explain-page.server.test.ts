import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
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

test('for staff who look after customers alone', async () => {
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

test('role, company, settings with their origin, flags, and price lists in order', async () => {
  const read = await explained('products');
  expect(read.person).toEqual({ id: kim, name: 'Kim Ek', role: roles.user, isSuper: false });
  expect(read.company).toEqual({ id: company.id, name: 'Bygg' });
  expect(read.outcomes).toEqual([
    { outcome: 'noPrices', holds: false },
    { outcome: 'agreedOnly', holds: true },
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

test('who sees more has more lists; the public ones come last', async () => {
  const boss = await aPerson('boss@bygg.example').withRole(roles.administrator).at(company).save(shop.db);
  const { priceLists } = await explained('products', boss.id);
  expect(priceLists?.map(({ code, tier }) => [code, tier])).toEqual([
    ['OURS', 'primary'],
    ['PUBLIC-se', 'public'],
  ]);
});

test('the checkout tells of approval and of required fields', async () => {
  const read = await explained('checkout');
  expect(read.required).toEqual(['orderLabel']);
  expect(read.outcomes).toContainEqual({ outcome: 'approval', holds: true });
});

test('somebody without a company has no settings of companies', async () => {
  const { id } = await aPerson('ola@home.example').withRole(roles.b2c).save(shop.db);
  const read = await explained('checkout', id);
  expect([read.company, read.settings, read.required]).toEqual([undefined, [], undefined]);
});
