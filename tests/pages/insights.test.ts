import { expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

test('opened pages are counted by market and kind; programs, missing pages and pages of staff are not', async () => {
  const shop = await openTestShop();
  const { get } = await openBuiltApp(shop);
  const open = (path: string, host?: string) => get(path, { headers: browser, ...(host && { host }) });
  await open('/en/newsletter/unsubscribe');
  await open('/en/newsletter/unsubscribe');
  await open('/en/all-products?query=jacket', 'uk.localhost:3000');
  await open('/en/checkout');
  await open('/en/no-such-page');
  await get('/en/newsletter/unsubscribe', {
    headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  });
  const claims = { storm_role: roles.internal, tasks: ['insights'] } as const;
  await get('/en/staff/insights', { headers: browser, claims });
  await shop.insights.flush();
  const rows = await shop.db.selectFrom('insight_count').select(['market_id', 'kind', 'n']).execute();
  expect(rows.map(({ market_id, kind, n }) => `${market_id} ${kind} ${n}`).toSorted()).toEqual([
    '1 cart 1',
    '1 page 2',
    '4 search 1',
  ]);
});

test('figures are shown and exported for the task insights; for other staff the file does not exist', async () => {
  const shop = await openTestShop();
  const { get } = await openBuiltApp(shop);
  await anOpenOrder(shop);
  const insights = { claims: { storm_role: roles.internal, tasks: ['insights'] } } as const;
  const html = await (await get('/en/staff/insights', insights)).text();
  expect(html).toContain('Sales by market');
  expect(html).toContain('Orders placed');
  const file = await get('/en/staff/export/insights?file=csv', insights);
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect((await file.text()).split('\r\n')[1]).toMatch(/^"?Sweden"?[;,]"?1"?[;,]/);
  const orders = { claims: { storm_role: roles.internal, tasks: ['orders'] } } as const;
  expect((await get('/en/staff/export/insights?file=csv', orders)).status).toBe(404);
});

test('pages report searches and their speed without a session; programs and foreign sites do not count', async () => {
  const shop = await openTestShop();
  const { get } = await openBuiltApp(shop);
  const send = (body: object, headers: Record<string, string> = {}) =>
    get('/en/insight-answers/report', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { origin: 'http://se.localhost:3000', 'content-type': 'text/plain', ...browser, ...headers },
    });
  const vitals = { kind: 'vitals', page: 'PRODUCT', lcp: 900 };
  expect((await send(vitals)).status).toBe(204);
  expect((await send(vitals, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).status).toBe(204);
  expect((await send(vitals, { origin: 'https://other.example' })).status).toBe(403);
  expect((await send({ kind: 'click', token: 'forged' })).status).toBe(400);
  await shop.insights.flush();
  expect(await shop.db.selectFrom('insight_vital').select(['measure', 'n']).execute()).toHaveLength(1);
});
