import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { goodsWithServices, logo, nameTag } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goodsWithServices);
  app = openTestApp(shop);
});

async function check(lines: object[], settings: Record<string, string> = { ShowVas: 'true' }) {
  const company = await aCompany().with(settings).save(shop.db);
  const { id } = await aPerson('ada@bygg.example').withRole(roles.customerAdmin).at(company).save(shop.db);
  const headers = await app.bearer({ customer_id: id, storm_role: roles.customerAdmin, company_id: company.id });
  const answer = await app.json('/api/product/instantorder/check', 'POST', { lines }, headers);
  return ((await answer.json()) as { lines: object[] }).lines;
}

const possibleServices = [
  { id: 9001, code: 'TRL', name: 'Logotyp' },
  { id: 9002, code: 'EMN', name: 'Namn' },
  { id: 9003, code: 'TRO', name: 'Namn och yrke' },
];

test('lines name services by number or name; the same article with others is another line', async () => {
  const line = (services: string) => ({ article: trousers, quantity: '1', services });
  expect(await check([line('9001'), line('namn'), line('Logotyp'), line('')])).toMatchObject([
    { canBeOrdered: false, sku: trousers, quantity: 2, mergedLines: [3], services: [logo] },
    { sku: trousers, quantity: 1, services: [nameTag] },
    { kind: 'duplicate', mergedInto: 1 },
    { sku: trousers, quantity: 1, mergedLines: [] },
  ]);
});

test('a service that an article cannot have is an error of its line, with those that it can have', async () => {
  const lines = [
    { article: trousers, quantity: '2', services: '9001+8999' },
    { article: gloves, quantity: '10', services: 'Logotyp' },
    { article: trousers, quantity: '2' },
  ];
  const [first, second, third] = await check(lines);
  expect(first).toMatchObject({
    kind: 'services',
    canBeOrdered: false,
    sku: trousers,
    unknownServices: ['8999'],
    possibleServices,
  });
  expect(second).toMatchObject({ kind: 'services', unknownServices: ['Logotyp'], possibleServices: [] });
  expect(third).not.toHaveProperty('services');
});

test('V07 in a company without services, the line says so', async () => {
  expect(await check([{ article: trousers, quantity: '1', services: '9001' }], {})).toMatchObject([
    { kind: 'services', canBeOrdered: false, unknownServices: ['9001'], possibleServices: [] },
  ]);
});
