import type { Env } from '#platform/env.server.ts';
import { seal, unseal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';

type Secrets = Pick<Env, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>;

/** The sealed link to an order for people without an account: `?o=` in redirects and mails. */
export const sealOrder = (env: Secrets, orderId: string): string => seal(secretsOf(env), 'order-link', orderId);

export const unsealOrder = (env: Secrets, sealed: string): string | undefined =>
  unseal(secretsOf(env), 'order-link', sealed);
