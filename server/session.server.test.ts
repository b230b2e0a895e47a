import type { MiddlewareHandler } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseCompany } from '#modules/account/enter-shop.server.ts';
import { signIn } from '#modules/account/sign-in.server.ts';
import { signOut } from '#modules/account/sign-out.server.ts';
import type { ApiEnv } from '#modules/api.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { clearedCookies, sessionCookies } from '#modules/auth/session-cookies.ts';
import { problem } from '#modules/problem.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson, giveInfos, password } from '#tests/build/person.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestBrowser, type TestBrowser } from '#tests/setup/test-browser.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let shop: TestShop;
let app: TestApp;
let browser: TestBrowser;
let bygg: { id: number };
let tak: { id: number };

/** A minimal app: sign-in, sign-out, and a page that returns its visit. */
const screens: MiddlewareHandler<ApiEnv> = async (c) => {
  const { shop, visit } = c.var;
  const options = { secure: false, now: visit.now };
  if (c.req.path === '/login' && c.req.method === 'POST') {
    const entered = await signIn(shop, visit, await c.req.json());
    if (!entered.ok) return problem(c, entered.refusal);
    if (entered.value.kind === 'choose-company') return c.json(entered.value);
    for (const line of sessionCookies(entered.value.session, options)) c.header('set-cookie', line, { append: true });
    return c.body(null, 204);
  }
  if (c.req.path === '/login/company') {
    const chosen = await chooseCompany(shop, visit, await c.req.json());
    if (!chosen.ok) return problem(c, chosen.refusal);
    for (const line of sessionCookies(chosen.value, options)) c.header('set-cookie', line, { append: true });
    return c.body(null, 204);
  }
  if (c.req.path === '/logout') {
    await signOut(shop, visit);
    for (const line of clearedCookies(options)) c.header('set-cookie', line, { append: true });
    return c.body(null, 204);
  }
  return c.json(visit);
};

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop, { pages: screens });
  browser = openTestBrowser(app);
  bygg = await aCompany('Bygg').inCoop('COOP1').save(shop.db);
  tak = await aCompany('Tak').save(shop.db);
  await aPerson().at(bygg).save(shop.db);
});

const logIn = (who: { loginName?: string; remember?: boolean } = {}, at = browser) =>
  at.send('/login', 'POST', { loginName: 'ada@bygg.example', password, remember: true, ...who });
const visitAt = async (path = '/sv', at = browser) => (await at.get(path)).json();
const tokensOf = () => shop.db.selectFrom('refresh_token').selectAll().execute();

