import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { logoSvg } from '#tests/build/logo.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { forgetLogoPeople, readLogosOf } from './logo-store.server.ts';

let shop: TestShop;
let app: TestApp;
let people: Record<string, Partial<Claims>>;
let companyId: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  const bygg = await aCompany('Bygg').with({ ShowVas: 'true' }).save(shop.db);
  const other = await aCompany('Other').with({ ShowVas: 'true' }).save(shop.db);
  const plain = await aCompany('Plain').save(shop.db);
  companyId = bygg.id;
  const ada = await aPerson('ada@bygg.example').withRole(roles.customerAdmin).at(bygg).save(shop.db);
  const olle = await aPerson('olle@bygg.example').at(bygg).save(shop.db);
  const eva = await aPerson('eva@other.example').withRole(roles.administrator).at(other).save(shop.db);
  const per = await aPerson('per@plain.example').withRole(roles.administrator).at(plain).save(shop.db);
  const home = await aConsumer('kim@home.example').save(shop.db);
  const staff = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const internal = { customer_id: staff.id, storm_role: roles.internal } as const;
  people = {
    admin: { customer_id: ada.id, storm_role: roles.customerAdmin, company_id: bygg.id },
    user: { customer_id: olle.id, storm_role: roles.user, company_id: bygg.id },
    'another company': { customer_id: eva.id, storm_role: roles.administrator, company_id: other.id },
    'a company without services': { customer_id: per.id, storm_role: roles.administrator, company_id: plain.id },
    consumer: { customer_id: home.id, storm_role: roles.b2c },
    production: { ...internal, tasks: ['orders'] },
    'staff with another task': { ...internal, tasks: ['content'] },
    'staff who only read': { ...internal, tasks: ['read-only'] },
  };
});

const headersOf = (who: string) => app.bearer(people[who]);
const asked = (facts = {}) => new URLSearchParams({ name: 'Bygg', widthMm: '80', rights: 'own', ...facts });

async function upload(who: string, facts = {}, file: BodyInit = logoSvg('<script>1</script>')) {
  const headers = { 'content-type': 'image/svg+xml', ...(await headersOf(who)) };
  const answer = await app.request(`/api/vas/logos?${asked(facts)}`, { method: 'POST', body: file, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { logoId: string } };
}

const list = async (who: string) =>
  (await (await app.request('/api/vas/logos', { headers: await headersOf(who) })).json()) as Record<string, unknown>[];

async function decide(who: string, logoId: string, body: object) {
  const answer = await app.json(`/api/vas/logos/${logoId}/versions/1`, 'PUT', body, await headersOf(who));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const picture = async (who: string, logoId: string, version = 1) =>
  app.request(`/api/vas/logos/${logoId}/versions/${version}/picture`, { headers: await headersOf(who) });

const release = { state: 'released', threadColours: ['1147'], stitchCount: 5200, priceClass: 'B' };

test('an administrator uploads a logo, which the company sees measured at its width', async () => {
  const { status, body } = await upload('admin', { fileName: 'bygg.svg' });
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      logoId: expect.any(String),
      version: 1,
      companyId,
      name: 'Bygg',
      fileName: 'bygg.svg',
      state: 'waiting',
      rights: 'own',
      type: 'svg',
      widthMm: 80,
      heightMm: 40,
      hasTransparency: true,
      colours: ['#ff0000', '#000080'],
      dpi: null,
      thinnestLineMm: 3.2,
      remarks: [],
      uploaded: shop.clock.now().toISOString(),
      production: null,
      answer: null,
    },
  });
  expect(await list('user')).toEqual([body]);
  const shown = await picture('user', body.logoId);
  expect(shown.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  expect(await shown.text()).toBe(logoSvg());
});

test('staff who act for an administrator upload nothing: they cannot say whose logo it is', async () => {
  const { customer_id: by } = people.production ?? {};
  const acting = { by: by ?? 0, until: 4_000_000_000 };
  people.acting = { ...people.admin, acting };
  const { body } = await upload('acting');
  expect(body).toMatchObject({ status: 403, code: 'not-while-acting' });
  expect(await list('admin')).toEqual([]);
});

test('staff page through all logos that wait, and a company sees all of its versions', async () => {
  const first = await upload('admin');
  const { logoId } = first.body;
  const { facts } = await shop.db.selectFrom('company_logo_version').select('facts').executeTakeFirstOrThrow();
  const at = shop.clock.now().getTime();
  const more = Array.from({ length: 204 }, (_, index) => ({
    id: randomUUID(),
    logo_id: logoId,
    version: index + 2,
    file_name: 'bygg.svg',
    svg: logoSvg(),
    facts: JSON.stringify(facts),
    width_mm: 80,
    rights: 'own' as const,
    uploaded_at: new Date(at + (index + 1) * 60_000),
  }));
  await shop.db.insertInto('company_logo_version').values(more).execute();
  expect(await list('user')).toHaveLength(205);
  const page = async (query: string) => {
    const headers = await headersOf('production');
    const answer = await app.request(`/api/vas/logos/production?limit=100${query}`, { headers });
    return ((await answer.json()) as { version: number }[]).map(({ version }) => version);
  };
  const after = (version = 0) => `&afterLogoId=${logoId}&afterVersion=${version}`;
  const one = await page('');
  const two = await page(after(one.at(-1)));
  const three = await page(after(two.at(-1)));
  expect([one.length, two.length, three]).toEqual([100, 100, [201, 202, 203, 204, 205]]);
  expect(await page(after(205))).toEqual([]);
});

