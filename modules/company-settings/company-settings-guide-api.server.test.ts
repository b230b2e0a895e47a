import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { anAccount } from '#tests/build/person.ts';
import { goodsWithServices, logo } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { addMembership } from '../people/membership-store.server.ts';

let shop: TestShop;
let app: TestApp;
let company: { id: number };
let staff: Record<string, string>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  staff = await app.bearer();
  company = await aCompany().with({ ShowPoints: 'true', OfAPartner: 'x' }).save(shop.db);
});

const at = (path: string) => `/api/settings/company/${company.id}${path}`;
const guide = async (headers = staff) => app.request(at('/guide'), { headers });
const change = (settings: unknown, query = '') => app.json(at(query), 'PUT', settings, staff);

async function member(role: (typeof roles)[keyof typeof roles], index: number) {
  const id = await anAccount(shop.db, {
    emailAddress: `person${index}@example.com`,
    firstName: 'A',
    lastName: 'B',
    role,
    passwordHash: null,
    marketId: 1,
    language: 'sv',
  });
  await addMembership(shop.db, id, company.id);
  return id;
}

test('M06 guide and preview are for staff with the task customers', async () => {
  const asked = async (headers: Record<string, string>) => [
    (await guide(headers)).status,
    (await app.json(at('/effects'), 'POST', [], headers)).status,
  ];
  expect(await asked({})).toEqual([401, 401]);
  for (const storm_role of [roles.user, roles.administrator, roles.customerAdmin, roles.b2c])
    expect(await asked(await app.bearer({ storm_role, company_id: company.id }))).toEqual([403, 403]);
  expect(await asked(await app.bearer({ tasks: ['orders'] }))).toEqual([403, 403]);
  expect(await asked(await app.bearer({ tasks: ['read-only'] }))).toEqual([200, 200]);
  expect((await app.request('/api/settings/company/999/guide', { headers: staff })).status).toBe(404);
  expect((await app.json('/api/settings/company/999/effects', 'POST', [], staff)).status).toBe(404);
});

test('M06 a setting has its effective value and its origin; settings of partners are left out', async () => {
  const { settings } = await (await guide()).json();
  expect(settings).toContainEqual({
    key: 'ShowPoints',
    group: 'prices',
    value: 'true',
    own: 'true',
    origin: 'own',
    needs: [],
  });
  expect(settings).toContainEqual({
    key: 'PointsFactor',
    group: 'prices',
    value: '1',
    origin: 'default',
    needs: [{ key: 'ShowPoints', value: 'true', isMet: true }],
  });
  expect(settings.map(({ key }: { key: string }) => key)).not.toContain('OfAPartner');
});

test('X01 before saving, staff see how many people would need approval; nothing is written', async () => {
  await member(roles.user, 1);
  await member(roles.user, 2);
  await member(roles.customerAdmin, 3);
  const left = await member(roles.user, 4);
  await shop.db.updateTable('account').set({ is_active: false }).where('customer_id', '=', left).execute();
  const answer = await app.json(at('/effects'), 'POST', [{ key: 'ApproverMode', value: 'AttestantPerUser' }], staff);
  expect(await answer.json()).toEqual({
    outcomes: [{ outcome: 'approval', begins: 2, ends: 0 }],
    changes: [
      { key: 'ForceApproval', before: 'false', after: 'true', people: 2 },
      { key: 'ApproverMode', before: '', after: 'AttestantPerUser', people: 3 },
    ],
  });
  const { settings } = await (await guide()).json();
  expect(settings.find(({ key }: { key: string }) => key === 'ApproverMode').origin).toBe('default');
  const bad = await app.json(at('/effects'), 'POST', [{ key: 'ApproverMode', value: 'Nobody' }], staff);
  expect(bad.status).toBe(422);
});

test('M06 the second of two editors is refused, and nothing of theirs is written', async () => {
  const { version } = await (await guide()).json();
  expect((await change([{ key: 'HidePrice', value: 'true' }], `?version=${version}`)).status).toBe(200);
  const second = await change([{ key: 'ShowVas', value: 'true' }], `?version=${version}`);
  expect([second.status, (await second.json()).code]).toEqual([409, 'company-changed']);
  const stored = await (await app.request(at(''), { headers: staff })).json();
  expect(stored).toEqual([
    { key: 'HidePrice', value: 'true' },
    { key: 'OfAPartner', value: 'x' },
    { key: 'ShowPoints', value: 'true' },
  ]);
});

test('M06 a value of null removes the company’s own value', async () => {
  const left = await (await change([{ key: 'ShowPoints', value: null }])).json();
  expect(left).toEqual([{ key: 'OfAPartner', value: 'x' }]);
});

test.each([
  ['FormViewRules', '{"rules":[{"ruleName":"orderLabel"}]}'],
  ['FormViewRules', '[]'],
  ['PointsFactor', 'many'],
  ['MandatoryVasServices', 'all of them'],
])('M06 %s refuses %s', async (key, value) => {
  expect((await change([{ key, value }])).status).toBe(422);
});

test.each(['MandatoryVasServices', 'PreSelectedVasServices'])(
  'M06 %s accepts the services of the catalogue only, when it is previewed and when it is saved',
  async (key) => {
    await bringFeed(shop, goodsWithServices);
    const unknown = [{ key, value: `${logo}, 4711` }];
    for (const answer of [await change(unknown), await app.json(at('/effects'), 'POST', unknown, staff)]) {
      const { code, facts } = await answer.json();
      expect([answer.status, code, facts]).toEqual([
        422,
        'setting-service-unknown',
        { key, count: 1, services: '4711' },
      ]);
    }
    const known = [{ key, value: `${logo}` }];
    expect((await app.json(at('/effects'), 'POST', known, staff)).status).toBe(200);
    expect((await change(known)).status).toBe(200);
  },
);
