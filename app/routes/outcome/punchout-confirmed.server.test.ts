import { createStaticHandler, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { shopContext, visitContext } from '#app/context.ts';
import { secretsOf, verifyToken } from '#modules/auth/token.server.ts';
import { aProcurementSystem, enterFrom } from '#tests/build/procurement.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { action, loader } from './punchout-confirmed.tsx';

test('U08 the page that returns a cart has the form for the procurement system, and afterwards says that it is over', async () => {
  const shop = await openSendingShop();
  const app = openTestApp(shop);
  const { cookie } = await enterFrom(app, await aProcurementSystem(shop, app));
  const token = /yrke_access=([^;]+)/.exec(cookie)?.[1] ?? '';
  const verified = await verifyToken(secretsOf(shop.env), token, shop.clock.now());
  const claims = verified.ok ? verified.value : undefined;
  const path = '/en/checkout/status/punchout/confirmed';
  const handler = createStaticHandler([{ id: 'page', path, loader: loader as never, action: action as never }]);
  const ask = (method: string) => {
    const requestContext = new RouterContextProvider();
    requestContext.set(shopContext, shop);
    requestContext.set(visitContext, aVisit({ language: 'en', now: shop.clock.now(), claims }));
    const body = method === 'POST' ? { body: new URLSearchParams() } : {};
    return handler.query(new Request(`http://se.localhost:3000${path}`, { method, ...body }), { requestContext });
  };
  expect(await ask('GET')).toMatchObject({ statusCode: 404, loaderData: { page: { order: undefined } } });
  expect(await ask('POST')).toMatchObject({
    statusCode: 200,
    loaderData: { page: { isReturned: true } },
    actionData: { page: { action: 'https://buy.example/hook', fields: [{ name: 'sid' }, { name: '~target' }] } },
  });
  const again = await ask('POST');
  expect(again instanceof Response && [again.status, again.headers.get('location')]).toEqual([
    302,
    `${path}?returned=1`,
  ]);
});