test('another company adds no version', async () => {
  const { body } = await upload('admin');
  const added = await upload('another company', { logoId: body.logoId });
  expect(added.body).toMatchObject({ status: 404, code: 'logo-not-found' });
  expect(await list('admin')).toHaveLength(1);
});

test('a new version keeps the earlier one', async () => {
  const { body } = await upload('admin');
  const second = await upload('admin', { logoId: body.logoId, widthMm: '20' }, logoSvg('<circle r="9"/>'));
  expect(second.body).toMatchObject({ logoId: body.logoId, version: 2, widthMm: 20 });
  expect((await list('user')).map(({ version }) => version)).toEqual([2, 1]);
  expect(await (await picture('user', body.logoId, 1)).text()).toBe(logoSvg());
  expect(await (await picture('user', body.logoId, 2)).text()).toContain('circle');
});

test.each([
  ['user', 403],
  ['a company without services', 422],
  ['consumer', 422],
  ['production', 422],
] as const)('%s uploads nothing', async (who, status) => {
  expect((await upload(who)).status).toBe(status);
  expect(await list('admin')).toEqual([]);
});

test('without a sign-in there are no logos', async () => {
  const { body } = await upload('admin');
  expect((await app.request('/api/vas/logos')).status).toBe(401);
  const headers = { 'content-type': 'image/svg+xml' };
  const sent = { method: 'POST', body: logoSvg(), headers };
  expect((await app.request(`/api/vas/logos?${asked()}`, sent)).status).toBe(401);
  expect((await app.request(`/api/vas/logos/${body.logoId}/versions/1/picture`)).status).toBe(401);
});

test.each(['another company', 'a company without services', 'consumer', 'staff with another task'])(
  'for %s the logo does not exist',
  async (who) => {
    const { body } = await upload('admin');
    expect((await picture(who, body.logoId)).status).toBe(404);
    expect(await list(who)).toEqual([]);
    expect((await list('admin')).length).toBe(1);
  },
);

test('staff release a logo for production or refuse it, and the company reads that', async () => {
  const { body } = await upload('admin');
  const waiting = await app.request('/api/vas/logos/production', { headers: await headersOf('staff who only read') });
  expect(await waiting.json()).toMatchObject([{ logoId: body.logoId, companyId }]);
  expect((await picture('production', body.logoId)).status).toBe(200);
  const { state, ...production } = release;
  expect((await decide('production', body.logoId, release)).body).toMatchObject({ state, production, answer: null });
  expect(await list('user')).toMatchObject([{ state, production }]);
  const refused = { state: 'refused', answer: 'Linjerna är för tunna.' };
  expect((await decide('production', body.logoId, refused)).body).toMatchObject({ ...refused, production: null });
  expect(await list('user')).toMatchObject([{ ...refused, production: null }]);
});

test.each(['admin', 'another company', 'staff with another task', 'staff who only read'])(
  '%s releases nothing',
  async (who) => {
    const { body } = await upload('admin');
    expect((await decide(who, body.logoId, release)).status).toBe(403);
    const all = await app.request('/api/vas/logos/production', { headers: await headersOf(who) });
    expect(all.status).toBe(who === 'staff who only read' ? 200 : 403);
    expect(await list('admin')).toMatchObject([{ state: 'waiting' }]);
  },
);

test.each([
  [{ widthMm: '19' }, 'invalid-input'],
  [{ widthMm: '351' }, 'invalid-input'],
  [{ rights: 'none' }, 'invalid-input'],
  [{ name: '' }, 'invalid-input'],
])('%j is refused', async (facts, code) => expect((await upload('admin', facts)).body).toMatchObject({ code }));

test('a dangerous or too large file leaves nothing behind', async () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "b">]>${logoSvg()}`;
  expect((await upload('admin', {}, bomb)).body).toMatchObject({ status: 422, code: 'logo-unsafe' });
  expect((await upload('admin', {}, 'x'.repeat(1_000_001))).status).toBe(413);
  expect(await list('admin')).toEqual([]);
});

test('an upload is recorded, and who uploaded is forgotten with the account', async () => {
  const { body } = await upload('admin', { fileName: 'bygg.svg' });
  const entries = await shop.db.selectFrom('audit_entry').selectAll().where('action', '=', 'logo.uploaded').execute();
  expect(entries).toMatchObject([
    {
      subject_id: `${body.logoId}/1`,
      after: { companyId, name: 'Bygg', fileName: 'bygg.svg', widthMm: 80, rights: 'own' },
    },
  ]);
  const by = people.admin?.customer_id ?? 0;
  expect(await readLogosOf(shop.db, by)).toMatchObject([{ fileName: 'bygg.svg', version: 1 }]);
  await forgetLogoPeople(shop.db, by);
  expect(await readLogosOf(shop.db, by)).toEqual([]);
  expect((await list('user')).length).toBe(1);
});
