import { beforeEach, expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { saveNewsletterKey } from '#modules/notifications/newsletter-store.server.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

beforeEach(async () => {
  shop = await openTestShop();
  app = await openBuiltApp(shop);
  for (const emailAddress of ['anna@berg.example', 'bo@berg.example'])
    await saveNewsletterKey(shop.db, { marketId: 4, emailAddress, language: 'en', now: shop.clock.now() });
});

const path = '/en/newsletter/unsubscribe';
const onList = async () =>
  (await shop.db.selectFrom('newsletter_key').select('email_address').orderBy('email_address').execute()).map(
    ({ email_address }) => email_address,
  );
const send = async (email: string) => {
  const answer = await app.get(path, {
    method: 'POST',
    host: 'uk.localhost',
    headers: { origin: 'http://uk.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email }).toString(),
  });
  return { status: answer.status, text: await answer.text() };
};

test('R33 R63 N12 the page removes an address from the list and confirms it, also for an unknown one', async () => {
  const page = await app.get(path, { host: 'uk.localhost' });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Unsubscribe from our newsletter')]);
  expect(await onList()).toEqual(['anna@berg.example', 'bo@berg.example']);
  const done = await send('Anna@Berg.example');
  expect(done.status).toBe(200);
  expect(done.text).toContain('Anna@Berg.example is not on our newsletter list any more.');
  expect(await onList()).toEqual(['bo@berg.example']);
  const unknown = await send('nobody@berg.example');
  expect([unknown.status, unknown.text]).toEqual([
    200,
    expect.stringContaining('nobody@berg.example is not on our newsletter list any more.'),
  ]);
});

test('R33 an invalid address must be corrected', async () => {
  const answer = await send('anna');
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('value="anna"');
  expect(await onList()).toHaveLength(2);
});

test('R33 it has texts in every language', () => {
  for (const language of languages)
    expect(shop.texts.say(language, 'newsletter', 'done', { email: 'a@b.example' })).toContain('a@b.example');
});
