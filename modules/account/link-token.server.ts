import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import { seal, unseal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import type { Market } from '../market/market.ts';
import type { Shop } from '../shop.server.ts';
import { shopLink } from './shop-link.server.ts';
import { removePasswordTokensBefore, savePasswordToken } from './store/password-token-store.server.ts';
import { removeRegistrationsBefore } from './store/registration-store.server.ts';

/** The id in the link of a mail that we wrote; nothing in one that somebody else did. */
export function idInLink({ env }: Shop, purpose: 'password-reset' | 'registration', token: string) {
  const id = unseal(secretsOf(env), purpose, token);
  return id !== undefined && /^[0-9a-f-]{36}$/.test(id) ? id : undefined;
}

type LinkFacts = {
  /** Of the event that causes the mail: one that comes twice makes the same link. */
  readonly eventId: string;
  readonly customerId: number;
  readonly market: Market;
  readonly language: Language;
  readonly expiresAt: Date;
};

/** The link of a mail by which its reader chooses a password, once. */
export async function makePasswordLink(
  shop: Pick<Shop, 'db' | 'env'>,
  { eventId, customerId, market, language: lang, expiresAt }: LinkFacts,
): Promise<string> {
  await savePasswordToken(shop.db, eventId, customerId, expiresAt);
  const token = seal(secretsOf(shop.env), 'password-reset', eventId);
  return shopLink(shop, market, '/login/new-password', { token, lang });
}

/** The shop itself, at night: what links of mails stood for, once they had run out before then. */
export async function removeLinksBefore(db: Db, before: Date): Promise<void> {
  await removePasswordTokensBefore(db, before);
  await removeRegistrationsBefore(db, before);
}
