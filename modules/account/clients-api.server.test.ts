import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';

let shop: TestShop;
let app: TestApp;
let staff: Record<string, string>;
let bygg: { id: number };
let ada: { id: number };

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop, { pages: async (c) => c.json({ claims: c.var.visit.claims ?? null }) });
  bygg = await aCompany('Bygg').inCoop('COOP1').save(shop.db);
  ada = await aPerson().withRole(roles.administrator).at(bygg).save(shop.db);
  staff = await app.bearer({ customer_id: 900 });
});

type Secret = { id: string; secret: string };

const newClient = (changed: Record<string, unknown> = {}, headers = staff) =>
  app.json(
    '/api/auth/clients',
    'POST',
    { name: 'ERP', scopes: ['company:read'], customerId: ada.id, companyId: bygg.id, ...changed },
    headers,
  );
const created = async (changed: Record<string, unknown> = {}) => (await (await newClient(changed)).json()) as Secret;
const tokenAnswer = ({ id, secret }: Secret, more: Record<string, unknown> = {}) =>
  app.json('/api/auth/token', 'POST', {
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: secret,
    ...more,
  });
const bearerOf = async (client: Secret): Promise<Record<string, string>> => {
  const { access_token } = await (await tokenAnswer(client)).json();
  return { authorization: `Bearer ${access_token}` };
};
const codeOf = async (answer: Response | Promise<Response>) => {
  const { status, code } = await (await answer).json();
  return `${status} ${code}`;
};
const companyAs = (headers: Record<string, string>) => app.request(`/api/company/companies/${bygg.id}`, { headers });

describe('POST /api/auth/token', () => {
  test('gives a short-lived token with exactly the claims of the person the client acts as', async () => {
    const client = await created();
    const answer = await tokenAnswer(client);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const body = await answer.json();
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 900,
      scope: 'company:read',
    });
    expect(decodeJwt(body.access_token)).toEqual({
      customer_id: ada.id,
      company_id: bygg.id,
      storm_role: 65,
      super_customer_admin: false,
      sid: `client:${client.id}`,
      coop_code: 'COOP1',
      market: 1,
      exp: Math.floor(shop.clock.now().getTime() / 1000) + 900,
    });
  });

  test('accepts a form and HTTP Basic as well', async () => {
    const { id, secret } = await created();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const whole = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
    const byForm = await app.request('/api/auth/token', { method: 'POST', body: whole.toString(), headers: form });
    expect(byForm.status).toBe(200);
    const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    const bare = { method: 'POST', body: 'grant_type=client_credentials', headers: { ...form, authorization } };
    expect((await app.request('/api/auth/token', bare)).status).toBe(200);
    const wrong = `Basic ${Buffer.from(`${id}:x`).toString('base64')}`;
    expect((await app.request('/api/auth/token', { ...bare, headers: { ...form, authorization: wrong } })).status).toBe(
      401,
    );
  });

  test('a wrong secret and an unknown client get the same answer', async () => {
    const client = await created();
    const wrong = await tokenAnswer({ ...client, secret: 'x' });
    const unknown = await tokenAnswer({ ...client, id: 'yrke-none' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const [first, second] = [await wrong.json(), await unknown.json()];
    expect({ ...first, instance: '' }).toEqual({ ...second, instance: '' });
    expect(await codeOf(tokenAnswer({ id: '', secret: '' }))).toBe('401 client-unknown');
  });

  test('another grant type, and scopes that the client lacks, are refused', async () => {
    const client = await created();
    expect(await codeOf(tokenAnswer(client, { grant_type: 'password' }))).toBe('422 grant-unknown');
    expect(await codeOf(tokenAnswer(client, { scope: 'company:read order:write' }))).toBe('403 scope-missing');
    expect((await tokenAnswer(client, { scope: 'company:read' })).status).toBe(200);
  });

  test('gives no token for a client that may no longer act for its person or company', async () => {
    const client = await created();
    await shop.db.deleteFrom('customer_company').execute();
    expect(await codeOf(tokenAnswer(client))).toBe('401 client-unknown');
    await shop.db.updateTable('account').set({ is_active: false }).execute();
    expect(await codeOf(tokenAnswer(client))).toBe('401 client-unknown');
  });

  test('a repeated request with an idempotency key is not answered from the cache, which would hold the token', async () => {
    const client = await created();
    const body = { grant_type: 'client_credentials', client_id: client.id, client_secret: client.secret };
    const again = () => app.json('/api/auth/token', 'POST', body, { 'idempotency-key': 'k1' });
    expect((await again()).status).toBe(200);
    expect((await again()).headers.get('idempotent-replay')).toBeNull();
    expect(await shop.db.selectFrom('idempotent_request').select('key').execute()).toEqual([]);
  });
});

