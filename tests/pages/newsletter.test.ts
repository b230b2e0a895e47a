import { beforeEach, expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { sealPlace } from '#modules/newsletter/newsletter-link.server.ts';
import { addressKeyOf, saveSubscriber } from '#modules/newsletter/subscriber-store.server.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

beforeEach(async () => {
  shop = await openTestShop();
  app = await openBuiltApp(shop);
  for (const emailAddress of ['anna@berg.example', 'bo@berg.example'])
    await saveSubscriber(shop.db, {
      marketId: 4,
      emailAddress,
      language: 'en',
      state: 'active',
      source: 'Footer',
      tags: [],
      metadata: [],
      action: 'None',
      now: shop.clock.now(),
    });
});

const path = '/en/newsletter/unsubscribe';
const onList = async () =>
  (await shop.db.selectFrom('newsletter_subscriber').select('email_address').orderBy('email_address').execute()).map(
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

test('N12 R33 the link of a mail unsubscribes by one POST without form fields, and by a button', async () => {
  const link = sealPlace(shop.env, 'leave', { marketId: 4, addressKey: addressKeyOf('anna@berg.example') });
  const address = `${path}?${new URLSearchParams({ n: link })}`;
  const page = await app.get(address, { host: 'uk.localhost' });
  expect(await page.text()).toContain('Press the button to take your address off our newsletter list.');
  expect(await onList()).toHaveLength(2);
  const posted = await app.get(address, {
    method: 'POST',
    host: 'uk.localhost',
    // A mail provider sends neither origin nor cookies.
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect([posted.status, await posted.text()]).toEqual([
    200,
    expect.stringContaining('Your address is not on our newsletter list any more.'),
  ]);
  expect(await onList()).toEqual(['bo@berg.example']);
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

test('the preferences page saves topics by the link of a mail, refuses none, and asks for the address without a link', async () => {
  const link = sealPlace(shop.env, 'preferences', { marketId: 4, addressKey: addressKeyOf('anna@berg.example') });
  const address = `/en/newsletter/preferences?${new URLSearchParams({ n: link })}`;
  const post = async (to: string, fields: [string, string][]) => {
    const answer = await app.get(to, {
      method: 'POST',
      host: 'uk.localhost',
      headers: { origin: 'http://uk.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    return { status: answer.status, text: await answer.text() };
  };
  expect(await (await app.get(address, { host: 'uk.localhost' })).text()).toContain(
    'Choose what anna@berg.example gets',
  );
  const none = await post(address, [['n', link]]);
  expect([none.status, none.text]).toEqual([422, expect.stringContaining('Choose at least one topic')]);
  const saved = await post(address, [
    ['n', link],
    ['topic', 'Guides'],
  ]);
  expect([saved.status, saved.text]).toEqual([200, expect.stringContaining('Your choice is saved.')]);
  const plain = '/en/newsletter/preferences';
  for (const email of ['anna@berg.example', 'nobody@berg.example']) {
    const asked = await post(plain, [['email', email]]);
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining(`If ${email} is on our list`)]);
  }
  const wrong = await post(plain, [['email', 'anna']]);
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('value="anna"')]);
});
