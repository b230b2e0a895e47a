import type { MiddlewareHandler } from 'hono';
import { expect, test } from 'vitest';
import { signIn } from '#modules/account/sign-in.server.ts';
import { startActing } from '#modules/acting/start-acting.server.ts';
import type { ApiEnv } from '#modules/api.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { sessionCookies } from '#modules/auth/session-cookies.ts';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson, password } from '#tests/build/person.ts';
import { aBuyer, newCart, openSendingShop, payloadOf } from '#tests/build/sending.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestBrowser } from '#tests/setup/test-browser.ts';

const minute = 60_000;

/** Sign-in, and the beginning of acting. */
const screens: MiddlewareHandler<ApiEnv> = async (c) => {
  const { shop, visit } = c.var;
  const begin = async () => {
    if (c.req.path === '/act') return startActing(shop, visit, await c.req.json());
    const entered = await signIn(shop, visit, await c.req.json());
    if (!entered.ok || entered.value.kind !== 'signed-in') throw new Error('not signed in');
    return { ok: true as const, value: entered.value.session };
  };
  const begun = await begin();
  if (!begun.ok) throw new Error(begun.refusal.code);
  for (const line of sessionCookies(begun.value, { secure: false, now: visit.now }))
    c.header('set-cookie', line, { append: true });
  return c.body(null, 204);
};

test('an order of the last minute has both names; after 30 minutes orders are refused, by cookie and by token', async () => {
  const shop = await openSendingShop();
  const app = openTestApp(shop, { pages: screens });
  const browser = openTestBrowser(app);
  const bygg = await aCompany('Bygg').save(shop.db);
  const astrid = await aPerson('astrid@yrke.example')
    .named('Astrid', 'Norelius')
    .withRole(roles.internal)
    .save(shop.db);
  const olle = await aBuyer(shop, app, { company: bygg, email: 'olle@bygg.example' });
  const late = await newCart(app, [{ sku: trousers, quantity: 1 }], olle.headers);
  await browser.send('/login', 'POST', { loginName: 'astrid@yrke.example', password, remember: false });
  await browser.send('/act', 'POST', { customerId: olle.customerId, companyId: bygg.id, reason: 'A wrong price' });
  const renew = async () => {
    const answer = await browser.send('/refresh', 'POST');
    return { status: answer.status, body: (await answer.json()) as { token?: string; code?: string } };
  };
  const order = (cartId: string) =>
    browser.send('/api/order/orders/send', 'POST', payloadOf({ ...olle, cartId }), { 'idempotency-key': cartId });

  for (const minutes of [14, 14]) {
    shop.clock.moveBy(minutes * minute);
    expect((await renew()).status).toBe(200);
  }
  const { token } = (await renew()).body;
  shop.clock.moveBy(minute);
  const sent = await order(olle.cartId);
  const { orderId } = (await sent.json()) as { orderId: string };
  expect(sent.status).toBe(200);
  const listed = await browser.get(`/api/order/orders/filter?Id=${orderId}`);
  expect(((await listed.json()) as { items: unknown[] }).items).toMatchObject([
    {
      buyer: { id: olle.customerId, firstName: 'Ada', lastName: 'Berg' },
      sentByStaff: { id: astrid.id, name: 'Astrid Norelius' },
    },
  ]);

  shop.clock.moveBy(minute);
  // Without the session the browser is an anonymous visitor, to whom the cart does not exist.
  expect((await order(late.cartId)).status).toBe(404);
  const byToken = await app.request('/api/order/orders/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(payloadOf({ ...olle, cartId: late.cartId })),
  });
  expect([byToken.status, await byToken.json()]).toMatchObject([401, { code: 'token-expired' }]);
  expect(await renew()).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  const orders = await shop.db.selectFrom('orders').select('id').execute();
  expect(orders).toEqual([{ id: orderId }]);
});
