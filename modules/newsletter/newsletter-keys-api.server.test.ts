import { beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

const ask = (method: 'POST' | 'DELETE', facts: object = {}) =>
  app.json(
    '/api/order/newsletterkeys',
    method,
    { emailAddress: 'Kim@home.example', marketId: 1, cultureCode: 'fi-FI', ...facts },
    { origin: 'http://se.localhost:3000' },
  );
const keys = () =>
  shop.db
    .selectFrom('newsletter_subscriber')
    .select(['market_id', 'email_address', 'language', 'created_at'])
    .orderBy('market_id')
    .execute();

test('N19 POST stores the key of an address once, DELETE removes it', async () => {
  expect((await ask('POST')).status).toBe(200);
  expect((await ask('POST', { emailAddress: 'kim@HOME.example' })).status).toBe(200);
  expect(await keys()).toEqual([
    { market_id: 1, email_address: 'kim@home.example', language: 'fi', created_at: shop.clock.now() },
  ]);
  await ask('POST', { marketId: 2, cultureCode: 'nonsense' });
  expect((await keys())[1]).toMatchObject({ market_id: 2, language: 'sv' });
  expect((await ask('DELETE')).status).toBe(200);
  expect(await keys()).toMatchObject([{ market_id: 2 }]);
  expect((await ask('DELETE')).status).toBe(200);
});

test('N19 an invalid address is refused, and the rate is limited', async () => {
  expect((await ask('POST', { emailAddress: 'nobody' })).status).toBe(422);
  const statuses = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await ask('POST')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