describe('a session', () => {
  test('begins with the right password and identifies the person', async () => {
    expect((await logIn()).status).toBe(204);
    const { claims } = await visitAt();
    expect(claims).toEqual({
      customer_id: 1,
      company_id: bygg.id,
      storm_role: 64,
      super_customer_admin: false,
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      coop_code: 'COOP1',
      market: 1,
      exp: Math.floor(shop.clock.now().getTime() / 1000) + 15 * 60,
    });
  });

  test('A19 GET /authenticated: 200 with a valid token, 401 without and after expiry', async () => {
    expect((await browser.get('/authenticated')).status).toBe(401);
    await logIn();
    const answer = await browser.get('/authenticated');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      authenticated: true,
      user: { customerId: 1, companyId: bygg.id, isB2B: true, stormRole: 64 },
    });
    shop.clock.moveBy(15 * minute);
    const over = await browser.get('/authenticated');
    expect(over.status).toBe(401);
    expect(await over.json()).toMatchObject({ code: 'token-expired' });
  });

  test('is renewed by a page when its token is about to expire, and the browser gets the next one', async () => {
    await logIn();
    const first = browser.cookies.get('yrke_refresh');
    shop.clock.moveBy(13 * minute);
    await visitAt();
    expect(browser.cookies.get('yrke_refresh')).toBe(first);
    shop.clock.moveBy(minute);
    expect((await visitAt()).claims.exp).toBe(shop.clock.now().getTime() / 1000 + 15 * 60);
    expect(browser.cookies.get('yrke_refresh')).not.toBe(first);
    shop.clock.moveBy(day);
    expect((await visitAt('/sv/produkter.data')).claims).toMatchObject({ customer_id: 1 });
  });

  test('is not renewed for a picture or the API, which still serve public content', async () => {
    await logIn();
    shop.clock.moveBy(day);
    for (const path of ['/pictures/none', '/assets/none.js', '/favicon.svg', '/favicon.ico', '/healthz', '/__manifest'])
      await browser.get(path);
    expect((await browser.get('/api/market/markets')).status).toBe(200);
    const company = await browser.get(`/api/company/companies/${bygg.id}`);
    expect([company.status, (await company.json()).code]).toEqual([401, 'token-expired']);
    expect((await tokensOf()).map(({ used_at }) => used_at)).toEqual([null]);
  });

  test('continues with changed rights, and ends with the account', async () => {
    await logIn();
    await shop.db.updateTable('account').set({ role_id: roles.customerAdmin }).execute();
    await giveInfos(shop.db, 1, { IsSuperCustomerAdmin: 'true' });
    shop.clock.moveBy(15 * minute);
    expect((await visitAt()).claims).toMatchObject({ storm_role: 81, super_customer_admin: true });
    await shop.db.updateTable('account').set({ is_active: false }).execute();
    shop.clock.moveBy(15 * minute);
    const over = await visitAt();
    expect(over.claims).toBeUndefined();
    expect(over.sessionExpired).toBe(true);
  });

  test('ends when the person no longer belongs to the company', async () => {
    await logIn();
    await shop.db.deleteFrom('customer_company').execute();
    shop.clock.moveBy(15 * minute);
    expect(await visitAt()).toMatchObject({ sessionExpired: true });
  });

  test.each([
    [true, 30 * 24 * 60],
    [false, 12 * 60],
  ])('with remember me %s it lasts %i minutes unused', async (remember, minutes) => {
    await logIn({ remember });
    shop.clock.moveBy(minutes * minute - 1);
    expect((await visitAt()).sessionExpired).toBe(false);
    shop.clock.moveBy(minutes * minute);
    expect((await visitAt()).sessionExpired).toBe(true);
  });

  test('that has ended is reported once: the cookies are cleared, and the next page is anonymous', async () => {
    await logIn();
    shop.clock.moveBy(31 * day);
    expect(await visitAt()).toMatchObject({ sessionExpired: true });
    expect(browser.cookies.size).toBe(0);
    expect(await visitAt()).toMatchObject({ sessionExpired: false });
  });

  test('ends with /logout, also for a copy of its token', async () => {
    await logIn();
    const copy = `Bearer ${browser.cookies.get('yrke_access')}`;
    const asCopy = () => app.request(`/api/company/companies/${bygg.id}`, { headers: { authorization: copy } });
    expect((await asCopy()).status).toBe(200);
    const refresh = browser.cookies.get('yrke_refresh') ?? '';
    await browser.send('/logout', 'POST');
    expect(browser.cookies.size).toBe(0);
    expect((await asCopy()).status).toBe(401);
    browser.cookies.set('yrke_refresh', refresh);
    expect((await browser.send('/refresh', 'POST')).status).toBe(401);
  });

  test('survives a change of the secret, and old tokens are valid while the previous one is set', async () => {
    await logIn();
    const changed = { SESSION_SECRET: 'n'.repeat(40), SESSION_SECRET_PREVIOUS: shop.env.SESSION_SECRET };
    const later = openTestBrowser(openTestApp({ ...shop, env: { ...shop.env, ...changed } }, { pages: screens }));
    for (const [name, value] of browser.cookies) later.cookies.set(name, value);
    expect((await visitAt('/sv', later)).claims).toMatchObject({ customer_id: 1 });
    const { SESSION_SECRET_PREVIOUS: _, ...forgotten } = { ...shop.env, ...changed };
    const last = openTestBrowser(openTestApp({ ...shop, env: forgotten }, { pages: screens }));
    for (const [name, value] of browser.cookies) last.cookies.set(name, value);
    expect((await visitAt('/sv', last)).claims).toMatchObject({ customer_id: 1 });
  });

  test('cookies outside local use need https', async () => {
    await logIn();
    const uat = openTestApp({ ...shop, env: { ...shop.env, APP_ENV: 'uat' } }, { pages: screens });
    shop.clock.moveBy(15 * minute);
    const cookie = `yrke_refresh=${browser.cookies.get('yrke_refresh')}`;
    const answer = await uat.request('/sv', { headers: { cookie } }, 'se.uat.yrke.example');
    for (const line of answer.headers.getSetCookie())
      expect(line).toMatch(/; HttpOnly; SameSite=Lax; Secure; Max-Age=/);
    expect(answer.headers.getSetCookie()).toHaveLength(2);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a session at another market', () => {
  const norway = () => {
    const abroad = openTestBrowser(app, 'no.localhost:3000');
    for (const [name, value] of browser.cookies) abroad.cookies.set(name, value);
    return abroad;
  };
  const unused = async () => (await tokensOf()).map(({ used_at }) => used_at);

  test.each([0, 14, 15, 24 * 60])('is not renewed there after %i minutes, and continues at home', async (minutes) => {
    await logIn();
    shop.clock.moveBy(minutes * minute);
    const visit = await visitAt('/nb', norway());
    expect([visit.claims, visit.sessionExpired]).toEqual([undefined, true]);
    expect(await unused()).toEqual([null]);
    expect((await visitAt()).claims).toMatchObject({ customer_id: 1, market: 1 });
  });

  test('is refused a new token there', async () => {
    await logIn();
    const answer = await norway().send('/refresh', 'POST');
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'session-ended']);
    expect(await unused()).toEqual([null]);
    expect((await browser.send('/refresh', 'POST')).status).toBe(200);
  });

  test('concurrent requests at two markets renew it only at home', async () => {
    await logIn();
    const [abroad, home] = await Promise.all([norway().send('/refresh', 'POST'), browser.send('/refresh', 'POST')]);
    expect([abroad.status, home.status]).toEqual([401, 200]);
  });

  test('of internal staff is renewed in every market', async () => {
    await shop.db.updateTable('account').set({ role_id: roles.internal }).execute();
    await logIn();
    shop.clock.moveBy(15 * minute);
    expect((await visitAt('/nb', norway())).claims).toMatchObject({ customer_id: 1, storm_role: 80 });
  });
});

