import type { Env } from '#platform/env.server.ts';
import { seal, unseal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import type { Place } from './subscriber-store.server.ts';

type Secrets = Pick<Env, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>;

/** Each link is valid for one page: a link that unsubscribes cannot confirm. */
type LinkUse = 'confirm' | 'leave' | 'preferences';

/** Token of the links in mails (`?n=`). It identifies the address without showing it. */
export const sealPlace = (env: Secrets, use: LinkUse, { marketId, addressKey }: Place): string =>
  seal(secretsOf(env), 'newsletter', `${use} ${marketId} ${addressKey}`);

export function unsealPlace(env: Secrets, use: LinkUse, sealed: string): Place | undefined {
  const [sealedUse, marketId = '', addressKey = ''] = unseal(secretsOf(env), 'newsletter', sealed)?.split(' ') ?? [];
  return sealedUse === use ? { marketId: Number(marketId), addressKey } : undefined;
}