describe('a program’s token', () => {
  test('allows what its scopes say and nothing else', async () => {
    const headers = await bearerOf(await created());
    expect((await companyAs(headers)).status).toBe(200);
    const settings = app.request(`/api/settings/company/${bygg.id}`, { headers });
    expect(await codeOf(settings)).toBe('403 scope-missing');
    expect(await codeOf(app.request('/api/auth/sessions', { headers }))).toBe('403 scope-missing');
    expect(await codeOf(app.request('/api/auth/clients', { headers }))).toBe('403 scope-missing');
  });

  test('reads with a read scope, and changes only with a write scope', async () => {
    await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
    const change = async (scope: string) => {
      const client = await created({ customerId: 2, companyId: undefined, scopes: [scope] });
      const path = '/api/feature/features/UseKlevu';
      const headers = await bearerOf(client);
      const read = await app.request(path, { headers });
      return [read.status, (await app.json(path, 'PUT', { enabled: true }, headers)).status];
    };
    expect(await change('feature:read')).toEqual([200, 403]);
    expect(await change('feature:write')).toEqual([200, 200]);
  });

  test('is ignored on pages: scopes apply to the API only', async () => {
    const headers = await bearerOf(await created());
    for (const path of ['/sv/mypages/account', '/sv/mypages/account.data', '/authenticated'])
      expect(await (await app.request(path, { headers })).json()).not.toMatchObject({
        claims: { customer_id: ada.id },
      });
    expect((await app.request('/authenticated', { headers })).status).toBe(401);
  });

  test('ends with the client, its person, or its lifetime', async () => {
    const client = await created();
    const headers = await bearerOf(client);
    await app.json(`/api/auth/clients/${client.id}`, 'PATCH', { isActive: false }, staff);
    expect(await codeOf(companyAs(headers))).toBe('401 token-invalid');
    expect(await codeOf(tokenAnswer(client))).toBe('401 client-unknown');
    await app.json(`/api/auth/clients/${client.id}`, 'PATCH', { isActive: true }, staff);
    expect((await companyAs(headers)).status).toBe(200);
    await shop.db.updateTable('account').set({ is_active: false }).execute();
    expect(await codeOf(companyAs(headers))).toBe('401 token-invalid');
    shop.clock.moveBy(15 * 60_000);
    expect(await codeOf(companyAs(headers))).toBe('401 token-expired');
  });
});

describe('a program’s market', () => {
  const featureIn = async (host: string, headers: Record<string, string>) => {
    const answer = await app.request('/api/feature/features/UseKlevu', { headers }, host);
    return answer.status === 200 ? 200 : codeOf(answer);
  };
  const staffProgram = async (changed: Record<string, unknown> = {}) => {
    const astrid = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
    return created({ customerId: astrid.id, companyId: undefined, scopes: ['feature:write'], ...changed });
  };
  const [sweden, norway] = ['se.localhost:3000', 'no.localhost:3000'] as const;

  test('is the one in which it was created, also for a program that acts as internal staff', async () => {
    const headers = await bearerOf(await staffProgram());
    expect(await featureIn(sweden, headers)).toBe(200);
    expect(await featureIn(norway, headers)).toBe('403 token-of-other-market');
    const company = { headers: await bearerOf(await created()) };
    expect((await app.request(`/api/company/companies/${bygg.id}`, company, sweden)).status).toBe(200);
    expect(await codeOf(app.request(`/api/company/companies/${bygg.id}`, company, norway))).toBe(
      '403 token-of-other-market',
    );
  });

  test('is every market if it was created for all; a change counts from the next call', async () => {
    const program = await staffProgram({ allMarkets: true });
    const headers = await bearerOf(program);
    expect(await featureIn(norway, headers)).toBe(200);
    const path = `/api/auth/clients/${program.id}`;
    expect(await (await app.json(path, 'PATCH', { allMarkets: false }, staff)).json()).toMatchObject({
      marketId: 1,
      allMarkets: false,
    });
    expect(await featureIn(norway, headers)).toBe('403 token-of-other-market');
    expect((await app.json(path, 'PATCH', { allMarkets: true }, staff)).status).toBe(200);
    expect(await featureIn(norway, headers)).toBe(200);
  });

  test('cannot be all markets for a program that acts as a customer, who buys in one market', async () => {
    expect(await codeOf(newClient({ allMarkets: true }))).toBe('422 all-markets-for-staff');
    const client = await created();
    const change = app.json(`/api/auth/clients/${client.id}`, 'PATCH', { allMarkets: true }, staff);
    expect(await codeOf(change)).toBe('422 all-markets-for-staff');
  });

  test('is one again when its person is no longer internal staff', async () => {
    const headers = await bearerOf(await staffProgram({ allMarkets: true, scopes: ['company:read'] }));
    await shop.db.updateTable('account').set({ role_id: roles.administrator }).execute();
    const answer = app.request(`/api/company/companies/${bygg.id}`, { headers }, norway);
    expect(await codeOf(answer)).toBe('403 token-of-other-market');
  });
});

