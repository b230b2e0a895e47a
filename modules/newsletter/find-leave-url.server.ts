import type { HrefOf } from '../href-of.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { storefrontUrl } from '../market/hosts.ts';
import { ownHostsOf } from '../market/own-hosts.server.ts';
import type { Shop } from '../shop.server.ts';
import { findBlock } from './blocks/block-store.server.ts';
import { sealPlace } from './newsletter-link.server.ts';
import { addressKeyOf, findSubscriber, type Subscriber } from './subscriber-store.server.ts';

/** The page that takes an address off the list; a mail program can post to it (RFC 8058). */
export function leaveUrlOf({ env }: Pick<Shop, 'env'>, hrefOf: HrefOf, subscriber: Subscriber): string {
  const market = findMarketBySiteId(subscriber.marketId) ?? fallbackMarket(env.APP_ENV);
  const home = storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env));
  const url = new URL(hrefOf('newsletterUnsubscribe', subscriber.language), home);
  url.searchParams.set('n', sealPlace(env, 'leave', subscriber));
  return url.href;
}

type Address = { readonly marketId: number; readonly emailAddress: string };

/** Access: internal, for advertising by mail. Undefined unless the address is on the list, confirmed and not blocked. */
export async function findLeaveUrl(
  shop: Pick<Shop, 'db' | 'env'>,
  hrefOf: HrefOf,
  { marketId, emailAddress }: Address,
): Promise<string | undefined> {
  const addressKey = addressKeyOf(emailAddress);
  const subscriber = await findSubscriber(shop.db, { marketId, addressKey });
  if (subscriber?.state !== 'active' || (await findBlock(shop.db, addressKey))) return undefined;
  return leaveUrlOf(shop, hrefOf, subscriber);
}