describe('A20 POST /refresh', () => {
  test('with a session returns a new token as JSON, without one 401', async () => {
    expect((await browser.send('/refresh', 'POST')).status).toBe(401);
    await logIn();
    const answer = await browser.send('/refresh', 'POST');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const body = await answer.json();
    expect(body).toEqual({
      token: browser.cookies.get('yrke_access'),
      expiresAt: '2026-11-16T08:15:00.000Z',
      expiresIn: 900,
      user: { customerId: 1, companyId: bygg.id, isB2B: true, stormRole: 64 },
    });
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await app.request(`/api/company/companies/${bygg.id}`, { headers })).status).toBe(200);
  });

  test('with an invalid token: 401, and the cookies are cleared', async () => {
    browser.cookies.set('yrke_refresh', 'made-up');
    const answer = await browser.send('/refresh', 'POST');
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'session-ended']);
    expect(browser.cookies.size).toBe(0);
  });

  test('is refused to other sites', async () => {
    await logIn();
    const cookie = `yrke_refresh=${browser.cookies.get('yrke_refresh')}`;
    const foreign = await app.request('/refresh', {
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
  });

  test.each(['{', '[]', '{"companyId":"1"}', '{"other":1}'])('with the body %s: 400', async (body) => {
    await logIn();
    const headers = {
      cookie: `yrke_refresh=${browser.cookies.get('yrke_refresh')}`,
      origin: 'http://se.localhost:3000',
    };
    expect((await app.request('/refresh', { method: 'POST', headers, body })).status).toBe(400);
  });

  test('A07 ten concurrent requests with the same token cause one renewal and get the same tokens', async () => {
    await logIn();
    const cookie = `yrke_refresh=${browser.cookies.get('yrke_refresh')}`;
    const headers = { cookie, origin: 'http://se.localhost:3000' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => app.request('/refresh', { method: 'POST', headers })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.headers.getSetCookie().join())).size).toBe(1);
    expect(await tokensOf()).toHaveLength(2);
  });

  test('the same token in several processes gets the same successor, also while the secret is changed', async () => {
    await logIn();
    const cookie = `yrke_refresh=${browser.cookies.get('yrke_refresh')}`;
    const headers = { cookie, origin: 'http://se.localhost:3000' };
    const changed = { SESSION_SECRET: 'n'.repeat(40), SESSION_SECRET_PREVIOUS: shop.env.SESSION_SECRET };
    const processes = [app, openTestApp(shop), openTestApp({ ...shop, env: { ...shop.env, ...changed } })];
    const successors: (string | undefined)[] = [];
    for (const process of processes) {
      const answer = await process.request('/refresh', { method: 'POST', headers });
      successors.push(answer.headers.getSetCookie().find((line) => line.startsWith('yrke_refresh=')));
    }
    expect(new Set(successors).size).toBe(1);
    expect(successors[0]).toBeDefined();
  });
});

