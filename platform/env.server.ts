import * as z from 'zod';
import { environments } from '#core/environment.ts';
import { StartupError } from './startup-error.ts';

export const defaultSessionSecret = 'only-for-local-use-change-me-before-production';

const whole = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.string().trim().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(min).max(max));
const flag = z.stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['0', 'false', 'no', 'off'] });
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
const numbers = list.pipe(
  z.array(z.string().regex(/^\d+$/, 'must be whole numbers, separated by commas').transform(Number)),
);

const domainMap = list.pipe(
  z.array(z.string().regex(/^[^=\s]+=[a-z]{2}$/, 'must be pairs like shop.example=se, separated by commas')),
);

/** All settings of the shop, documented in docs/operations.md. No other file reads the environment. */
const settings = z
  .object({
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().min(1).optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL: whole(1, 500).default(10),
    WORKERS: whole(1, 64).default(1),
    APP_ENV: z.enum(environments).default('local'),
    TRUST_PROXY: list.default([]),
    MARKET_DOMAINS: domainMap.default([]),
    DEFAULT_MARKET: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional(),
    DEMO: flag.optional(),
    DEMO_PRODUCTS: z.coerce.number().int().min(1).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).default('Yrke <shop@yrke.example>'),
    MAIL_EVENTS_SECRET: z.string().min(24).optional(),
    MAILING_URL: z.url({ protocol: /^https?$/ }).optional(),
    MAILING_TOKEN: z.string().optional(),
    SESSION_SECRET: z.string().min(32).default(defaultSessionSecret),
    SESSION_SECRET_PREVIOUS: z.string().min(32).optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('eu-north-1'),
    S3_ENDPOINT: z.url().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    TAX_URL: z.url({ protocol: /^https?$/ }).optional(),
    TAX_TOKEN: z.string().optional(),
    LAUNDRY_URL: z.url({ protocol: /^https?$/ }).optional(),
    LAUNDRY_TOKEN: z.string().optional(),
    GARMENT_EVENT_DAYS: whole(90, 3650).default(730),
    PAYMENT_PROVIDER: z.enum(['simulator', 'adyen']).default('simulator'),
    ALLOW_PAYMENT_SIMULATOR: flag.default(false),
    ADYEN_API_KEY: z.string().optional(),
    ADYEN_CLIENT_KEY: z.string().optional(),
    ADYEN_MERCHANT_ACCOUNT: z.string().optional(),
    ADYEN_HMAC_KEY: z
      .string()
      .regex(/^[0-9A-Fa-f]{64}$/, 'must be 64 hexadecimal digits')
      .optional(),
    ADYEN_ENV: z.enum(['test', 'live']).default('test'),
    ADYEN_LIVE_PREFIX: z.string().optional(),
    ADYEN_URL: z.url({ protocol: /^https?$/ }).optional(),
    ADDRESS_URL: z.url({ protocol: /^https?$/ }).optional(),
    ADDRESS_TOKEN: z.string().optional(),
    E_INVOICE_URL: z.url({ protocol: /^https?$/ }).optional(),
    E_INVOICE_TOKEN: z.string().optional(),
    TAG_MANAGER_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container id like GTM-AB12CD3')
      .optional(),
    CONSENT_TOOL_URL: z.url({ protocol: /^https$/ }).optional(),
    CONSENT_TOOL_ID: z.string().optional(),
    MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
    META_PIXEL_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
    META_ACCESS_TOKEN: z.string().optional(),
    META_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v24.0'),
    KLEVU_API_KEY: z.string().optional(),
    KLEVU_URL: z.url({ protocol: /^https?$/ }).default('https://stats.ksearchnet.com/analytics'),
    PICTURE_CACHE_MB: whole(1).default(500),
    PICTURES_AHEAD: flag.default(true),
    METRICS_TOKEN: z.string().min(16).optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
    API_RATE_LIMIT: whole(1).default(600),
    SPECIAL_CUSTOMER_IDS: numbers.default([]),
    SPECIAL_COMPANY_IDS: numbers.default([]),
    SPECIAL_MARKET_IDS: numbers.default([]),
    PUNCHOUT_PRIVATE_HOSTS: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((host) => host.trim().toLowerCase())
          .filter(Boolean),
      )
      .default([]),
  })
  .transform((env) => ({
    ...env,
    HOST: env.HOST ?? (env.APP_ENV === 'local' ? '127.0.0.1' : '0.0.0.0'),
    DEMO: env.DEMO ?? env.APP_ENV === 'local',
    LOG_LEVEL: env.LOG_LEVEL ?? (env.APP_ENV === 'local' ? 'warn' : 'info'),
  }));

export type Env = z.output<typeof settings>;

export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty variable means "not set", as in most shells and container settings.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartupError(
      `The setting ${lines.join('; ')}. Correct it in the environment; docs/operations.md lists all settings.`,
    );
  }
  refuseKnownSecret(parsed.data);
  refuseUnsafeProduction(parsed.data);
  refuseHalfAdyen(parsed.data);
  return parsed.data;
}

/** An incomplete configuration must fail at start, not at the first payment. */
function refuseHalfAdyen(env: Env) {
  if (env.PAYMENT_PROVIDER !== 'adyen') return;
  const needed = ['ADYEN_API_KEY', 'ADYEN_CLIENT_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_HMAC_KEY'] as const;
  const missing: string[] = needed.filter((name) => env[name] === undefined);
  if (env.ADYEN_ENV === 'live' && env.ADYEN_LIVE_PREFIX === undefined) missing.push('ADYEN_LIVE_PREFIX');
  if (missing.length > 0)
    throw new StartupError(
      `PAYMENT_PROVIDER is adyen, but ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set. Set what your account at the provider says, or PAYMENT_PROVIDER=simulator.`,
    );
}

/** The default secret is public, so tokens signed with it are worthless outside local development. */
function refuseKnownSecret({ APP_ENV, SESSION_SECRET, SESSION_SECRET_PREVIOUS }: Env) {
  if (APP_ENV === 'local') return;
  if (SESSION_SECRET === defaultSessionSecret)
    throw new StartupError(
      `SESSION_SECRET has its well-known value, with which anybody can sign in as anybody. Set it to a random text of at least 32 characters where APP_ENV is ${APP_ENV}.`,
    );
  if (SESSION_SECRET_PREVIOUS === defaultSessionSecret)
    throw new StartupError(
      `SESSION_SECRET_PREVIOUS has the well-known value, with which anybody can sign in as anybody. Leave it out where APP_ENV is ${APP_ENV}.`,
    );
}

function refuseUnsafeProduction(env: Env) {
  if (env.APP_ENV !== 'production') return;
  if (env.DEMO)
    throw new StartupError(
      'DEMO is on, which would fill this shop with invented companies and people. Leave DEMO out in production.',
    );
  if (env.PAYMENT_PROVIDER === 'simulator' && !env.ALLOW_PAYMENT_SIMULATOR)
    throw new StartupError(
      'PAYMENT_PROVIDER is the simulator, which takes no money. Choose a real provider, or set ALLOW_PAYMENT_SIMULATOR=1 to run it in production all the same.',
    );
}
