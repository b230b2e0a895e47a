import { randomBytes } from 'node:crypto';
import { ok, refuse } from '#core/result.ts';
import type { Env } from '#platform/env.server.ts';
import { judgeTime } from './form-time.ts';
import { seal, unseal } from './keys.server.ts';
import { secretsOf } from './token.server.ts';

type Secrets = Pick<Env, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>;

/** The public forms with a time trap. */
type StampedForm = 'company-application' | 'contact-form';

/** The signed time at which a public form is shown. */
export const stampForm = (env: Secrets, form: StampedForm, now: Date): string =>
  seal(secretsOf(env), form, `${now.getTime()} ${randomBytes(6).toString('base64url')}`);

/** Refuses a form that was sent faster than people type, or that was shown more than a day ago. */
export function checkStamp(env: Secrets, form: StampedForm, stamp: string, now: Date) {
  const text = unseal(secretsOf(env), form, stamp);
  const judged = judgeTime(text === undefined ? undefined : new Date(Number.parseInt(text, 10)), now);
  if (judged === 'too-fast') return refuse({ code: 'form-too-fast' });
  if (judged === 'too-old') return refuse({ code: 'form-too-old' });
  return ok(undefined);
}
