import { expect, test } from 'vitest';
import { readEnv } from './env.server.ts';
import { settingWarnings } from './setting-warnings.server.ts';

const whole = {
  APP_ENV: 'production',
  SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  PAYMENT_PROVIDER: 'adyen',
  ADYEN_API_KEY: 'key',
  ADYEN_CLIENT_KEY: 'live_client',
  ADYEN_MERCHANT_ACCOUNT: 'Yrke',
  ADYEN_HMAC_KEY: 'AB'.repeat(32),
  ADYEN_ENV: 'live',
  ADYEN_LIVE_PREFIX: 'abc-Yrke',
  SMTP_URL: 'smtp://mail.example',
  DATABASE_URL: 'postgres://db.example/yrke',
  TAX_URL: 'https://tax.example',
};
const codesOf = (changed: Record<string, string>) =>
  settingWarnings(readEnv({ ...whole, ...changed })).map(({ code, setting }) => `${setting}: ${code}`);

test('a complete production configuration has no warnings', () => expect(codesOf({})).toEqual([]));

test.each([
  [{ ADYEN_ENV: 'test' }, 'ADYEN_ENV: adyenTest'],
  [{ PAYMENT_PROVIDER: 'simulator', ALLOW_PAYMENT_SIMULATOR: '1' }, 'PAYMENT_PROVIDER: paymentSimulator'],
  [{ SMTP_URL: '' }, 'SMTP_URL: noSmtp'],
  [{ DATABASE_URL: '' }, 'DATABASE_URL: noDatabase'],
  [{ TAX_URL: '' }, 'TAX_URL: noTax'],
])('production with %j gets a warning', (changed, warning) => expect(codesOf(changed)).toEqual([warning]));

test.each(['local', 'development', 'uat', 'staging'])('%s needs none of it', (APP_ENV) => {
  expect(codesOf({ APP_ENV, ADYEN_ENV: 'test', SMTP_URL: '', DATABASE_URL: '', TAX_URL: '' })).toEqual([]);
});

test('each warning describes the effect in a sentence and names its setting', () => {
  const bare = { PAYMENT_PROVIDER: '', ALLOW_PAYMENT_SIMULATOR: '1', SMTP_URL: '', DATABASE_URL: '', TAX_URL: '' };
  for (const { setting, sentence } of settingWarnings(readEnv({ ...whole, ...bare }))) {
    expect(sentence).toContain(setting);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});