describe('clients are managed by internal staff', () => {
  test('and by no other callers', async () => {
    const client = await created();
    const calls: [string, string, unknown][] = [
      ['/api/auth/clients', 'POST', { name: 'X', scopes: [], customerId: ada.id }],
      [`/api/auth/clients/${client.id}`, 'PATCH', { isActive: false }],
      [`/api/auth/clients/${client.id}/secret`, 'POST', undefined],
    ];
    for (const storm_role of [64, 65, 81, 111] as const) {
      const headers = await app.bearer({ storm_role, customer_id: ada.id });
      expect((await app.request('/api/auth/clients', { headers })).status).toBe(403);
      for (const [path, method, body] of calls) expect((await app.json(path, method, body, headers)).status).toBe(403);
    }
    for (const [path, method, body] of calls) expect((await app.json(path, method, body)).status).toBe(401);
    expect((await tokenAnswer(client)).status).toBe(200);
  });

  test('the list of clients has no secrets', async () => {
    const client = await created();
    await tokenAnswer(client);
    const listed = await app.request('/api/auth/clients', { headers: staff });
    const text = await listed.text();
    expect(JSON.parse(text)).toEqual([
      {
        id: client.id,
        name: 'ERP',
        scopes: ['company:read'],
        customerId: ada.id,
        companyId: bygg.id,
        marketId: 1,
        allMarkets: false,
        isActive: true,
        createdAt: '2026-11-16T08:00:00.000Z',
        secretChangedAt: '2026-11-16T08:00:00.000Z',
        lastUsedAt: '2026-11-16T08:00:00.000Z',
      },
    ]);
    const stored = JSON.stringify(await shop.db.selectFrom('api_client').selectAll().execute());
    expect(stored).not.toContain(client.secret);
  });

  test('a new secret ends the old one', async () => {
    const client = await created();
    const answer = await app.request(`/api/auth/clients/${client.id}/secret`, { method: 'POST', headers: staff });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const changed = (await answer.json()) as Secret;
    expect((await tokenAnswer(changed)).status).toBe(200);
    expect((await tokenAnswer(client)).status).toBe(401);
    const unknown = app.request('/api/auth/clients/none/secret', { method: 'POST', headers: staff });
    expect(await codeOf(unknown)).toBe('404 client-not-found');
  });

  test('scopes change at once', async () => {
    const client = await created();
    const headers = await bearerOf(client);
    const changed = await app.json(
      `/api/auth/clients/${client.id}`,
      'PATCH',
      { scopes: ['cart:read'], name: 'New' },
      staff,
    );
    expect(await changed.json()).toMatchObject({ name: 'New', scopes: ['cart:read'], isActive: true });
    expect(await codeOf(companyAs(headers))).toBe('403 scope-missing');
    expect(await codeOf(app.json('/api/auth/clients/none', 'PATCH', {}, staff))).toBe('404 client-not-found');
  });

  test('acts only as an existing person, for one of their companies, with existing scopes', async () => {
    const other = await aCompany('Annan').save(shop.db);
    expect(await codeOf(newClient({ customerId: 999 }))).toBe('422 person-not-found');
    expect(await codeOf(newClient({ companyId: other.id }))).toBe('404 company-not-found');
    expect(await codeOf(newClient({ scopes: ['auth:write'] }))).toBe('422 invalid-input');
    expect(await codeOf(newClient({ scopes: ['everything'] }))).toBe('422 invalid-input');
  });
});