describe('a used refresh token', () => {
  test('works again for 30 seconds, and then ends the whole session', async () => {
    const { log, lines } = logLines();
    const watched = openTestApp({ ...shop, log }, { pages: screens });
    const owner = openTestBrowser(watched);
    await logIn({}, owner);
    const stolen = owner.cookies.get('yrke_refresh') ?? '';
    await owner.send('/refresh', 'POST');
    const next = owner.cookies.get('yrke_refresh');

    shop.clock.moveBy(30_000);
    const thief = openTestBrowser(watched);
    thief.cookies.set('yrke_refresh', stolen);
    expect((await thief.send('/refresh', 'POST')).status).toBe(200);
    expect(thief.cookies.get('yrke_refresh')).toBe(next);

    shop.clock.moveBy(1);
    thief.cookies.set('yrke_refresh', stolen);
    expect((await thief.send('/refresh', 'POST')).status).toBe(401);
    expect((await owner.send('/refresh', 'POST')).status).toBe(401);
    expect(lines.find(({ msg }) => msg.startsWith('a used refresh token came back'))).toBeDefined();
  });

  test('does not end the other sessions of its owner', async () => {
    await logIn();
    const other = openTestBrowser(app);
    await logIn({}, other);
    const stolen = browser.cookies.get('yrke_refresh') ?? '';
    await browser.send('/refresh', 'POST');
    shop.clock.moveBy(31_000);
    browser.cookies.set('yrke_refresh', stolen);
    expect((await browser.send('/refresh', 'POST')).status).toBe(401);
    expect((await other.send('/refresh', 'POST')).status).toBe(200);
  });

  test('and the tokens themselves are stored nowhere', async () => {
    await logIn();
    const token = browser.cookies.get('yrke_refresh') ?? '';
    expect(JSON.stringify(await tokensOf())).not.toContain(token);
  });
});

describe('A11 switching the company', () => {
  test('gives a token for it, which later pages use', async () => {
    await shop.db.insertInto('customer_company').values({ customer_id: 1, company_id: tak.id }).execute();
    const { ticket, companies } = await (await logIn()).json();
    expect(companies).toEqual([
      { id: bygg.id, name: 'Bygg' },
      { id: tak.id, name: 'Tak' },
    ]);
    expect((await browser.send('/login/company', 'POST', { ticket, companyId: bygg.id })).status).toBe(204);
    const answer = await browser.send('/refresh', 'POST', { companyId: tak.id });
    expect(await answer.json()).toMatchObject({ user: { companyId: tak.id } });
    expect((await visitAt()).claims).toMatchObject({ company_id: tak.id });
    shop.clock.moveBy(15 * minute);
    expect((await visitAt()).claims).toMatchObject({ company_id: tak.id });
    expect((await visitAt()).claims).not.toHaveProperty('coop_code');
  });

  test('is refused for a company without membership, and the session is unchanged', async () => {
    await logIn();
    const answer = await browser.send('/refresh', 'POST', { companyId: tak.id });
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'company-not-found']);
    expect((await visitAt()).claims).toMatchObject({ company_id: bygg.id });
    shop.clock.moveBy(day);
    expect((await visitAt()).claims).toMatchObject({ company_id: bygg.id });
  });

  test('U01 to a punch-out company leads to the portal, and the old company stays', async () => {
    const yard = await aCompany('Yard').with({ ActivateOCI: 'true', PunchOutType: 'OCI4' }).save(shop.db);
    await logIn();
    await shop.db.insertInto('customer_company').values({ customer_id: 1, company_id: yard.id }).execute();
    const answer = await browser.send('/refresh', 'POST', { companyId: yard.id });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'portal-redirect']);
    expect((await visitAt()).claims).toMatchObject({ company_id: bygg.id });
    await shop.db.updateTable('session').set({ punch_out_type: 'OCI4' }).execute();
    expect((await browser.send('/refresh', 'POST', { companyId: yard.id })).status).toBe(200);
  });
});

test('a sign-in during a renewal gets the new session', async () => {
  await logIn();
  await aPerson('bo@bygg.example').at(bygg).save(shop.db);
  shop.clock.moveBy(15 * minute);
  await logIn({ loginName: 'bo@bygg.example' });
  expect((await visitAt()).claims).toMatchObject({ customer_id: 2 });
  const sessions = await shop.db
    .selectFrom('session')
    .select(['customer_id', 'ended_at'])
    .orderBy('customer_id')
    .execute();
  expect(sessions).toEqual([
    { customer_id: 1, ended_at: shop.clock.now() },
    { customer_id: 2, ended_at: null },
  ]);
});

test('if the database does not answer, a valid token is kept', async () => {
  await logIn();
  const { log, lines } = logLines();
  const broken = {
    transaction: () => {
      throw new Error('gone');
    },
  };
  const failing = openTestBrowser(openTestApp({ ...shop, log, db: broken as never }, { pages: screens }));
  for (const [name, value] of browser.cookies) failing.cookies.set(name, value);
  shop.clock.moveBy(14.5 * minute);
  expect((await visitAt('/sv', failing)).claims).toMatchObject({ customer_id: 1 });
  expect(failing.cookies.size).toBe(2);
  expect(lines.map(({ msg }) => msg)).toContain('a session could not be renewed');
});
