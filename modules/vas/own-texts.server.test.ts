import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { goodsWithServices } from '#tests/build/vas.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { addAllowance } from '../allowance/change-allowance.server.ts';
import { roles } from '../auth/roles.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  await bringFeed(shop, goodsWithServices);
});

const path = '/api/vas/texttemplates/own';

/** Olle is a carpenter. Ebba administers the company and sets an allowance for what the holder names. */
async function bygg(holder?: 'occupation' | 'person') {
  const company = await aCompany('Bygg').with({ ShowVas: 'true' }).save(shop.db);
  const olle = await aPerson('olle@bygg.example').at(company).save(shop.db);
  const ebba = await aPerson('ebba@bygg.example').withRole(roles.administrator).at(company).save(shop.db);
  const as = async (customer_id: number, role: 64 | 65) => {
    const claims = { customer_id, storm_role: role, company_id: company.id };
    const headers = { ...(await app.bearer(claims)), 'content-type': 'application/json', 'accept-language': 'en' };
    return async (occupation: string, customizedText: string) => {
      const body = JSON.stringify({ occupation, customizedText });
      const answer = await app.request(path, { method: 'PUT', headers, body });
      return { status: answer.status, body: await answer.json() };
    };
  };
  const changeAsOlle = await as(olle.id, roles.user);
  const changeAsEbba = await as(ebba.id, roles.administrator);
  expect((await changeAsOlle('Carpenter', '')).status).toBe(200);
  if (holder) {
    const claims = someClaims({ customer_id: ebba.id, storm_role: roles.administrator, company_id: company.id });
    const added = await addAllowance(shop, aVisit({ claims, now: shop.clock.now() }), {
      companyId: company.id,
      ...(holder === 'occupation' ? { occupation: 'Foreman' } : { customerId: olle.id }),
      category: 'Bottoms',
      pieces: 2,
      period: 'Year',
      startsOn: '2026-01-01' as never,
      excess: 'refuse',
    });
    if (!added.ok) throw new Error(added.refusal.code);
  }
  return { changeAsOlle, changeAsEbba };
}

test('where an occupation has an allowance a plain user changes the own text, not the occupation', async () => {
  const { changeAsOlle, changeAsEbba } = await bygg('occupation');
  const refused = await changeAsOlle('Foreman', 'Bygg');
  expect(refused).toMatchObject({ status: 403, body: { code: 'occupation-fixed' } });
  expect(JSON.stringify(refused.body)).toContain('only an administrator of your company can change it');
  expect((await changeAsOlle('', '')).status).toBe(403);
  const saved = { status: 200, body: { occupation: 'Carpenter', customizedText: 'Bygg' } };
  expect(await changeAsOlle('Carpenter', 'Bygg')).toMatchObject(saved);
  expect(await changeAsEbba('Foreman', '')).toMatchObject({ status: 200, body: { occupation: 'Foreman' } });
});

test.each([undefined, 'person'] as const)('a plain user changes the occupation, allowance of: %s', async (holder) => {
  const { changeAsOlle } = await bygg(holder);
  expect(await changeAsOlle('Foreman', '')).toMatchObject({ status: 200, body: { occupation: 'Foreman' } });
});
