import type { Language } from '#core/locale.ts';
import { seal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import type { Market } from '../market/market.ts';
import type { Shop } from '../shop.server.ts';
import { shopLink } from './shop-link.server.ts';
import { savePasswordToken } from './store/password-token-store.server.ts';

const chooseWithinMs = 7 * 24 * 60 * 60_000;

type Link = {
  /** Of the event that causes the mail: the same event makes the same link. */
  readonly id: string;
  readonly person: { readonly customerId: number };
  readonly market: Market;
  readonly language: Language;
  readonly since: Date;
};

/** The link of a mail by which a new person chooses the first password, once and within seven days. */
export async function makePasswordLink(
  shop: Pick<Shop, 'db' | 'env'>,
  { id, person, market, language, since }: Link,
): Promise<string> {
  await savePasswordToken(shop.db, id, person.customerId, new Date(since.getTime() + chooseWithinMs));
  const token = seal(secretsOf(shop.env), 'password-reset', id);
  return shopLink(shop, market, '/login/new-password', { token, lang: language });
}
