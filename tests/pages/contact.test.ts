import { beforeEach, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { stampContact } from '#modules/contact/send-message.server.ts';
import { someClaims } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

beforeEach(async () => {
  shop = await openTestShop();
  app = await openBuiltApp(shop);
});

const path = '/en/brand/contact';
const host = 'uk.localhost';
const typed = {
  topic: 'product',
  name: 'Maja Ek',
  emailAddress: 'maja@home.example',
  orderNo: '',
  body: 'Can the zip be replaced?',
  homepage: '',
};

async function send(facts: Record<string, string> = {}, secondsAgo = 30) {
  const stamp = stampContact(shop, { now: new Date(shop.clock.now().getTime() - secondsAgo * 1000) });
  const answer = await app.get(path, {
    method: 'POST',
    host,
    headers: { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...typed, stamp, ...facts }).toString(),
  });
  return { status: answer.status, text: await answer.text() };
}

test('the contact form is shown and sent without scripts, and staff find the message', async () => {
  const page = await (await app.get(path, { host })).text();
  expect(page).toContain('Write to us');
  expect(page).toMatch(/name="stamp" value="[^"]+"/);
  const done = await send();
  expect([done.status, done.text]).toEqual([200, expect.stringContaining('We will answer to maja@home.example.')]);
  const list = await app.get('/en/staff/messages', { host, claims: someClaims({ storm_role: roles.internal }) });
  expect(await list.text()).toContain('Maja Ek');
});

test('a refused form keeps what was typed, with the problem at its field', async () => {
  const wrong = await send({ emailAddress: 'maja', topic: '' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('Can the zip be replaced?');
  expect(wrong.text).toContain('value="Maja Ek"');
  expect(wrong.text).toMatch(
    /id="contact-emailAddress"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="contact-emailAddress"/,
  );
  expect((await send({}, 2)).status).toBe(409);
  expect(await shop.db.selectFrom('contact_message').select('id').execute()).toEqual([]);
});
