import { ok, refuse } from '#core/result.ts';
import type { Claims } from '../auth/claims.ts';
import type { Market } from '../market/market.ts';
import type { Shop } from '../shop.server.ts';
import { findKeyed } from './key-store.server.ts';

export type FeedShop = Pick<Shop, 'db' | 'env' | 'laundry' | 'snapshots' | 'events' | 'clock' | 'log' | 'texts'>;

/** The shop, and the person in whose name lines are applied. */
export type Feeding = { readonly shop: FeedShop; readonly claims: Claims; readonly now: Date };

/** The visit that use cases ask for: of the person who sent the feed, in the market of the line. */
export const visitIn = ({ claims, now }: Feeding, market: Market) => ({
  claims,
  now,
  market,
  language: market.defaultLocale,
});

export async function reachKeyed({ shop }: Feeding, kind: 'company' | 'person', key: string) {
  const id = await findKeyed(shop.db, kind, key);
  return id === undefined ? refuse({ code: 'business-key-unknown', key }) : ok(id);
}
