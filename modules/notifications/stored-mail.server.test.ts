import { beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { findStoredMail, listStoredMail } from './stored-mail.server.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await shop.mail.send({
    messageId: '<1@yrke.example>',
    to: 'anna@bygg.example',
    subject: 'Din order är på väg',
    text: 'Hej Anna',
    html: '<p>Hej Anna</p>',
  });
});

test('in local use sent mail can be listed and read', async () => {
  const [mail] = (await listStoredMail(shop)) ?? [];
  expect(mail).toMatchObject({ subject: 'Din order är på väg', to: 'anna@bygg.example' });
  expect(await findStoredMail(shop, mail?.id ?? '')).toMatchObject({
    subject: 'Din order är på väg',
    to: 'anna@bygg.example',
    html: expect.stringContaining('<p>Hej Anna</p>'),
    text: expect.stringContaining('Hej Anna'),
  });
});

test('an unknown mail is not found, and no other file is read', async () => {
  for (const id of ['', 'nothing', '../pglite/PG_VERSION', 'f'.repeat(20)])
    expect(await findStoredMail(shop, id)).toBeUndefined();
});

test.each([{ APP_ENV: 'uat' }, { APP_ENV: 'development' }, { SMTP_URL: 'smtp://mail.example' }] as const)(
  'mail is not shown with %j',
  async (settings) => {
    const [mail] = (await listStoredMail(shop)) ?? [];
    const elsewhere = { env: { ...shop.env, ...settings } };
    expect(await listStoredMail(elsewhere)).toBeUndefined();
    expect(await findStoredMail(elsewhere, mail?.id ?? '')).toBeUndefined();
  },
);
