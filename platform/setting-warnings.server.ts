import type { Env } from './env.server.ts';

/** Settings with which a production shop starts but does not work as customers expect. */
const checks = [
  {
    code: 'adyenTest',
    setting: 'ADYEN_ENV',
    isRisky: (env) => env.PAYMENT_PROVIDER === 'adyen' && env.ADYEN_ENV === 'test',
    sentence: 'ADYEN_ENV is test: payments are accepted, but no money is taken. Set it to live.',
  },
  {
    code: 'paymentSimulator',
    setting: 'PAYMENT_PROVIDER',
    isRisky: (env) => env.PAYMENT_PROVIDER === 'simulator',
    sentence: 'PAYMENT_PROVIDER is the simulator: payments are accepted, but no money is taken. Set it to adyen.',
  },
  {
    code: 'noSmtp',
    setting: 'SMTP_URL',
    isRisky: (env) => env.SMTP_URL === undefined,
    sentence: 'SMTP_URL is not set: mails are written to the data folder and not sent.',
  },
  {
    code: 'noDatabase',
    setting: 'DATABASE_URL',
    isRisky: (env) => env.DATABASE_URL === undefined,
    sentence:
      'DATABASE_URL is not set: everything is stored in the embedded database, which serves one process and may lose the last writes when the power fails.',
  },
  {
    code: 'noTax',
    setting: 'TAX_URL',
    isRisky: (env) => env.TAX_URL === undefined,
    sentence: 'TAX_URL is not set: tax is computed with the built-in rates, which nobody keeps up to date.',
  },
] as const satisfies readonly { code: string; setting: keyof Env; isRisky: (env: Env) => boolean; sentence: string }[];

export type SettingWarning = Pick<(typeof checks)[number], 'code' | 'setting' | 'sentence'>;

export const settingWarningCodes = checks.map(({ code }) => code);

/** Warnings for operators at start and for staff on their pages; empty outside production. */
export function settingWarnings(env: Env): readonly SettingWarning[] {
  if (env.APP_ENV !== 'production') return [];
  return checks
    .filter(({ isRisky }) => isRisky(env))
    .map(({ code, setting, sentence }) => ({ code, setting, sentence }));
}
