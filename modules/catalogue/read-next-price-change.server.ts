import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { storefrontOfMarket } from './storefront.server.ts';

type Reader = Pick<Shop, 'snapshots'>;

/** Access: everybody. The next time a public price changes by itself; a kept page must expire then. */
export async function readNextPriceChange(
  shop: Reader,
  { market, now }: Pick<Visit, 'market' | 'now'>,
): Promise<Date | undefined> {
  const { priceChanges } = await shop.snapshots.read(storefrontOfMarket, market.code);
  const next = priceChanges.find((change) => change > now.getTime());
  return next === undefined ? undefined : new Date(next);
}
