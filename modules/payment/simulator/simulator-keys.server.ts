import type { Env } from '#platform/env.server.ts';
import { macOf, seal, unseal } from '../../auth/keys.server.ts';
import { secretsOf } from '../../auth/token.server.ts';
import type { Sender } from '../notifications/signed-notifications.server.ts';
import type { ResultCode } from './decisions.ts';

type Secrets = Pick<Env, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>;

/** The simulator signs as the real provider does, with keys of its own. */
export const simulatorSender = (env: Secrets): Sender => ({
  merchantAccount: 'simulator',
  keys: secretsOf(env).map((secret) =>
    Buffer.from(macOf(secret, 'payment-simulator', 'notifications'), 'base64url').toString('hex'),
  ),
});

/** What the browser brings back of a payment: nobody else can have made it. */
export const sealResult = (env: Secrets, sessionId: string, resultCode: ResultCode): string =>
  seal(secretsOf(env), 'payment-simulator', `${sessionId} ${resultCode}`);

export function unsealResult(env: Secrets, sessionId: string, sealed: string): ResultCode | undefined {
  const [of, resultCode] = unseal(secretsOf(env), 'payment-simulator', sealed)?.split(' ') ?? [];
  return of === sessionId ? (resultCode as ResultCode) : undefined;
}
