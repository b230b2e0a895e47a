import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Claims } from '../auth/claims.ts';
import { type Role, roles } from '../auth/roles.ts';
import { insertNotice } from '../notices/notice-store.server.ts';
import { readSignedIn } from './read-signed-in.server.ts';

let shop: TestShop;
const visit = aVisit();

beforeEach(async () => {
  shop = await openTestShop();
});

const claimsOf = (customer_id: number, company_id?: number, role: Role = roles.user) =>
  ({ customer_id, storm_role: role, ...(company_id !== undefined && { company_id }) }) as Claims;

async function aCrew() {
  const bygg = await aCompany('Bygg').save(shop.db);
  const annat = await aCompany('Annat').save(shop.db);
  const norsk = await aCompany('Norsk').inMarket(2).save(shop.db);
  await aCompany('Child').childOf(bygg).save(shop.db);
  const { id } = await aPerson('ada@bygg.example').named('Ada', 'Berg').at(bygg, annat, norsk).save(shop.db);
  return { id, bygg, annat };
}

const addNotice = (customerId: number, eventId: string) =>
  insertNotice(
    shop.db,
    { customerId, eventId, kind: 'order-approval', facts: {} },
    { inShop: true, digestDue: false, now: shop.clock.now() },
  );

test('name, company, other companies of the market and unread notices are one statement', async () => {
  const { id, bygg, annat } = await aCrew();
  const other = await aPerson('kim@bygg.example').at(bygg).save(shop.db);
  await addNotice(id, 'a');
  await addNotice(id, 'b');
  await addNotice(other.id, 'c');
  const { db, count } = countStatements(shop.db);
  expect(await readSignedIn({ db }, claimsOf(id, bygg.id), visit)).toEqual({
    name: 'Ada Berg',
    email: 'ada@bygg.example',
    company: { id: bygg.id, name: 'Bygg' },
    otherCompanies: [{ id: annat.id, name: 'Annat' }],
    unreadNotices: 2,
  });
  expect(count()).toBe(1);
});

test('an administrator may switch to children of their companies', async () => {
  const { id, bygg } = await aCrew();
  const signedIn = await readSignedIn(shop, claimsOf(id, bygg.id, roles.administrator), visit);
  expect(signedIn?.otherCompanies.map(({ name }) => name)).toEqual(['Annat', 'Child']);
});

test('staff see the company that they act for, which is not theirs', async () => {
  const { bygg } = await aCrew();
  const { id } = await aPerson('bo@yrke.example').withRole(roles.internal).save(shop.db);
  expect(await readSignedIn(shop, claimsOf(id, bygg.id), visit)).toMatchObject({
    company: { name: 'Bygg' },
    otherCompanies: [],
  });
});

test('a session from a procurement system has no other companies and no notices', async () => {
  const { id, bygg } = await aCrew();
  await addNotice(id, 'a');
  expect(await readSignedIn(shop, { ...claimsOf(id, bygg.id), punch_out_type: 'oci' }, visit)).toMatchObject({
    company: { name: 'Bygg' },
    otherCompanies: [],
    unreadNotices: undefined,
  });
});

test('a person who is gone is not signed in', async () => {
  expect(await readSignedIn(shop, claimsOf(471147), visit)).toBeUndefined();
});
