import { describe, expect, test } from 'vitest';
import { defaultSessionSecret, readEnv } from './env.server.ts';
import { StartupError } from './startup-error.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const adyen = {
  PAYMENT_PROVIDER: 'adyen',
  ADYEN_API_KEY: 'key',
  ADYEN_CLIENT_KEY: 'test_client',
  ADYEN_MERCHANT_ACCOUNT: 'Yrke',
  ADYEN_HMAC_KEY: 'AB'.repeat(32),
};
const production = { APP_ENV: 'production', SESSION_SECRET: secret, ...adyen };

function refusalOf(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
}

test('every setting has a default for a first run', () => {
  expect(readEnv({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    DATABASE_POOL: 10,
    WORKERS: 1,
    APP_ENV: 'local',
    TRUST_PROXY: [],
    MARKET_DOMAINS: [],
    DEMO: true,
    MAIL_FROM: 'Yrke <shop@yrke.example>',
    SESSION_SECRET: defaultSessionSecret,
    S3_REGION: 'eu-north-1',
    PAYMENT_PROVIDER: 'simulator',
    ALLOW_PAYMENT_SIMULATOR: false,
    ADYEN_ENV: 'test',
    PICTURE_CACHE_MB: 500,
    PICTURES_AHEAD: true,
    GARMENT_EVENT_DAYS: 730,
    KLEVU_URL: 'https://stats.ksearchnet.com/analytics',
    META_URL: 'https://graph.facebook.com/v24.0',
    LOG_LEVEL: 'warn',
    API_RATE_LIMIT: 600,
    SPECIAL_CUSTOMER_IDS: [],
    SPECIAL_COMPANY_IDS: [],
    SPECIAL_MARKET_IDS: [],
    PUNCHOUT_PRIVATE_HOSTS: [],
  });
});

test('outside local use the shop listens on all interfaces, has no demo data and logs more', () => {
  const staging = { APP_ENV: 'staging', SESSION_SECRET: secret };
  expect(readEnv(staging)).toMatchObject({ HOST: '0.0.0.0', DEMO: false, LOG_LEVEL: 'info' });
  expect(readEnv({ ...staging, HOST: '10.0.0.1', DEMO: 'on', LOG_LEVEL: 'error' })).toMatchObject({
    HOST: '10.0.0.1',
    DEMO: true,
    LOG_LEVEL: 'error',
  });
});

test('an empty setting is an unset one', () => {
  expect(readEnv({ PORT: '', APP_ENV: '', DATABASE_URL: '', SESSION_SECRET: '', DEMO: '' })).toEqual(readEnv({}));
  expect(readEnv({ PORT: undefined }).PORT).toBe(3000);
});

test('lists are read with or without spaces', () => {
  expect(readEnv({ TRUST_PROXY: 'loopback, 10.0.0.0/8,' }).TRUST_PROXY).toEqual(['loopback', '10.0.0.0/8']);
  expect(readEnv({ MARKET_DOMAINS: 'shop.example=se, shop.example:8080=no' }).MARKET_DOMAINS).toEqual([
    'shop.example=se',
    'shop.example:8080=no',
  ]);
});

describe('M52 the environment is one of five', () => {
  test.each(['development', 'local', 'uat', 'staging'])('%s', (name) =>
    expect(readEnv({ APP_ENV: name, SESSION_SECRET: secret }).APP_ENV).toBe(name),
  );
  test('production', () => expect(readEnv(production).APP_ENV).toBe('production'));
  test.each(['test', 'Production', 'prod', 'qa'])('%s is invalid', (name) =>
    expect(refusalOf({ APP_ENV: name })).toContain('APP_ENV'),
  );
});

test('M53 the special ids are sets of whole numbers, empty by default', () => {
  const env = readEnv({ SPECIAL_CUSTOMER_IDS: '12, 345', SPECIAL_COMPANY_IDS: '7', SPECIAL_MARKET_IDS: '1,2,3' });
  expect(env.SPECIAL_CUSTOMER_IDS).toEqual([12, 345]);
  expect(env.SPECIAL_COMPANY_IDS).toEqual([7]);
  expect(env.SPECIAL_MARKET_IDS).toEqual([1, 2, 3]);
  for (const name of ['SPECIAL_CUSTOMER_IDS', 'SPECIAL_COMPANY_IDS', 'SPECIAL_MARKET_IDS'])
    expect(refusalOf({ [name]: '12,x' })).toContain(name);
});

describe('an invalid setting is named in one sentence', () => {
  test.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['PORT', '30.5'],
    ['PORT', ' '],
    ['PORT', '0x10'],
    ['WORKERS', '0'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_POOL', '0'],
    ['MARKET_DOMAINS', 'shop.example'],
    ['MARKET_DOMAINS', 'shop.example=sweden'],
    ['DEFAULT_MARKET', 'SE'],
    ['DEMO', 'perhaps'],
    ['SMTP_URL', 'http://mail.example'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET_PREVIOUS', 'short'],
    ['S3_ENDPOINT', 'storage'],
    ['TAX_URL', 'ftp://tax.example'],
    ['PAYMENT_PROVIDER', 'cash'],
    ['PICTURE_CACHE_MB', '0'],
    ['PICTURE_CACHE_MB', '1.5'],
    ['METRICS_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['API_RATE_LIMIT', '0'],
  ])('%s=%s', (name, value) => {
    const message = refusalOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^The setting ${name}[.:]`));
    expect(message).toContain('docs/operations.md');
    expect(message).not.toContain('\n');
  });

  test('several at once', () => {
    expect(refusalOf({ PORT: 'x', WORKERS: 'y' })).toMatch(/PORT: .+; WORKERS: .+/);
  });

  test('a refused secret is not printed', () => {
    expect(refusalOf({ SESSION_SECRET: 'hunter2' })).not.toContain('hunter2');
  });
});

describe('a payment provider', () => {
  test('is refused if incomplete, naming what is missing', () => {
    expect(refusalOf({ ...adyen, ADYEN_HMAC_KEY: '' })).toContain('ADYEN_HMAC_KEY is not set');
    expect(refusalOf({ PAYMENT_PROVIDER: 'adyen' })).toContain('ADYEN_API_KEY, ADYEN_CLIENT_KEY');
    expect(refusalOf({ ...adyen, ADYEN_ENV: 'live' })).toContain('ADYEN_LIVE_PREFIX');
    expect(refusalOf({ ...adyen, ADYEN_HMAC_KEY: 'short' })).toContain('64 hexadecimal digits');
  });
  test('is accepted if complete, in test mode by default', () => {
    expect(readEnv(adyen).ADYEN_ENV).toBe('test');
    expect(readEnv({ ...adyen, ADYEN_ENV: 'live', ADYEN_LIVE_PREFIX: 'abc-Yrke' }).ADYEN_ENV).toBe('live');
  });
});

describe.each(['development', 'uat', 'staging', 'production'])('%s', (APP_ENV) => {
  const settings = { ...production, APP_ENV };

  test('refuses the public default secret, given or omitted', () => {
    const refusal = `SESSION_SECRET has its well-known value, with which anybody can sign in as anybody. Set it to a random text of at least 32 characters where APP_ENV is ${APP_ENV}.`;
    expect(refusalOf({ ...settings, SESSION_SECRET: '' })).toBe(refusal);
    expect(refusalOf({ ...settings, SESSION_SECRET: defaultSessionSecret })).toBe(refusal);
  });

  test('refuses the public default secret as the previous one, because its tokens would still be valid', () => {
    expect(refusalOf({ ...settings, SESSION_SECRET_PREVIOUS: defaultSessionSecret })).toBe(
      `SESSION_SECRET_PREVIOUS has the well-known value, with which anybody can sign in as anybody. Leave it out where APP_ENV is ${APP_ENV}.`,
    );
  });
});

describe('production', () => {
  test('starts with its own secret and provider', () => {
    expect(readEnv(production)).toMatchObject({ APP_ENV: 'production', PAYMENT_PROVIDER: 'adyen' });
  });
  test('refuses the payment simulator unless it is allowed explicitly', () => {
    const simulator = { ...production, PAYMENT_PROVIDER: '' };
    expect(refusalOf(simulator)).toContain('PAYMENT_PROVIDER');
    expect(refusalOf({ ...simulator, ALLOW_PAYMENT_SIMULATOR: '0' })).toContain('ALLOW_PAYMENT_SIMULATOR=1');
    expect(readEnv({ ...simulator, ALLOW_PAYMENT_SIMULATOR: '1' }).PAYMENT_PROVIDER).toBe('simulator');
  });
});
