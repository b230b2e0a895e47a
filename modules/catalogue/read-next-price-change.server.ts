import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { storefrontOfMarket } from './storefront.server.ts';

type Reader = Pick<Shop, 'snapshots'>;

/** Everybody may. Until then no public price changes by itself; a page that is kept must not be kept longer. */
export async function readNextPriceChange(
  shop: Reader,
  { market, now }: Pick<Visit, 'market' | 'now'>,
): Promise<Date | undefined> {
  const { priceChanges } = await shop.snapshots.read(storefrontOfMarket, market.code);
  const next = priceChanges.find((change) => change > now.getTime());
  return next === undefined ? undefined : new Date(next);
}
