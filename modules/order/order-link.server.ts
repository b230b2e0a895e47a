import type { Env } from '#platform/env.server.ts';
import { seal, unseal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';

type Secrets = Pick<Env, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>;

/** The way to an order for whoever has no account: stands in redirects and mails as `?o=`. */
export const sealOrder = (env: Secrets, orderId: string): string => seal(secretsOf(env), 'order-link', orderId);

export const unsealOrder = (env: Secrets, sealed: string): string | undefined =>
  unseal(secretsOf(env), 'order-link', sealed);
