import { beforeEach, expect, test } from 'vitest';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { giveLaundry } from '#tests/build/laundry.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { listServedCompanies } from './laundry-account-store.server.ts';

let shop: TestShop;
let app: TestApp;
let served: number;
let accountId: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  served = (await aCompany('Hospital').with({ UseLaundry: 'true' }).save(shop.db)).id;
  accountId = (await aCompany('White Water').save(shop.db)).id;
  await giveLaundry(shop.db, served);
});

const customers: Partial<Claims> = { tasks: ['customers'] };

const name = async (id: number | null, claims: Partial<Claims>, of = served) => {
  const path = `/api/laundry/company/laundryCompany/account?companyId=${of}`;
  const answer = await app.json(path, 'PUT', { accountId: id }, await app.bearer(claims));
  return { status: answer.status, body: await answer.json() };
};

test('staff name the account of a laundry, and take it away again; each change is recorded', async () => {
  expect(await listServedCompanies(shop.db, accountId)).toEqual([]);
  expect(await name(accountId, customers)).toEqual({ status: 200, body: { accountId } });
  expect(await listServedCompanies(shop.db, accountId)).toEqual([served]);
  expect(await name(null, customers)).toEqual({ status: 200, body: { accountId: null } });
  expect(await listServedCompanies(shop.db, accountId)).toEqual([]);
  const entries = await shop.db.selectFrom('audit_entry').select(['action', 'subject_id']).execute();
  expect(entries).toEqual([
    { action: 'company.changed', subject_id: String(served) },
    { action: 'company.changed', subject_id: String(served) },
  ]);
});

test('a company without a laundry, an unknown account, other tasks and other people are refused', async () => {
  expect((await name(accountId, customers, accountId)).status).toBe(404);
  expect((await name(987_654, customers)).status).toBe(404);
  expect((await name(accountId, { tasks: ['orders'] })).status).toBe(403);
  const admin = { customer_id: 1, storm_role: roles.customerAdmin, company_id: accountId };
  expect((await name(accountId, admin)).status).toBe(403);
  expect(await listServedCompanies(shop.db, accountId)).toEqual([]);
});
