import { beforeEach, expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { settingWarningCodes } from '#platform/setting-warnings.server.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop({ APP_ENV: 'production', ALLOW_PAYMENT_SIMULATOR: '1' });
});

const path = '/api/settings/warnings';
const host = 'se.yrke.example';

test('internal staff get the warnings in their language', async () => {
  const app = openTestApp(shop);
  const answer = await app.request(path, { headers: await app.bearer() }, host);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    [
      {
        code: 'paymentSimulator',
        setting: 'PAYMENT_PROVIDER',
        text: 'PAYMENT_PROVIDER är simulatorn: betalningar godkänns, men inga pengar dras.',
      },
      { code: 'noSmtp', setting: 'SMTP_URL', text: 'SMTP_URL är inte angiven: mejl sparas men skickas inte.' },
      {
        code: 'noDatabase',
        setting: 'DATABASE_URL',
        text: 'DATABASE_URL är inte angiven: allt sparas i den inbyggda databasen, som bara klarar en process.',
      },
      {
        code: 'noTax',
        setting: 'TAX_URL',
        text: 'TAX_URL är inte angiven: skatten räknas med inbyggda satser som ingen håller uppdaterade.',
      },
    ],
  ]);
});

test('other visitors do not', async () => {
  const app = openTestApp(shop);
  expect((await app.request(path, {}, host)).status).toBe(401);
  for (const storm_role of [64, 65, 81, 111] as const)
    expect((await app.request(path, { headers: await app.bearer({ storm_role }) }, host)).status).toBe(403);
});

test('outside production there are no warnings', async () => {
  const app = openTestApp(await openTestShop());
  expect(await (await app.request(path, { headers: await app.bearer() })).json()).toEqual([]);
});

test('each warning has a text in every language', () => {
  for (const language of languages) {
    const said = settingWarningCodes.map((code) =>
      shop.texts.say(language, 'staff', `settingWarnings.${code}`, { setting: 'X_Y' }),
    );
    for (const text of said) expect(text).toContain('X_Y');
    expect(new Set(said).size).toBe(settingWarningCodes.length);
  }
});
