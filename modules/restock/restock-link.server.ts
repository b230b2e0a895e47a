import type { Env } from '#platform/env.server.ts';
import { seal, sha256, unseal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';

type Secrets = Pick<Env, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>;

/** What an address is called in links. */
export const addressKeyOf = (emailAddress: string): string => sha256(emailAddress.toLowerCase());

/** The way out, in every mail: stands there as `?w=`, and names the address without showing it. */
export const sealAddress = (env: Secrets, emailAddress: string): string =>
  seal(secretsOf(env), 'restock', addressKeyOf(emailAddress));

export const unsealAddress = (env: Secrets, sealed: string): string | undefined =>
  unseal(secretsOf(env), 'restock', sealed);
