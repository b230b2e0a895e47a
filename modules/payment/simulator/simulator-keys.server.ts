import type { Env } from '#platform/env.server.ts';
import { macOf, seal, unseal } from '../../auth/keys.server.ts';
import { secretsOf } from '../../auth/token.server.ts';
import type { Sender } from '../notifications/signed-notifications.server.ts';
import type { ResultCode } from './decisions.ts';

type Secrets = Pick<Env, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>;

/** The simulator signs like the real provider, with its own keys. */
export const simulatorSender = (env: Secrets): Sender => ({
  merchantAccount: 'simulator',
  keys: secretsOf(env).map((secret) =>
    Buffer.from(macOf(secret, 'payment-simulator', 'notifications'), 'base64url').toString('hex'),
  ),
});

/** Signs the result that the browser brings back, so that it cannot be forged. */
export const sealResult = (env: Secrets, sessionId: string, resultCode: ResultCode): string =>
  seal(secretsOf(env), 'payment-simulator', `${sessionId} ${resultCode}`);

export function unsealResult(env: Secrets, sessionId: string, sealed: string): ResultCode | undefined {
  const [of, resultCode] = unseal(secretsOf(env), 'payment-simulator', sealed)?.split(' ') ?? [];
  return of === sessionId ? (resultCode as ResultCode) : undefined;
}
