import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import {
  aProcurementSystem,
  arrive,
  claimsOf,
  enterFrom,
  openStartPage,
  type ProcurementSystem,
} from '#tests/build/procurement.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { issueAccess } from '../account/open-session.server.ts';
import { switchCompany } from '../account/switch-company.server.ts';
import { roles } from '../auth/roles.ts';
import { findSession } from '../auth/session-store.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import { returnCart } from './return-cart.server.ts';

let shop: SendingShop;
let app: TestApp;
let system: ProcurementSystem;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  system = await aProcurementSystem(shop, app);
});

const no = { ok: false, refusal: { code: 'not-from-procurement' } };

const visitOf = async (headers: { cookie: string }) => ({
  ...aVisit({ now: shop.clock.now() }),
  claims: await claimsOf(shop, headers),
});

test('U12 a procurement session stays in its company, and returns no cart of another', async () => {
  const other = await aCompany('Other').save(shop.db);
  const ofBoth = { customer_id: system.person.id, company_id: other.id };
  await shop.db.insertInto('customer_company').values(ofBoth).execute();
  const visit = await visitOf(await enterFrom(app, system));
  expect(await switchCompany(shop, visit, { companyId: other.id })).toEqual(no);
  expect(await shop.db.selectFrom('session').select('company_id').execute()).toEqual([
    { company_id: system.company.id },
  ]);
  const elsewhere = { ...visit, claims: { ...visit.claims, company_id: other.id } };
  expect(await returnCart(shop, elsewhere)).toEqual(no);
  expect(await returnCart(shop, visit)).toMatchObject({ ok: true });
});

test('U12 only ordinary users are buyers of a procurement system, and get no further right', async () => {
  const { path, staff, company, person, name } = system;
  const raise = (role: number) =>
    shop.db.updateTable('account').set({ role_id: role }).where('customer_id', '=', person.id).execute();
  for (const role of [roles.administrator, roles.customerAdmin, roles.internal]) {
    const other = await aPerson(`role${role}@hav.example`).withRole(role).at(company).save(shop.db);
    const added = await app.json(`${path}/credentials`, 'POST', { name, customerId: other.id }, staff);
    expect([added.status, await added.json()]).toMatchObject([422, { code: 'punch-out-buyer-role' }]);
  }
  const headers = await enterFrom(app, system);
  const startPage = (await arrive(app, system)).headers.get('location') ?? '';
  await raise(roles.internal);
  expect((await arrive(app, system)).status).toBe(401);
  expect((await openStartPage(app, startPage)).answer.status).toBe(422);
  const session = await findSession(shop.db, (await visitOf(headers)).claims.sid);
  const raised = await findPersonById(shop.db, person.id);
  if (!session || !raised) throw new Error('the session or its person is gone');
  const renewing = { shop, person: { ...raised, isSuper: true }, company: undefined, session, now: shop.clock.now() };
  expect((await issueAccess(renewing)).claims).toMatchObject({ storm_role: 64, super_customer_admin: false });
});

test('U12 a procurement session chooses goods and returns its cart; other calls are refused', async () => {
  const headers = await enterFrom(app, system);
  const { person } = system;
  for (const path of [
    `/api/customer/customers/${person.id}`,
    '/api/customer/favourites/lists',
    '/api/auth/sessions',
    '/api/auth/companies',
    '/api/cart/carts/saved',
    '/api/orderhistory/orders',
  ]) {
    const refused = await app.request(path, { headers });
    if (refused.status === 404) throw new Error(`${path} does not exist`);
    expect([path, refused.status, await refused.json()]).toMatchObject([path, 403, { code: 'not-from-procurement' }]);
  }
  expect((await app.request('/api/cart/carts', { headers })).status).toBe(200);
  expect((await app.request('/api/order/punchout/close', { method: 'POST', headers })).status).toBe(200);
});
