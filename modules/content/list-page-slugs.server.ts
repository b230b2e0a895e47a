import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { contentOfMarket } from './content-snapshot.server.ts';

/** Slugs of public pages, without duplicates. */
export async function listPageSlugs(
  shop: Pick<Shop, 'snapshots'>,
  { market }: Pick<Visit, 'market'>,
): Promise<string[]> {
  const { pages } = await shop.snapshots.read(contentOfMarket, market.marketId);
  return [...new Set([...pages.keys()].map((key) => key.split(' ')[1] ?? ''))];
}
