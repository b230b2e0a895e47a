import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';

let shop: TestShop;
let app: TestApp;
let company: { id: number };
let staff: Record<string, string>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  staff = await app.bearer();
  company = await aCompany().with({ HidePrice: 'true', ShowVas: 'false', OfAPartner: 'x' }).save(shop.db);
});

type Pairs = { key: string; value: string }[];

const read = async (query = '', headers = staff) =>
  app.request(`/api/settings/company/${company.id}${query}`, { headers });
const change = (settings: unknown, headers = staff) =>
  app.json(`/api/settings/company/${company.id}`, 'PUT', settings, headers);
const stored = async () =>
  Object.fromEntries(((await (await read()).json()) as Pairs).map(({ key, value }) => [key, value]));

test('another company may neither read nor change them', async () => {
  const other = await aCompany().save(shop.db);
  const stranger = await app.bearer({ storm_role: roles.administrator, company_id: other.id });
  expect((await read('', stranger)).status).toBe(404);
  expect((await change([{ key: 'HidePrice', value: 'false' }], stranger)).status).toBe(403);
  expect((await read('', {})).status).toBe(401);
});

test('M06 only internal staff change settings, the company itself does not', async () => {
  const settings = [{ key: 'HidePrice', value: 'false' }];
  expect((await change(settings, {})).status).toBe(401);
  for (const storm_role of [roles.user, roles.administrator, roles.customerAdmin, roles.b2c])
    expect((await change(settings, await app.bearer({ storm_role, company_id: company.id }))).status).toBe(403);
  expect(await stored()).toMatchObject({ HidePrice: 'true' });
  expect((await change(settings)).status).toBe(200);
  expect(await stored()).toMatchObject({ HidePrice: 'false' });
});

test('M26 all settings of a company, or the requested ones', async () => {
  expect(await (await read()).json()).toEqual([
    { key: 'HidePrice', value: 'true' },
    { key: 'OfAPartner', value: 'x' },
    { key: 'ShowVas', value: 'false' },
  ]);
  const some = await read('?keys=ShowVas,%20HidePrice,NeverSet');
  expect(await some.json()).toEqual([
    { key: 'HidePrice', value: 'true' },
    { key: 'ShowVas', value: 'false' },
  ]);
  const ownUser = await app.bearer({ storm_role: roles.user, company_id: company.id });
  expect(await (await read('?keys=HidePrice', ownUser)).json()).toEqual([{ key: 'HidePrice', value: 'true' }]);
});

test('M06 a change keeps the other settings and returns all', async () => {
  const answer = await change([
    { key: 'HidePrice', value: 'false' },
    { key: 'PunchOutType', value: 'OCI4' },
    { key: 'AnotherOfAPartner', value: '{;}' },
  ]);
  const all = {
    AnotherOfAPartner: '{;}',
    HidePrice: 'false',
    OfAPartner: 'x',
    PunchOutType: 'OCI4',
    ShowVas: 'false',
  };
  expect(await answer.json()).toEqual(Object.entries(all).map(([key, value]) => ({ key, value })));
  expect(await stored()).toEqual(all);
});

test.each([
  ['a switch', 'HidePrice', 'maybe', 'true, false'],
  ['a mode', 'ApproverMode', 'AttestantPerDog', 'AttestantPerUser, AttestantPerProjectNumber, AttestantPerCompany'],
  ['JSON', 'FormViewRules', '{"rules":', 'JSON'],
])('M06 a bad value for %s is refused with what is accepted, and nothing is saved', async (_, key, value, expected) => {
  const before = await stored();
  const answer = await change([
    { key: 'ShowVas', value: 'true' },
    { key, value },
  ]);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'setting-value-invalid', facts: { key, expected } });
  expect(await stored()).toEqual(before);
});

test.each([
  ['no list', { key: 'HidePrice', value: 'true' }],
  ['a value that is no text', [{ key: 'HidePrice', value: true }]],
  ['a member too many', [{ key: 'HidePrice', value: 'true', extra: 1 }]],
  ['an empty key', [{ key: '', value: 'true' }]],
  ['an address as key', [{ key: 'a@b', value: 'true' }]],
])('M06 %s is refused', async (_, body) => {
  expect((await change(body)).status).toBe(422);
});

test('M06 control characters are removed, line breaks in a value stay', async () => {
  await change([{ key: 'Of\0Another', value: 'a\0b\r\nc' }]);
  expect(await stored()).toMatchObject({ OfAnother: 'ab\nc' });
});

test('M06 of two values for one key the last one counts', async () => {
  const answer = await change([
    { key: 'HidePrice', value: 'true' },
    { key: 'HidePrice', value: 'false' },
  ]);
  expect(answer.status).toBe(200);
  expect(await stored()).toMatchObject({ HidePrice: 'false' });
});

test('M06 approval per user turns ForceApproval on, even if the request says otherwise', async () => {
  await change([{ key: 'ApproverMode', value: 'AttestantPerCompany' }]);
  expect(await stored()).not.toHaveProperty('ForceApproval');
  await change([
    { key: 'ForceApproval', value: 'false' },
    { key: 'ApproverMode', value: 'AttestantPerUser' },
  ]);
  expect(await stored()).toMatchObject({ ApproverMode: 'AttestantPerUser', ForceApproval: 'true' });
});

test('a company that does not exist is 404, and an empty change changes nothing', async () => {
  expect((await app.json('/api/settings/company/999', 'PUT', [], staff)).status).toBe(404);
  const before = await stored();
  expect((await change([])).status).toBe(200);
  expect(await stored()).toEqual(before);
});

test('stored approval per user keeps ForceApproval on, so that waiting orders stay reachable', async () => {
  await change([{ key: 'ApproverMode', value: 'AttestantPerUser' }]);
  await change([{ key: 'ForceApproval', value: 'false' }]);
  expect(await stored()).toMatchObject({ ApproverMode: 'AttestantPerUser', ForceApproval: 'true' });
});
