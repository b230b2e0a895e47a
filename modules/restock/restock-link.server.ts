import type { Env } from '#platform/env.server.ts';
import { seal, sha256, unseal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';

type Secrets = Pick<Env, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>;

/** Hash of an address for links. */
export const addressKeyOf = (emailAddress: string): string => sha256(emailAddress.toLowerCase());

/** Token of the unsubscribe link (`?w=`) in every mail; it identifies the address without showing it. */
export const sealAddress = (env: Secrets, emailAddress: string): string =>
  seal(secretsOf(env), 'restock', addressKeyOf(emailAddress));

export const unsealAddress = (env: Secrets, sealed: string): string | undefined =>
  unseal(secretsOf(env), 'restock', sealed);
