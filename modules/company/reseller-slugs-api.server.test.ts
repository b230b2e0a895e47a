import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { findReseller } from './find-reseller.server.ts';

const path = '/api/content/reseller-slugs';

let shop: TestShop;
let app: TestApp;
let company: { id: number };
let staff: Record<string, string>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  staff = await app.bearer();
  company = await aCompany('Verktygsboden').save(shop.db);
});

const give = (slug: string, headers = staff, companyId: number | string = company.id) =>
  app.request(path, { method: 'POST', body: new URLSearchParams({ companyId: String(companyId), slug }), headers });
const list = (headers = staff) => app.request(`${path}?companyId=${company.id}`, { headers });
const peopleOf = (companyId: number, storm_role: number = roles.administrator) =>
  app.bearer({ storm_role: storm_role as typeof roles.administrator, company_id: companyId });

test('E29 only internal staff give a slug; another company cannot see its owner', async () => {
  expect((await give('boden', {})).status).toBe(401);
  for (const role of [roles.user, roles.administrator, roles.customerAdmin, roles.b2c])
    expect((await give('boden', await peopleOf(company.id, role))).status).toBe(403);
  expect(await findReseller(shop, aVisit(), 'boden')).toBeUndefined();
  await give('boden');
  const stranger = await aCompany().save(shop.db);
  expect((await list({})).status).toBe(401);
  expect((await list(await peopleOf(stranger.id))).status).toBe(404);
});

test('E29 a slug sent as a form is stored in the company’s market, and found by the company', async () => {
  const view = { companyId: company.id, marketId: 1, slug: 'verktygsboden' };
  const given = await give(' VerktygsBoden ');
  expect(given.status).toBe(200);
  expect(await given.json()).toEqual(view);
  expect(await (await list()).json()).toEqual([view]);
  expect(await (await list(await peopleOf(company.id, roles.user))).json()).toEqual([view]);
  expect(await findReseller(shop, aVisit(), 'verktygsboden')).toMatchObject({ companyId: company.id });
});

test('E29 a multipart form is accepted too, other content types are not', async () => {
  const body = new FormData();
  body.set('companyId', String(company.id));
  body.set('slug', 'boden');
  expect((await app.request(path, { method: 'POST', body, headers: staff })).status).toBe(200);
  expect((await app.json(path, 'POST', { companyId: company.id, slug: 'boden' }, staff)).status).toBe(415);
});

test('E29 a slug that another company has stays with it; giving the same slug twice is a no-op', async () => {
  await give('boden');
  expect((await give('boden')).status).toBe(200);
  const other = await aCompany('Butiken').save(shop.db);
  const refused = await give('Boden', staff, other.id);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'reseller-slug-taken', facts: { slug: 'boden' } });
  expect(await findReseller(shop, aVisit(), 'boden')).toMatchObject({ name: 'Verktygsboden' });
});

test.each(['', 'två ord', 'a/b', '-boden', 'boden-', 'bo..den', '%E0', 'x'.repeat(61)])(
  'E29 %s is no slug',
  async (slug) => {
    expect((await give(slug)).status).toBe(422);
  },
);

test('E29 a company that does not exist is 404, an invalid number is refused', async () => {
  expect((await give('boden', staff, 999)).status).toBe(404);
  expect((await give('boden', staff, 'x')).status).toBe(422);
});
