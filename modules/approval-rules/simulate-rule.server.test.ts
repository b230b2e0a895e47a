import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import { simulateRule } from './simulate-rule.server.ts';

let shop: SendingShop;
let app: TestApp;
let company: { id: number };
let adminId: number;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  company = await aCompany('Bygg').save(shop.db);
  adminId = (await aPerson('ebba@bygg.example').withRole(roles.administrator).at(company).save(shop.db)).id;
});

const condition = { kind: 'ROLE', is: 'EQUAL', value: 64 } as const;

function simulate({ by = adminId, db = shop.db, most = 5000 } = {}) {
  const claims = someClaims({ customer_id: by, company_id: company.id, storm_role: roles.administrator });
  return simulateRule(
    { ...shop, db },
    { ...aVisit(), claims, now: shop.clock.now() },
    { companyId: company.id, condition, most },
  );
}

const buy = async (name: string) => {
  const goods = [{ sku: trousers, quantity: 1 }];
  return sent(sendAs(app, await aBuyer(shop, app, { company, email: `${name}@bygg.example` }, goods)));
};

test('only the latest orders are simulated, and the answer has the total number', async () => {
  const orderNos: string[] = [];
  for (const name of ['olle', 'anna', 'bo']) orderNos.push((await buy(name)).orderNo);
  const found = await simulate({ most: 2 });
  expect(found).toMatchObject({ ok: true, value: { orders: 2, allOrders: 3, stopped: 2 } });
  expect(found.ok && found.value.list.map(({ orderNo }) => orderNo)).toEqual([orderNos[2], orderNos[1]]);
  expect(await simulate()).toMatchObject({ value: { orders: 3, allOrders: 3, stopped: 3 } });
});

test('four buyers need as many statements as one', async () => {
  const statements = async () => {
    const { db, count } = countStatements(shop.db);
    const { ok } = await simulate({ db });
    return [ok, count()];
  };
  await buy('olle');
  await simulate();
  const ofOne = await statements();
  for (const name of ['anna', 'bo', 'cia']) await buy(name);
  expect(await simulate()).toMatchObject({ value: { orders: 4, allOrders: 4, stopped: 4 } });
  expect(await statements()).toEqual(ofOne);
});

test('a person can simulate sixty times an hour, independent of others', async () => {
  for (let at = 0; at < 60; at += 1) expect((await simulate()).ok).toBe(true);
  expect(await simulate()).toMatchObject({ ok: false, refusal: { code: 'too-many-requests' } });
  expect((await simulate({ by: adminId + 1 })).ok).toBe(true);
});
