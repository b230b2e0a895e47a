import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import { seal, unseal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import type { Market } from '../market/market.ts';
import type { Shop } from '../shop.server.ts';
import { shopLink } from './shop-link.server.ts';
import { removePasswordTokensBefore, savePasswordToken } from './store/password-token-store.server.ts';
import { removeRegistrationsBefore } from './store/registration-store.server.ts';

/** The id in a link that this shop signed; undefined for a forged link. */
export function idInLink({ env }: Shop, purpose: 'password-reset' | 'registration', token: string) {
  const id = unseal(secretsOf(env), purpose, token);
  return id !== undefined && /^[0-9a-f-]{36}$/.test(id) ? id : undefined;
}

type LinkFacts = {
  /** The event that causes the mail: a repeated event makes the same link. */
  readonly eventId: string;
  readonly customerId: number;
  readonly market: Market;
  readonly language: Language;
  readonly expiresAt: Date;
};

/** The mailed link for choosing a password, valid once. */
export async function makePasswordLink(
  shop: Pick<Shop, 'db' | 'env'>,
  { eventId, customerId, market, language: lang, expiresAt }: LinkFacts,
): Promise<string> {
  await savePasswordToken(shop.db, eventId, customerId, expiresAt);
  const token = seal(secretsOf(shop.env), 'password-reset', eventId);
  return shopLink(shop, market, '/login/new-password', { token, lang });
}

/** Nightly job: removes the rows of links that expired before this time. */
export async function removeLinksBefore(db: Db, before: Date): Promise<void> {
  await removePasswordTokensBefore(db, before);
  await removeRegistrationsBefore(db, before);
}
