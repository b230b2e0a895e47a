import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { logoSvg } from '#tests/build/logo.ts';
import { asked, type LogoWorld, openLogoWorld, release } from '#tests/build/logo-world.ts';
import { forgetLogoPeople, readLogosOf } from './logo-store.server.ts';

let world: LogoWorld;

beforeEach(async () => {
  world = await openLogoWorld();
});

test('an administrator uploads a logo, which the company sees measured at its width', async () => {
  const { status, body } = await world.upload('admin', { fileName: 'bygg.svg' });
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      logoId: expect.any(String),
      version: 1,
      companyId: world.companyId,
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
      uploaded: world.shop.clock.now().toISOString(),
      production: null,
      answer: null,
      hasFile: true,
    },
  });
  expect(await world.list('user')).toEqual([body]);
  const shown = await world.picture('user', body.logoId);
  expect(shown.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  expect(await shown.text()).toBe(logoSvg());
});

test('staff who act for an administrator upload nothing: they cannot say whose logo it is', async () => {
  const { customer_id: by } = world.people.production ?? {};
  const acting = { by: by ?? 0, until: 4_000_000_000 };
  world.people.acting = { ...world.people.admin, acting };
  const { body } = await world.upload('acting');
  expect(body).toMatchObject({ status: 403, code: 'not-while-acting' });
  expect(await world.list('admin')).toEqual([]);
});

test('staff page through all logos that wait, and a company sees all of its versions', async () => {
  const first = await world.upload('admin');
  const { logoId } = first.body;
  const { facts } = await world.shop.db.selectFrom('company_logo_version').select('facts').executeTakeFirstOrThrow();
  const at = world.shop.clock.now().getTime();
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
  await world.shop.db.insertInto('company_logo_version').values(more).execute();
  expect(await world.list('user')).toHaveLength(205);
  const page = async (query: string) => {
    const headers = await world.headersOf('production');
    const answer = await world.app.request(`/api/vas/logos/production?limit=100${query}`, { headers });
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
  const { body } = await world.upload('admin');
  const added = await world.upload('another company', { logoId: body.logoId });
  expect(added.body).toMatchObject({ status: 404, code: 'logo-not-found' });
  expect(await world.list('admin')).toHaveLength(1);
});

test('a new version keeps the earlier one', async () => {
  const { body } = await world.upload('admin');
  const second = await world.upload('admin', { logoId: body.logoId, widthMm: '20' }, logoSvg('<circle r="9"/>'));
  expect(second.body).toMatchObject({ logoId: body.logoId, version: 2, widthMm: 20 });
  expect((await world.list('user')).map(({ version }) => version)).toEqual([2, 1]);
  expect(await (await world.picture('user', body.logoId, 1)).text()).toBe(logoSvg());
  expect(await (await world.picture('user', body.logoId, 2)).text()).toContain('circle');
});

test.each([
  ['user', 403],
  ['a company without services', 422],
  ['consumer', 422],
  ['production', 422],
] as const)('%s uploads nothing', async (who, status) => {
  expect((await world.upload(who)).status).toBe(status);
  expect(await world.list('admin')).toEqual([]);
});

test('without a sign-in there are no logos', async () => {
  const { body } = await world.upload('admin');
  expect((await world.app.request('/api/vas/logos')).status).toBe(401);
  const headers = { 'content-type': 'image/svg+xml' };
  const sent = { method: 'POST', body: logoSvg(), headers };
  expect((await world.app.request(`/api/vas/logos?${asked()}`, sent)).status).toBe(401);
  expect((await world.app.request(`/api/vas/logos/${body.logoId}/versions/1/picture`)).status).toBe(401);
});

test.each(['another company', 'a company without services', 'consumer', 'staff with another task'])(
  'for %s the logo does not exist',
  async (who) => {
    const { body } = await world.upload('admin');
    expect((await world.picture(who, body.logoId)).status).toBe(404);
    expect(await world.list(who)).toEqual([]);
    expect((await world.list('admin')).length).toBe(1);
  },
);

test('staff release a logo for production or refuse it, and the company reads that', async () => {
  const { body } = await world.upload('admin');
  const waiting = await world.app.request('/api/vas/logos/production', {
    headers: await world.headersOf('staff who only read'),
  });
  expect(await waiting.json()).toMatchObject([{ logoId: body.logoId, companyId: world.companyId }]);
  expect((await world.picture('production', body.logoId)).status).toBe(200);
  const { state, ...production } = release;
  expect((await world.decide('production', body.logoId, release)).body).toMatchObject({
    state,
    production,
    answer: null,
  });
  expect(await world.list('user')).toMatchObject([{ state, production }]);
  const refused = { state: 'refused', answer: 'Linjerna är för tunna.' };
  expect((await world.decide('production', body.logoId, refused)).body).toMatchObject({ ...refused, production: null });
  expect(await world.list('user')).toMatchObject([{ ...refused, production: null }]);
});

test.each(['admin', 'another company', 'staff with another task', 'staff who only read'])(
  '%s releases nothing',
  async (who) => {
    const { body } = await world.upload('admin');
    expect((await world.decide(who, body.logoId, release)).status).toBe(403);
    const all = await world.app.request('/api/vas/logos/production', { headers: await world.headersOf(who) });
    expect(all.status).toBe(who === 'staff who only read' ? 200 : 403);
    expect(await world.list('admin')).toMatchObject([{ state: 'waiting' }]);
  },
);

test.each([
  [{ widthMm: '19' }, 'invalid-input'],
  [{ widthMm: '351' }, 'invalid-input'],
  [{ rights: 'none' }, 'invalid-input'],
  [{ name: '' }, 'invalid-input'],
])('%j is refused', async (facts, code) => expect((await world.upload('admin', facts)).body).toMatchObject({ code }));

test('a dangerous or too large file leaves nothing behind', async () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "b">]>${logoSvg()}`;
  expect((await world.upload('admin', {}, bomb)).body).toMatchObject({ status: 422, code: 'logo-unsafe' });
  expect((await world.upload('admin', {}, 'x'.repeat(1_000_001))).status).toBe(413);
  expect(await world.list('admin')).toEqual([]);
});

test('an upload is recorded, and who uploaded is forgotten with the account', async () => {
  const { body } = await world.upload('admin', { fileName: 'bygg.svg' });
  const entries = await world.shop.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', 'logo.uploaded')
    .execute();
  expect(entries).toMatchObject([
    {
      subject_id: `${body.logoId}/1`,
      after: { companyId: world.companyId, name: 'Bygg', fileName: 'bygg.svg', widthMm: 80, rights: 'own' },
    },
  ]);
  const by = world.people.admin?.customer_id ?? 0;
  expect(await readLogosOf(world.shop.db, by)).toMatchObject([{ fileName: 'bygg.svg', version: 1 }]);
  await forgetLogoPeople(world.shop.db, by);
  expect(await readLogosOf(world.shop.db, by)).toEqual([]);
  expect((await world.list('user')).length).toBe(1);
});
