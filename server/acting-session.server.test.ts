import type { MiddlewareHandler } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#modules/account/sign-in.server.ts';
import { signOut } from '#modules/account/sign-out.server.ts';
import { startActing } from '#modules/acting/start-acting.server.ts';
import type { ApiEnv } from '#modules/api.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { sessionCookies } from '#modules/auth/session-cookies.ts';
import { saveStaffTasks, staffTasksTopic } from '#modules/auth/staff-task-store.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson, password } from '#tests/build/person.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestBrowser, type TestBrowser } from '#tests/setup/test-browser.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

const minute = 60_000;
let shop: TestShop;
let browser: TestBrowser;
let astrid: { id: number };
let olle: { id: number };

/** Sign-in, the beginning of acting, sign-out, and a page that returns its visit. */
const screens: MiddlewareHandler<ApiEnv> = async (c) => {
  const { shop, visit } = c.var;
  const begin = async () => {
    if (c.req.path === '/act') return startActing(shop, visit, await c.req.json());
    const entered = await signIn(shop, visit, await c.req.json());
    if (!entered.ok || entered.value.kind !== 'signed-in') throw new Error('not signed in');
    return { ok: true as const, value: entered.value.session };
  };
  if (c.req.path === '/logout') {
    await signOut(shop, visit);
    return c.body(null, 204);
  }
  if (c.req.method !== 'POST') return c.json(visit);
  const begun = await begin();
  if (!begun.ok) throw new Error(begun.refusal.code);
  for (const line of sessionCookies(begun.value, { secure: false, now: visit.now }))
    c.header('set-cookie', line, { append: true });
  return c.body(null, 204);
};

beforeEach(async () => {
  shop = await openTestShop();
  browser = openTestBrowser(openTestApp(shop, { pages: screens }));
  const bygg = await aCompany('Bygg').save(shop.db);
  astrid = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  olle = await aPerson('olle@bygg.example').at(bygg).save(shop.db);
  await browser.send('/login', 'POST', { loginName: 'astrid@yrke.example', password, remember: true });
  await browser.send('/act', 'POST', { customerId: olle.id, companyId: bygg.id, reason: 'A wrong price' });
});

/** The person that the shop recognises. */
const who = async (at = browser) => {
  const { claims, sessionExpired } = (await (await at.get('/sv')).json()) as {
    claims?: { customer_id: number; acting?: unknown };
    sessionExpired: boolean;
  };
  return { id: claims?.customer_id, isActing: claims?.acting !== undefined, sessionExpired };
};

const asOlle = () => ({ id: olle.id, isActing: true, sessionExpired: false });
const asAstrid = () => ({ id: astrid.id, isActing: false, sessionExpired: false });
const over = { isActing: false, sessionExpired: true };

test('acting is renewed for 30 minutes; then one request is refused, and the next uses the staff member’s session', async () => {
  expect(await who()).toEqual(asOlle());
  for (const minutes of [14, 15]) {
    shop.clock.moveBy(minutes * minute);
    expect(await who()).toEqual(asOlle());
  }
  shop.clock.moveBy(minute);
  expect(await who()).toEqual(over);
  expect(await who()).toEqual(asAstrid());
});

test('a script that renews its token after the end gets session-ended, and its call is not repeated', async () => {
  shop.clock.moveBy(30 * minute);
  const renewed = await browser.send('/refresh', 'POST');
  expect([renewed.status, ((await renewed.json()) as { code: string }).code]).toEqual([401, 'session-ended']);
  expect(await who()).toEqual(asAstrid());
});

test('another process, or one after a restart, recognises the session', async () => {
  const other = openTestBrowser(openTestApp(shop, { pages: screens }));
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  expect(await who(other)).toEqual(asOlle());
  shop.clock.moveBy(20 * minute);
  expect(await who(other)).toEqual(asOlle());
  shop.clock.moveBy(10 * minute);
  expect(await who(other)).toEqual(over);
  expect(await who(other)).toEqual(asAstrid());
});

test('without the task customers acting ends, and the staff member’s session continues', async () => {
  await saveStaffTasks(shop.db, astrid.id, ['orders']);
  await shop.snapshots.announce(staffTasksTopic);
  expect(await who()).toEqual(over);
  expect(await who()).toEqual(asAstrid());
});

test('signing out ends acting and the staff member’s session', async () => {
  await browser.get('/logout');
  const open = await shop.db.selectFrom('session').select('sid').where('ended_at', 'is', null).execute();
  expect(open).toEqual([]);
});
